import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { missingIn, type Json, type Recording } from '../builds/recording'
import { onEachDatabase } from '../kit/databases'

const folder = 'test/server/builds'
const recordings = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Recording)

onEachDatabase('Earlier builds of the widget', (server) => {
  for (const { version, commit, now, calls } of recordings)
    it(`${version} (${commit}): each of its calls gets what it got when it was built`, async () => {
      server.now = new Date(now)
      for (const { request, headers, body, status, response } of calls) {
        const [method, path] = request.split(' ') as [string, string]
        const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
        const answer = await server.app.request(path, init)
        const given = (await answer.json()) as Json
        expect({ status: answer.status, missing: missingIn(given, response) }, request).to.deep.equal({
          status,
          missing: [],
        })
      }
    })
})

describe('A recording of a build', () => {
  const recorded = { noAvailability: false, venues: [{ id: 'cork', distance: null, address: ['Cork'] }] }

  it('lets a later server send more, and anything where the build got null', () => {
    const later = {
      noAvailability: false,
      place: 'Cork',
      venues: [
        { id: 'kinsale', distance: 12, address: [''], stars: 3 },
        { id: 'bath', address: ['Bath', 'UK'] },
      ],
    }
    expect(missingIn(later, recorded)).to.deep.equal([])
  })

  it('names a missing field, another type, an empty list and a switched flag', () => {
    expect(missingIn({ noAvailability: true, venues: [{ id: 28 }] }, recorded)).to.deep.equal([
      'the body.noAvailability is true, not false',
      'the body.venues[0].id is number, not a string',
      'the body.venues[0].address is missing, not a list',
    ])
    expect(missingIn({ noAvailability: false, venues: [] }, recorded)).to.deep.equal([
      'the body.venues is empty',
    ])
  })
})
