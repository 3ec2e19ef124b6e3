import type { Page } from 'playwright-core'
import { readFocus, type Focused } from './tree'
import { wordsOfChange, wordsOfFocus } from './wording'

/** One thing that a screen reader says, or does not although the page would have it say it. */
export interface Utterance {
  readonly kind: 'focus' | 'change' | 'polite' | 'assertive' | 'alert' | 'in the alert' | 'unheard' | 'lost'
  readonly text: string
  /** Of what is unheard. */
  readonly why?: string
}

interface Entry {
  readonly kind: Exclude<Utterance['kind'], 'change' | 'lost'>
  /** The focus came anew, and did not only go on within a list. */
  readonly again?: boolean
  readonly text?: string
  readonly why?: string
}

/** Hears a page that was prepared with `watchSpeech`. */
export async function listenTo(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  let before: Focused | null = null

  /** What was said since the last time, in order. Of several moves of the focus the last is heard. */
  async function take(): Promise<Utterance[]> {
    const log = await page.evaluate<Entry[]>('speech.take()')
    const now = await readFocus(session)
    const old = before
    before = now
    const has = now?.part.id !== old?.part.id
    const isAgain = log.some(({ kind, again }) => kind === 'focus' && again)
    const focus = now && (has || isAgain) ? wordsOfFocus(now, old).map(as('focus')) : []
    const last = log.map(({ kind }) => kind).lastIndexOf('focus')
    const said = log.flatMap((entry, index) =>
      entry.kind === 'focus' ? (index === last ? focus : []) : [entry as Utterance],
    )
    if (last < 0) said.push(...focus)
    if (now && old && focus.length === 0)
      said.push(...[wordsOfChange(now, old)].filter(Boolean).map(as('change')))
    if (!now && old) said.push({ kind: 'lost', text: 'nothing has the focus' })
    return said
  }

  return { take, focused: () => before }
}

const as = (kind: Utterance['kind']) => (text: string) => ({ kind, text })
