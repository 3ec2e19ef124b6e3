import { fieldsOf, listOf, shown } from '../values'
import { read, readAnswer, statusOf, type FoundVenue, type Visit } from '../visit'

/** One of them is in the name or the address of nearly every restaurant. */
const letters = ['a', 'e', 'o', 'i', 'milano', 'london', 'dublin', 'new']

/** Nobody's name. */
export const unknownText = 'qzxqvwzzk'

/** Finds restaurants by searching, as nothing is known of the back end. */
export async function searchVenues(visit: Visit): Promise<void> {
  const texts = visit.options.search ? [visit.options.search] : letters
  for (const text of texts) {
    const answer = await visit.client.ask('search', { parameters: { text } })
    readAnswer(visit, answer)
    add(visit, listIn(answer.body))
    if (visit.venues.length > 0) break
  }
  // A chain's restaurants often begin with its name: more of them are found, and with luck a closed one.
  const [chain = ''] = nameOf(visit.venues[0]).split(' ')
  if (chain && !visit.options.search) add(visit, await read(visit, 'search', { text: chain }))
  await searchNothing(visit)
  await searchOddTexts(visit)
}

/** Also in an answer of another shape, so that a wrong search does not hide all the rest. */
const listIn = (body: unknown) =>
  Array.isArray(body) ? body : Object.values(fieldsOf(body)).find(Array.isArray)

export function add(visit: Visit, list: unknown): void {
  for (const venue of listOf(list)) {
    const { id } = fieldsOf(venue)
    const isNew = !visit.venues.some((one) => String(one.id) === String(id))
    if (isNew && isId(id)) visit.venues.push({ id, fields: fieldsOf(venue) })
  }
}

export const isId = (id: unknown): id is string | number =>
  (typeof id === 'string' && id !== '') || typeof id === 'number'

const listsVenues = ({ client }: Visit) =>
  client.log.some(({ call, status, body }) => call === 'search' && status === 200 && Array.isArray(body))

async function searchNothing(visit: Visit): Promise<void> {
  const { client, recorder } = visit
  const answer = await client.ask('search', { parameters: { text: unknownText } })
  recorder.tried('search.empty')
  if (answer.status === 200 && Array.isArray(answer.body)) return
  const came = answer.status === 200 ? `Status 200 with ${shown(answer.body)}` : statusOf(answer)
  if (listsVenues(visit)) recorder.found('search.empty', 'fault', { asked: answer.asked, came })
  else recorder.unsettled('The search fails altogether.', 'search.empty')
}

/** Each by itself, so that the report names the character. */
const oddTexts = ['Saint Mary', 'Köln', "O'Connell", 'a/b', '50%', '"Bar" & Grill+', 'a?b#c']

async function searchOddTexts(visit: Visit): Promise<void> {
  const { client, recorder } = visit
  if (!listsVenues(visit)) return recorder.unsettled('The search fails altogether.', 'search.encoding')
  recorder.tried('search.encoding')
  for (const text of oddTexts) {
    const answer = await client.ask('search', { parameters: { text } })
    if (answer.status === 200 && Array.isArray(answer.body)) readAnswer(visit, answer)
    // Where no match is no list, "search.empty" says it.
    else if (!(recorder.has('search.empty') && isLikeEmpty(visit, answer.status) && !isHtml(answer.text)))
      recorder.found('search.encoding', 'fault', { asked: answer.asked, came: statusOf(answer) })
  }
  await searchByName(visit)
}

const isHtml = (text: string) => /^\s*</.test(text)

const isLikeEmpty = ({ client }: Visit, status: number) =>
  client.log.some((answer) => answer.asked.endsWith(unknownText) && answer.status === status)

/** A text that is not decoded is answered too: with nothing. */
async function searchByName(visit: Visit): Promise<void> {
  const { venues, client, recorder } = visit
  // A name that came garbled is told of by "search.answer".
  const named = venues.find(
    (venue) => / |[^\0-\x7f]/.test(nameOf(venue)) && !nameOf(venue).includes('\uFFFD'),
  )
  if (!named) return
  const answer = await client.ask('search', { parameters: { text: nameOf(named) } })
  const found = listOf(answer.body).some((one) => String(fieldsOf(one).id) === String(named.id))
  if (found || !Array.isArray(answer.body)) return
  recorder.found('search.encoding', answer.body.length === 0 ? 'fault' : 'warning', {
    asked: answer.asked,
    came: `A list of ${answer.body.length}, without this restaurant.`,
    expected: 'A restaurant is found by its own name.',
  })
}

export const nameOf = (venue: FoundVenue | undefined): string =>
  typeof venue?.fields.name === 'string' ? venue.fields.name : ''
