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
