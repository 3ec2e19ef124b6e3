import { randomUUID } from 'node:crypto'
import { instantIn } from '../../src/dates/instant'
import { addDays, isClosedOn, type Closure } from '../../src/dates/plain-date'
import { statusInWords } from './client'
import { ask, fetchBody, hasSucceeded, readBody, type FoundVenue, type Run } from './run'
import { fieldsOf, isDate, isFields, isId, listOf, shown, typeInWords, type Fields } from './values'

/** The calls about restaurants: the search by name, the search near a place, and one restaurant by its id. */

/** One of these is in the name or address of nearly every restaurant. */
const usualTexts = ['a', 'e', 'o', 'i', 'milano', 'london', 'dublin', 'new']

const unknownText = 'qzxqvwzzk'

/** Each has one character that may fail, so that the report names it. */
const difficultTexts = ['Saint Mary', 'Köln', "O'Connell", 'a/b', '50%', '"Bar" & Grill+', 'a?b#c']

/** Finds restaurants by searching, since nothing is known about the back end. */
export async function checkSearch(run: Run): Promise<void> {
  if (!run.offers('search')) return
  const { search } = run.options
  for (const text of search ? [search] : usualTexts) {
    const exchange = await run.client.send('search', { parameters: { text } })
    readBody(run, exchange)
    addVenues(run, anyListIn(exchange.body))
    if (run.venues.length > 0) break
  }
  // A chain's restaurants often begin with its name: this finds more of them, perhaps a closed one.
  const [chain = ''] = nameOf(run.venues[0]).split(' ')
  if (chain && !search) addVenues(run, await fetchBody(run, 'search', { text: chain }))
  await checkNoMatch(run)
  await checkDifficultTexts(run)
}

/** Enough to find one with a closure. */
const MOST_VENUES = 500

/** Also finds a list in an object, so that a wrong shape stops no other check. */
const anyListIn = (body: unknown) =>
  Array.isArray(body) ? body : Object.values(fieldsOf(body)).find(Array.isArray)

function addVenues(run: Run, list: unknown): void {
  const known = new Set(run.venues.map(({ id }) => String(id)))
  for (const fields of listOf(list).map(fieldsOf)) {
    const { id } = fields
    if (!isId(id) || known.has(String(id)) || known.size === MOST_VENUES) continue
    known.add(String(id))
    run.venues.push({ id, fields })
  }
}

const nameOf = (venue: FoundVenue | undefined): string =>
  typeof venue?.fields.name === 'string' ? venue.fields.name : ''

const hasListedVenues = ({ client }: Run) =>
  client.log.some(({ call, status, body }) => call === 'search' && status === 200 && Array.isArray(body))

async function checkNoMatch(run: Run): Promise<void> {
  const found = await ask(run, 'search', { text: unknownText }, 'search.empty')
  if (!found) return
  const { status, body, expect, exchange } = found
  const isList = status === 200 && Array.isArray(body)
  if (!hasListedVenues(run) && !isList)
    return run.recorder.inconclusive('The search always fails.', 'search.empty')
  const response = status === 200 ? `Status 200 with ${shown(body)}` : statusInWords(exchange)
  expect('search.empty', isList, response)
}

async function checkDifficultTexts(run: Run): Promise<void> {
  const { client, recorder } = run
  if (!hasListedVenues(run)) return recorder.inconclusive('The search always fails.', 'search.encoding')
  for (const text of difficultTexts) {
    const found = await ask(run, 'search', { text }, 'search.encoding')
    if (!found) continue
    const { status, body, exchange, expect } = found
    const isList = status === 200 && Array.isArray(body)
    if (isList) readBody(run, exchange)
    // "search.empty" reports a back end that answers every text without a match like this.
    const isLikeNoMatch =
      recorder.hasFault('search.empty') &&
      client.log.some((one) => one.request.endsWith(unknownText) && one.status === status) &&
      !/^\s*</.test(exchange.text)
    expect('search.encoding', isList || isLikeNoMatch, statusInWords(exchange))
  }
  await checkSearchByName(run)
}

/** A text that the back end doesn't decode gets a valid response too: an empty list. */
async function checkSearchByName({ venues, client, recorder }: Run): Promise<void> {
  // "search.answer" reports a name with replacement characters.
  const named = venues.find(
    (venue) => / |[^\0-\x7f]/.test(nameOf(venue)) && !nameOf(venue).includes('\uFFFD'),
  )
  if (!named) return
  const { request, body } = await client.send('search', { parameters: { text: nameOf(named) } })
  const isFound = listOf(body).some((one) => String(fieldsOf(one).id) === String(named.id))
  if (isFound || !Array.isArray(body)) return
  const response = `A list of ${body.length}, without this restaurant.`
  const expected = "A search by a restaurant's name finds it."
  const level = body.length === 0 ? 'fault' : 'warning'
  recorder.about(request).found('search.encoding', level, response, { expected })
}

export async function checkNearbySearch(run: Run): Promise<void> {
  if (!run.offers('nearby')) return
  let isFound = false
  for (const text of placesNear(run)) {
    const body = await fetchBody(run, 'nearby', { text })
    const venues = Array.isArray(body) ? body : listOf(fieldsOf(body).venues)
    addVenues(run, venues)
    checkOrder(run, `GET /api/venues/searchnearby/${text}`, venues)
    isFound = venues.length > 0
    if (isFound || body === undefined) break
  }
  if (!isFound) run.recorder.inconclusive('No place with a restaurant nearby was found.', 'nearby.order')
  await checkUnknownPlace(run)
}

