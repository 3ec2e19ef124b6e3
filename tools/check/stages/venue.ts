import { randomUUID } from 'node:crypto'
import { addDays, isClosedOn, type Closure } from '../../../src/dates/plain-date'
import { isDay } from '../bodies/venues'
import { fieldsOf, isFields, kindOf, shown, type Fields } from '../values'
import { read, statusOf, type FoundVenue, type Visit } from '../visit'
import { isId, nameOf } from './search'

export async function readVenue(visit: Visit): Promise<void> {
  const { options, venues } = visit
  const wanted = options.venue ?? venues[0]?.id
  if (wanted === undefined) return
  const body = fieldsOf(await read(visit, 'venue', { venueId: wanted }))
  const known = venues.find(({ id }) => String(id) === String(wanted))
  if (isId(body.id)) compare(visit, wanted, body, known)
  if (isId(body.id) && !known && String(body.id) === String(wanted))
    venues.unshift({ id: body.id, fields: body })
  // The one that was asked for comes first.
  else if (known) venues.splice(0, 0, ...venues.splice(venues.indexOf(known), 1))
  compareAll(visit)
  checkToday(visit)
  await readUnknown(visit)
}

function compare(
  { recorder }: Visit,
  wanted: string | number,
  body: Fields,
  known: FoundVenue | undefined,
): void {
  const asked = `GET /api/venues/getbyid/${wanted}`
  recorder.tried('venue.same', 'id.type')
  if (String(body.id) !== String(wanted))
    recorder.found('venue.same', 'fault', { asked, came: `The venue ${shown(body.id)}.` })
  else if (known && body.name !== known.fields.name && !nameOf(known).includes('\uFFFD'))
    recorder.found('venue.same', 'fault', {
      asked,
      came: `The name ${shown(body.name)}; the search has ${shown(nameOf(known))}.`,
    })
  else if (known && typeof body.id !== typeof known.id)
    recorder.found('id.type', 'fault', {
      asked,
      came: `The id is ${kindOf(body.id)} here, and ${kindOf(known.id)} in the search.`,
    })
}

/** Within the searches too: all ids of one back end are of one type. */
function compareAll({ venues, recorder }: Visit): void {
  const types = [...new Set(venues.map(({ id }) => kindOf(id)))]
  if (types.length > 1)
    recorder.found('id.type', 'warning', {
      asked: 'the searches',
      came: `Ids of several types: ${types.join(', ')}.`,
    })
}

/** Two days inside of either bound, the restaurant's time zone makes no difference. */
function checkToday({ venues, recorder, today }: Visit): void {
  recorder.tried('closure.today')
  for (const { id, fields } of venues) {
    const closure = closureOf(fields)
    const isInside = [-1, 0, 1].every((days) => isClosedOn(closure, addDays(today, days)))
    if (!isInside || fields.isClosed !== false) continue
    const came = `${id}: isClosed is false, closed from ${closure.closedFrom} to ${closure.closedTo}`
    recorder.found('closure.today', 'warning', { asked: 'the searches', came })
  }
}

export const closureOf = (fields: Fields): Closure => ({
  closedFrom: dayOf(fields.closedFrom),
  closedTo: dayOf(fields.closedTo),
})

const dayOf = (value: unknown) => {
  const day = typeof value === 'string' ? value.slice(0, 10) : value
  return isDay(day) ? day : null
}

async function readUnknown({ venues, client, recorder, options }: Visit): Promise<void> {
  const unknown = unknownLike(venues[0]?.id ?? options.venue)
  const answer = await client.ask('venue', { parameters: { venueId: unknown } })
  recorder.tried('venue.unknown')
  const { status, asked } = answer
  if (status === 404) return
  const came =
    isFields(answer.body) || status !== 200 ? statusOf(answer) : `Status 200 with ${shown(answer.body)}`
  const isRefused = status >= 400 && status < 500
  recorder.found('venue.unknown', isRefused ? 'warning' : 'fault', { asked, came })
}

/** An id of the same kind that no restaurant has. */
function unknownLike(id: string | number | undefined): string {
  if (/^\d+$/.test(String(id))) return '987654321'
  return /^[\da-f]{8}-/i.test(String(id)) ? randomUUID() : 'tavola-check-no-such-venue'
}
