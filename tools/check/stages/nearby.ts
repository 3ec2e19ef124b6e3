import { fieldsOf, isFields, listOf } from '../values'
import { isServed, read, statusOf, type Visit } from '../visit'
import { add, unknownText } from './search'

export async function searchNear(visit: Visit): Promise<void> {
  let isNear = false
  for (const text of placesOf(visit)) {
    const body = await read(visit, 'nearby', { text })
    const venues = Array.isArray(body) ? body : listOf(fieldsOf(body).venues)
    add(visit, venues)
    checkOrder(visit, `GET /api/venues/searchnearby/${text}`, venues)
    if (venues.length > 0) isNear = true
    if (isNear || body === undefined) break
  }
  if (!isNear) visit.recorder.unsettled('No place was found that has a restaurant near.', 'nearby.order')
  await searchNowhere(visit)
}

/** A town or a post code of a restaurant that was found. */
function placesOf({ venues, options }: Visit): string[] {
  const { address, postCode } = venues[0]?.fields ?? {}
  const lines = [...listOf(address)].reverse()
  const places = [options.search, ...lines, postCode].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
  return places.length > 0 ? [...new Set(places)].slice(0, 4) : ['London']
}

function checkOrder({ recorder }: Visit, asked: string, venues: readonly unknown[]): void {
  const miles = venues.map((venue) => Number(fieldsOf(venue).distance ?? NaN)).filter(Number.isFinite)
  if (miles.length > 0) recorder.tried('nearby.order')
  const isAscending = miles.every((mile, index) => index === 0 || mile >= miles[index - 1]!)
  if (!isAscending)
    recorder.found('nearby.order', 'warning', { asked, came: `Distances: ${miles.slice(0, 8).join(', ')}` })
}

async function searchNowhere(visit: Visit): Promise<void> {
  const { client, recorder } = visit
  if (!isServed(visit, 'nearby') || recorder.has('nearby.shape'))
    return recorder.unsettled('The search near a place fails altogether.', 'nearby.empty')
  const answer = await client.ask('nearby', { parameters: { text: unknownText } })
  recorder.tried('nearby.empty')
  const { venues } = fieldsOf(answer.body)
  const isRight =
    answer.status === 200 && isFields(answer.body) && (Array.isArray(venues) || recorder.has('nearby.body'))
  if (!isRight) recorder.found('nearby.empty', 'fault', { asked: answer.asked, came: statusOf(answer) })
}