function placesNear({ venues, options }: Run): string[] {
  const { address, postCode } = venues[0]?.fields ?? {}
  const lines = [...listOf(address)].reverse()
  const places = [options.search, ...lines, postCode].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
  return places.length > 0 ? [...new Set(places)].slice(0, 4) : ['London']
}

function checkOrder({ recorder }: Run, request: string, venues: readonly unknown[]): void {
  const miles = venues.map((venue) => Number(fieldsOf(venue).distance ?? NaN)).filter(Number.isFinite)
  if (miles.length === 0) return
  const isAscending = miles.every((mile, index) => index === 0 || mile >= miles[index - 1]!)
  const response = `Distances: ${miles.slice(0, 8).join(', ')}`
  recorder.about(request).expect('nearby.order', isAscending, response, 'warning')
}

async function checkUnknownPlace(run: Run): Promise<void> {
  const { recorder } = run
  if (!hasSucceeded(run, 'nearby') || recorder.hasFault('nearby.shape'))
    return recorder.inconclusive('The search near a place always fails.', 'nearby.empty')
  const found = await ask(run, 'nearby', { text: unknownText }, 'nearby.empty')
  if (!found) return
  const hasVenues = Array.isArray(fieldsOf(found.body).venues) || recorder.hasFault('nearby.body')
  const isOk = found.status === 200 && isFields(found.body) && hasVenues
  found.expect('nearby.empty', isOk, statusInWords(found.exchange))
}

/** Reads one restaurant by its id, and puts it first in the list. */
export async function checkVenues(run: Run): Promise<void> {
  const { options, venues } = run
  const wanted = options.venue ?? venues[0]?.id
  if (wanted === undefined) return
  const body = run.offers('venue') ? fieldsOf(await fetchBody(run, 'venue', { venueId: wanted })) : {}
  const known = venues.find(({ id }) => String(id) === String(wanted))
  if (isId(body.id)) compareWithSearch(run, wanted, body, known)
  if (isId(body.id) && !known && String(body.id) === String(wanted))
    venues.unshift({ id: body.id, fields: body })
  else if (known) venues.splice(0, 0, ...venues.splice(venues.indexOf(known), 1))
  checkIdTypes(run)
  checkIsClosed(run)
  if (run.offers('venue')) await checkUnknownVenue(run)
}

function compareWithSearch(
  { recorder }: Run,
  wanted: string | number,
  { id, name }: Fields,
  known: FoundVenue | undefined,
): void {
  const { checked, found } = recorder.about(`GET /api/venues/getbyid/${wanted}`)
  checked('venue.same', 'id.type')
  const inSearch = (value: string) => `In the search it is ${value}.`
  if (String(id) !== String(wanted)) found('venue.same', 'fault', `The venue ${shown(id)}.`)
  else if (known && name !== known.fields.name && !nameOf(known).includes('\uFFFD'))
    found('venue.same', 'fault', `The name ${shown(name)}. ${inSearch(shown(nameOf(known)))}`)
  else if (known && typeof id !== typeof known.id)
    found('id.type', 'fault', `The id is ${typeInWords(id)}. ${inSearch(typeInWords(known.id))}`)
}

function checkIdTypes({ venues, recorder }: Run): void {
  const types = [...new Set(venues.map(({ id }) => typeInWords(id)))]
  const response = `Ids of different types: ${types.join(', ')}.`
  if (types.length > 1) recorder.about('the searches').found('id.type', 'warning', response)
}

/** Only closures that began yesterday or earlier and end after tomorrow, so that the time zone makes no difference. */
function checkIsClosed({ venues, recorder, today }: Run): void {
  const { checked, expect } = recorder.about('the searches')
  checked('closure.today')
  for (const { id, fields } of venues) {
    const closure = closureOf(fields)
    const isInside = [-1, 0, 1].every((days) => isClosedOn(closure, addDays(today, days)))
    const response = `${id}: isClosed is false, closed from ${closure.closedFrom} to ${closure.closedTo}`
    expect('closure.today', !isInside || fields.isClosed !== false, response, 'warning')
  }
}

/** No closure, if one of its dates is invalid: "closure.dates" reports that. */
export function closureOf({ closedFrom, closedTo }: Fields): Closure {
  const isInvalid = [closedFrom, closedTo].some((value) => Boolean(value) && dateOf(value) === null)
  return isInvalid
    ? { closedFrom: null, closedTo: null }
    : { closedFrom: dateOf(closedFrom), closedTo: dateOf(closedTo) }
}

function dateOf(value: unknown): string | null {
  // The day of an instant depends on the restaurant's time zone.
  const isInstant = typeof value === 'string' && instantIn(value) !== undefined
  const date = typeof value === 'string' ? value.slice(0, 10) : value
  return isDate(date) && !isInstant ? date : null
}

async function checkUnknownVenue(run: Run): Promise<void> {
  const venueId = unknownIdLike(run.venues[0]?.id ?? run.options.venue)
  const found = await ask(run, 'venue', { venueId }, 'venue.unknown')
  if (!found) return
  const { status, body, exchange, expect } = found
  const isEmpty = status === 200 && !isFields(body)
  const response = isEmpty ? `Status 200 with ${shown(body)}` : statusInWords(exchange)
  expect('venue.unknown', status === 404, response, status >= 400 && status < 500 ? 'warning' : 'fault')
}

export function unknownIdLike(id: string | number | undefined): string {
  if (/^\d+$/.test(String(id))) return '987654321'
  return /^[\da-f]{8}-/i.test(String(id)) ? randomUUID() : 'tavola-check-no-such-venue'
}
