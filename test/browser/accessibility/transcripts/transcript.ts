import type { Heard } from '../../kit/speech/reader'
import type { Utterance } from '../../kit/speech/listener'
import type { Walk } from './walks/walk'

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
