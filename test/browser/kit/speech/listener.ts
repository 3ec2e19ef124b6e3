import type { Page, Request } from 'playwright-core'
import { matches } from '../../../kit/network'
import { until } from '../playwright-driver'
import { readFocus, wordsOfChange, wordsOfFocus, type Focused } from './wording'

/** How far the page's clock goes on at a time, in milliseconds. */
const step = 50

/** Lets the browser draw, which the page's own clock has no part in. */
const drawn = `new Promise((done) => {
  const observer = new ResizeObserver(() => (observer.disconnect(), done(speech.log.length)))
  observer.observe(document.documentElement)
})`

/**
 * Waits until all that a key press has set going is over, on a page whose clock stands: requests come to their end while
 * no time passes for the page, so that the same is heard on every machine.
 */
export function createCalm(page: Page) {
  const underWay = new Set<Request>()
  const held = new Set<string>()
  let events = 0
  const isAsked = (request: Request) => request.resourceType() === 'fetch'
  const isHeld = (request: Request) => {
    const seen = { method: request.method(), path: new URL(request.url()).pathname }
    return [...held].some((pattern) => matches(pattern, seen))
  }
  page.on('request', (request) => {
    events++
    if (!isHeld(request)) underWay.add(request)
  })
  const ends = (request: Request) => (events++, underWay.delete(request))
  page.on('requestfinished', ends).on('requestfailed', ends)

  async function settles(isOver: () => boolean): Promise<void> {
    let heard = 0
    // Twice: React has effects that come after a drawing, and are drawn themselves.
    for (let calm = 0; calm < 2;) {
      if (!isOver()) await until(isOver, 'the requests that are under way to end')
      const before = events
      await page.clock.runFor(step)
      const now = await page.evaluate<number>(drawn)
      const isCalm = before === events && heard === now && isOver()
      calm = isCalm ? calm + 1 : 0
      heard = now
    }
  }
  return {
    /** Until the server has answered. */
    settles: () => settles(() => underWay.size === 0),
    /** Until all is there but the server's answers. */
    settlesUnanswered: () => settles(() => [...underWay].every(isAsked)),
    /** The server has been asked something, and has not answered. */
    isAsking: () => [...underWay].some(isAsked),
    /** From now on such requests are not waited for. */
    holds: (pattern: string) => void held.add(pattern),
  }
}

/** One thing that a screen reader says, or does not although the page would have it say it. */
export interface Utterance {
  readonly kind: 'focus' | 'change' | 'polite' | 'assertive' | 'alert' | 'in the alert' | 'unheard' | 'lost'
  readonly text: string
  /** The reason why it isn't announced. */
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

  /** The announcements since the last call, in order. Only the last of several focus moves is announced. */
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
