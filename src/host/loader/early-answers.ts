import type { EarlyAnswers } from '../widget/early-fetch'
import { ignore } from './create-handle'
import type { SaidOption } from './said-option'

/**
 * Asks for the venue that the page names, and for its times where it names a day too. What the page says is not checked
 * yet: a wrong word costs a request here, and the widget asks again by the checked options. True where it asked.
 */
export function askEarly(early: EarlyAnswers, said: SaidOption, header = 'X-Session-Id'): boolean {
  const address = new URLSearchParams(location.search)
  const venueId = said('venueId') ?? address.get('tavola-venue')
  const date = said('date') ?? address.get('tavola-date')
  const baseUrl = said('baseUrl')
  const send = said('fetch') ?? fetch
  if (baseUrl == null || !venueId) return false
  // The widget goes on with this id (src/api/session-id.ts). Where storage is denied nothing is asked early.
  const get = async (url: string) =>
    send(url, { headers: { [header]: (sessionStorage['tavola.session'] ??= crypto.randomUUID()) as string } })
  const ask = (path: string) => {
    const url = baseUrl.replace(/\/+$/, '') + '/api/' + path
    early[url] ??= [get(url), Date.now()]
    early[url][0].catch(ignore)
  }
  const venue = encodeURIComponent(venueId)
  ask('venues/getbyid/' + venue)
  if (date) ask(`sessions/availability/${venue}/${date}/${said('guests') ?? 2}/true`)
  return true
}
