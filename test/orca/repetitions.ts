import type { Heard } from './reader'

/** The same utterance some times in a row. */
export interface Repetition {
  readonly text: string
  readonly times: number
  /** The first and the last of the presses, counted in the journey. */
  readonly from: number
  readonly to: number
  /** The last press. */
  readonly act: string
}

export function repetitionsIn(heard: readonly Heard[]): Repetition[] {
  const runs: Repetition[] = []
  heard.forEach(({ act, said }, press) => {
    for (const text of said.filter((one) => !isMode.test(one)).map(plain)) {
      const last = runs.at(-1)
      if (last?.text === text) runs.splice(-1, 1, { ...last, times: last.times + 1, to: press, act })
      else runs.push({ text, times: 1, from: press, to: press, act })
    }
  })
  return runs.filter(({ times }) => times > 1)
}

export const inWords = ({ act, text, times }: Repetition) => `${act}: ${text} (${times} times)`

/**
 * Whether Firefox and Orca 43 repeat it by themselves. They do so on a page without the widget too (orca.test.ts): twice for one
 * press, and only a number field's new value, or a description that has changed since the control was last heard.
 */
export function isOrcasOwn({ text, times, from, to }: Repetition, heard: readonly Heard[]): boolean {
  if (times > 2 || from !== to) return false
  const before = heard.slice(0, to)
  const press = heard[to]!
  return isNumber(text, press, before) || isNewDescription(text, press, before)
}

function isNumber(text: string, { act }: Heard, before: readonly Heard[]): boolean {
  const control = before
    .flatMap(({ said }) => said)
    .filter((one) => isControl.test(one))
    .at(-1)
  return /^Arrow(Up|Down)$/.test(act) && /^\d+$/.test(text) && / spin button\b/.test(control ?? '')
}

function isNewDescription(text: string, press: Heard, before: readonly Heard[]): boolean {
  const control = press.said.find((one) => isControl.test(one))
  if (control === undefined || descriptionOf(control, press) !== text) return false
  const last = before.filter(({ said }) => said.includes(control)).at(-1)
  return last !== undefined && descriptionOf(control, last) !== text
}

/** Orca says it after the name and the role. */
const descriptionOf = (control: string, { said }: Heard) => plain(said[said.indexOf(control) + 1] ?? '')

/** The roles of the controls that have a number or a description. */
const isControl = /\S (push button|spin button|entry|combo box|check box|link)\b/

/** As a listener compares it: Orca gives some signs a word, and ends some utterances with a dot. */
const plain = (text: string) => text.replaceAll('middle dot', '·').replace(/\.$/, '')

/** Orca's own state, not the page's. */
const isMode = /^(Focus|Browse) mode$/
