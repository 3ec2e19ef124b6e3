import { aboutKinds, kinds } from './kinds'
import { checkName } from './names'
import { takenNames } from './own-package'
import type { Wish } from './wish'
import { UsageError } from '../command-line'

/** Where somebody answers. */
export interface Terminal {
  question(text: string): Promise<string>
}

/** Asks for what was not said; Enter takes the answer in brackets. */
export async function askFor(wish: Wish, terminal: Terminal): Promise<Wish> {
  const list = kinds.map((one) => `  ${one}: ${aboutKinds[one].what}\n`).join('')
  const kind =
    wish.kind ??
    (await answered(terminal, `${list}What shall it be? (journey) `, (answer) => {
      const found = kinds.find((one) => answer !== '' && one.startsWith(answer.toLowerCase()))
      if (answer !== '' && !found) throw new UsageError(`Expected one of ${kinds.join(', ')}.`)
      return found ?? 'journey'
    }))
  const { sample } = aboutKinds[kind]
  const name = await answered(terminal, `Its name? (${sample}) `, (answer) => {
    checkName(answer || sample, takenNames())
    return answer || sample
  })
  const into = wish.into ?? ((await terminal.question(`In which folder? (./${name}) `)).trim() || name)
  return { ...wish, kind, name, into }
}

/** Asks again until the answer makes sense. */
async function answered<Value>(
  terminal: Terminal,
  question: string,
  read: (answer: string) => Value,
): Promise<Value> {
  for (let text = question; ;) {
    try {
      return read((await terminal.question(text)).trim())
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      text = `${error.message}\n${question.split('\n').at(-1)}`
    }
  }
}
