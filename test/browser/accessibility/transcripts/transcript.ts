import type { Heard } from '../../kit/speech/reader'
import type { Utterance } from '../../kit/speech/listener'
import type { Walk } from './walks'

/** The file of a walk: what was pressed, each with what was heard, a line for each thing that is said. */
export const transcriptOf = ({ title, about }: Walk, heard: readonly Heard[]): string =>
  [`${title}\n${about}`, ...heard.map(({ act, said }) => [`> ${act}`, ...said.map(lineOf)].join('\n'))].join(
    '\n\n',
  ) + '\n'

const lineOf = ({ kind, text, why }: Utterance): string =>
  kind === 'unheard' ? `NOT HEARD, ${why}: ${text}` : `${marks[kind] ?? ''}${text}`

/** How it comes to be said; nothing where the focus does it. */
const marks: Partial<Record<Utterance['kind'], string>> = {
  polite: '* ',
  assertive: '! ',
  alert: '! alert, ',
  'in the alert': '! ',
  lost: 'WRONG: ',
}

/** The rules for every transcript. Resolves to the violations, each with its press. */
export function faultsOf(heard: readonly Heard[]): string[] {
  return heard.flatMap(({ act, said }, index) => [
    ...said.filter(({ kind }) => kind === 'lost').map(({ text }) => `${act}: ${text}`),
    ...said
      .filter(({ kind }) => kind === 'unheard')
      .map(({ text, why }) => `${act}: not heard, ${why}: ${text}`),
    ...said.filter(({ text }) => text.trim() === '').map(() => `${act}: something empty is said`),
    ...(isPress(act) && said.length === 0 ? [`${act}: nothing is heard`] : []),
    ...byTwo(said).map((text) => `${act}: announced and said again: ${text}`),
    ...repeated(said.filter(({ kind }) => kind === 'polite')).map(
      (text) => `${act}: announced twice: ${text}`,
    ),
    // A control that an alert names may have the focus then.
    ...twice(said.filter(({ kind }) => kind !== 'in the alert').map(({ text }) => text)).map(
      (text) => `${act}: said twice: ${text}`,
    ),
    ...again(
      heard[index - 1],
      said.map(({ text }) => text),
    ).map((text) => `${act}: said again: ${text}`),
  ])
}

/** A key press that must have an effect. Typing and automatic changes need no answer. */
const isPress = (act: string) => /^(Tab|Shift\+Tab|Enter|Space|Escape|Arrow\w+)$/.test(act)

/** Sentences, and parts of a line that are as long as one. */
const sentences = (line: string) =>
  line
    .split(/(?<=[.!?…])\s+|, /)
    .map((part) => part.replace(/[.,]$/, ''))
    .filter((part) => part.split(' ').length > 2)

/** Texts that occur in several of these lines. */
function twice(lines: readonly string[]): string[] {
  const all = lines.flatMap((line) => [...new Set(sentences(line))])
  return [...new Set(all.filter((sentence, index) => all.indexOf(sentence) !== index))]
}

/** Texts that a live region announces more than once, however short. */
const repeated = (said: Heard['said']) =>
  said.map(({ text }) => text).filter((text, index, all) => all.indexOf(text) !== index)

/** Texts that both a live region and the focused element announce, however short. */
function byTwo(said: Heard['said']): string[] {
  const announced = said.filter(({ kind }) => kind === 'polite' || kind === 'assertive')
  const others = said.filter(({ kind }) => kind === 'focus' || kind === 'change')
  return announced
    .map(({ text }) => text)
    .filter((text) => others.some((other) => other.text.split(', ').includes(text)))
}

/** A line that a live region says right after the same line. */
const again = (before: Heard | undefined, lines: readonly string[]) =>
  lines.slice(0, 1).filter((line) => line === before?.said.at(-1)?.text && line.split(' ').length > 2)
