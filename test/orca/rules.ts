import type { Heard } from './reader'
import { inWords, isOrcasOwn, repetitionsIn } from './repetitions'

/** What must be so in every journey, however Orca words it. */
export interface Rule {
  /** The criteria that it belongs to. */
  readonly criteria: string
  readonly title: string
  /** The violations, each with its press. */
  readonly faults: (heard: readonly Heard[], reference: RegExp) => string[]
}

export const rules: readonly Rule[] = [
  {
    criteria: '3.3.1',
    title: 'nothing is “invalid” before a press',
    faults(heard) {
      let isRefused = false
      return heard.flatMap(({ act, said }) => {
        if (act === 'Enter') isRefused = said.some((text) => /\bThere is a problem\b/.test(text))
        const early = isRefused ? [] : said.filter((text) => /\binvalid\b/i.test(text))
        return early.map((text) => `${act}: ${whole(text, said)}`)
      })
    },
  },
  {
    criteria: '4.1.3',
    title: 'nothing is said twice in a row',
    faults: (heard) =>
      repetitionsIn(heard)
        .filter((repetition) => !isOrcasOwn(repetition, heard))
        .map(inWords),
  },
  {
    criteria: '4.1.2',
    title: 'each Tab stop has a name and a role',
    faults: (heard) =>
      heard
        .filter(
          ({ act, said }) => /^(Shift\+)?Tab$/.test(act) && !said.some((text) => hasNameAndRole.test(text)),
        )
        .map(({ act, said }) => `${act}: ${said.join(' ') || 'silence'}`),
  },
  {
    criteria: '4.1.3',
    title: 'the reference is heard',
    faults: (heard, reference) =>
      heard.some(({ said }) => said.some((text) => reference.test(text)))
        ? []
        : [`${reference} is in no utterance`],
  },
]

/** Orca's words for the roles that Tab stops at, after the name. */
const hasNameAndRole =
  /\S (push button|toggle button|entry|(editable )?combo box|check box|radio button|link|spin button|heading level \d)\b/

/** A state that is said alone, with what else is said then. */
const whole = (text: string, said: readonly string[]) =>
  /^invalid entry\.?$/.test(text) ? said.join(' ') : text
