import { backEndRoot } from '../../address'
import { lifetime, type EarlyAnswers } from '../widget/early-fetch'
import { sessionKey } from '../../api/session-key'
import { ignore } from './create-handle'
import type { ReadOption } from '../options/read-option'

/**
 * Asks for the venue that the page names, and for its times if it names a day too. The table of options has not checked these
 * values yet: with anything unusual nothing is asked here, and a wrong word costs a request. The widget asks again with the
 * checked options. True if it asked.
 */
export function askEarly(early: EarlyAnswers, read: ReadOption, header = 'X-Session-Id'): boolean {
  const venue = read('venueId')
  const root = backEndRoot(read('baseUrl'))
  if (!venue || !root) return false
  try {
    // The widget goes on with this id. Storage may be denied, and a page on plain http makes none.
    const id = (sessionStorage[sessionKey] ??= crypto.randomUUID()) as string
    const ask = (path: string) => {
      // No "..", nothing that must be encoded, and only a session id that the widget accepts too.
      if (!/^[\w/-]+$/.test(path + id)) return
      const url = `${root}api/${path}`
      if (early[url]) return
      const request = new AbortController()
      const { signal } = request
      const answer = (read('api') ?? read('fetch') ?? fetch)(url, { headers: { [header]: id }, signal })
      answer.catch(ignore)
      const timer = setTimeout(() => giveUp(early, [url]), lifetime)
      early[url] = { answer, askedAt: Date.now(), request, timer }
    }
    const date = read('date')
    ask('venues/getbyid/' + venue)
    if (date) ask(`sessions/availability/${venue}/${date}/${read('guests') ?? 2}/true`)
    return true
  } catch {
    return false
  }
}

/** Aborts requests that no widget has used. */
export function giveUp(early: EarlyAnswers, urls: readonly string[] = Object.keys(early)): void {
  for (const url of urls) {
    const { request, timer } = early[url]!
    delete early[url]
    clearTimeout(timer)
    request.abort()
  }
}
