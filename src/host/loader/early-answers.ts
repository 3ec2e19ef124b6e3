import type { InitOptions } from '../public'
import type { EarlyAnswers } from '../widget/early-fetch'
import { ignore } from './create-handle'

/**
 * Asks for the venue that the page names, and for its times where it names a day too. What the page says is not checked
 * yet: a wrong word costs a request here, and the widget asks again by the checked options.
 */
export function askEarly(
  early: EarlyAnswers,
  options: Partial<InitOptions>,
  source: Element | undefined,
  header = 'X-Session-Id',
): void {
  const address = new URLSearchParams(location.search)
  const {
    fetch: send = fetch,
    venueId = source?.getAttribute('venue-id') ?? address.get('tavola-venue'),
    baseUrl = source?.getAttribute('base-url'),
    date = address.get('tavola-date'),
    guests = 2,
  } = options
  if (baseUrl == null || !venueId) return
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
  if (date) ask(`sessions/availability/${venue}/${date}/${guests}/true`)
}
