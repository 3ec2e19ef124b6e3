import { UsageError } from '../command-line'
import { checkName } from './names'
import { aboutKinds, kinds, type CreateOptions } from './options'
import { pluginNames } from './tavola-package'

/** Prints a question and waits for the answer. */
export type Ask = (question: string) => Promise<string>

/** Asks for the options that are missing. Enter accepts the answer in brackets. */
export async function promptForOptions(options: CreateOptions, ask: Ask): Promise<CreateOptions> {
  const list = kinds.map((one) => `  ${one}: ${aboutKinds[one].description}\n`).join('')
  const kind =
    options.kind ??
    (await untilValid(ask, `${list}What do you want to create? (journey) `, (answer) => {
      const found = kinds.find((one) => one.startsWith(answer.toLowerCase()))
      if (!found) throw new UsageError(`Choose one of ${kinds.join(', ')}.`)
      return found
    }))
  const { sample } = aboutKinds[kind]
  const name = await untilValid(ask, `Name? (${sample}) `, (answer) => {
    checkName(answer || sample, pluginNames())
    return answer || sample
  })
  const into = options.into ?? ((await ask(`Folder? (./${name}) `)).trim() || name)
  return { ...options, kind, name, into }
}

/** What is missing if there is no terminal to ask in, and the whole command to run, as this one was run. */
export function missingWithoutTerminal(options: CreateOptions, env: NodeJS.ProcessEnv): string {
  const { kind = 'journey', into, tavola } = options
  const missing = options.kind ? 'The name is missing' : 'The name and the kind are missing'
  const given = Object.entries({ into, tavola }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  )
  const words = [aboutKinds[kind].sample, `--${kind}`, ...given].map((word) =>
    /\s/.test(word) ? JSON.stringify(word) : word,
  )
  const others = kinds.filter((one) => one !== kind).map((one) => `--${one}`)
  return `${missing}, and there is no terminal to ask in. Give everything at once:
  ${[...runnerOf(env), ...words].join(' ')}
${options.kind ? '' : `Instead of --${kind} it may be ${others.join(' or ')}. `}--help describes the options.`
}

/** How npm started this command. --yes keeps npm from asking whether it may install it. */
function runnerOf({ npm_command: by, npm_config_package: file }: NodeJS.ProcessEnv): string[] {
  if (by === 'init') return ['npm', 'create', '--yes', 'tavola-plugin', '--']
  if (by !== 'exec') return ['create-tavola-plugin']
  return ['npx', '--yes', ...(file ? ['--package', file] : []), 'create-tavola-plugin']
}

/** Repeats the question, after the reason, until the answer is valid. */
async function untilValid<Value>(
  ask: Ask,
  question: string,
  read: (answer: string) => Value,
): Promise<Value> {
  for (let text = question; ;) {
    try {
      return read((await ask(text)).trim())
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      text = `${error.message}\n${question.split('\n').at(-1)}`
    }
  }
}
