import { expect } from 'chai'
import type { Venue } from '../../../examples/server/restaurant/venue'
import { onEachDatabase, addRestaurants, removeAddedRestaurants } from '../kit/databases'
import type { Problems } from '../kit/payloads'
import { milesBetween, nearest, type Place } from '../../../examples/server/restaurant/distance'
import { restaurantsNear } from '../../../examples/server/restaurant/restaurant'

interface Nearby {
  readonly venues: readonly Venue[]
  readonly resolvedLocationDescription: string
}

onEachDatabase('venues/search', (server) => {
  afterEach(() => removeAddedRestaurants(server.database))

  const search = async (text: string) => {
    const { body } = await server.get<Venue[]>(`/api/venues/search/${encodeURIComponent(text)}`)
    return body.map(({ id }) => id)
  }

  it('finds by name, town, address and the start of a post code', async () => {
    expect(await search('Milano Leeds')).to.deep.equal(['leeds'])
    expect(await search('co. kerry')).to.deep.equal(['killarney'])
    expect(await search('brighton')).to.deep.equal(['brighton'])
    expect(await search('Curtain Mews')).to.deep.equal(['london-shoreditch'])
    expect(await search('wc2e 9')).to.deep.equal(['london-covent-garden'])
  })

  it('ignores case, accents and apostrophes', async () => {
    expect(await search('DUN laoghaire')).to.deep.equal(['dun-laoghaire'])
    expect(await search('dún l')).to.deep.equal(['dun-laoghaire'])
    expect(await search("king's cross")).to.deep.equal(['london-kings-cross'])
    expect(await search('kings cross')).to.deep.equal(['london-kings-cross'])
  })

  it('matches a word by its first letters, as it is typed', async () => {
    expect(await search('edinb')).to.deep.equal(['edinburgh'])
    expect(await search('inburgh')).to.be.empty
  })

  it('treats the wildcards of LIKE as plain characters', async () => {
    for (const text of ['%', '_', 'c%k', '\\', '%%', 'c_rk']) expect(await search(text), text).to.be.empty
  })

  it('returns an empty list if nothing matches, also for spaces', async () => {
    expect(await search('Atlantis')).to.be.empty
    expect(await search('  ')).to.be.empty
  })

  it('returns the first hundred by name if a word is in more names', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Many ${1120 - index}`)
    await addRestaurants(
      server.database,
      names.map((name) => ({ name, latitude: 0, longitude: 0 })),
    )
    const { body } = await server.get<Venue[]>('/api/venues/search/many')
    expect(body.map(({ name }) => name)).to.deep.equal(names.reverse().slice(0, 100))
  })

  it('answers 400 for a text longer than any name', async () => {
    const { status, body } = await server.get<Problems>(`/api/venues/search/${'x'.repeat(101)}`)
    expect(status).to.equal(400)
    expect(body).to.have.all.keys('text')
  })
})

onEachDatabase('venues/searchnearby', (server) => {
  const near = async (text: string) =>
    (await server.get<Nearby>(`/api/venues/searchnearby/${encodeURIComponent(text)}`)).body

  it('returns the nearest first, with the miles', async () => {
    const { venues, resolvedLocationDescription } = await near('Kinsale')
    expect(resolvedLocationDescription).to.equal('Kinsale, Ireland')
    expect(venues.slice(0, 2).map(({ id }) => id)).to.deep.equal(['kinsale', 'cork'])
    expect(venues[1]?.distance).to.be.closeTo(13.4, 0.2)
    expect(venues[1]?.distanceInMilesString).to.equal(`${venues[1]?.distance?.toFixed(1)} miles`)
    const distances = venues.map(({ distance }) => distance ?? NaN)
    expect(distances).to.deep.equal([...distances].sort((a, b) => a - b))
  })

  it('knows towns without a restaurant, and post codes', async () => {
    expect((await near('Newport')).venues[0]?.id).to.equal('cardiff')
    expect((await near('SW1A 1AA')).resolvedLocationDescription).to.equal('London, England')
    expect((await near('H91 AB12')).venues[0]?.id).to.equal('galway')
  })

  it('returns no venues for an unknown place', async () => {
    expect(await near('Atlantis')).to.deep.equal({ venues: [], resolvedLocationDescription: '' })
  })
})

onEachDatabase('venues/getbyid', (server) => {
  const get = async (id: string) => (await server.get<Venue>(`/api/venues/getbyid/${id}`)).body

  it('returns the venue', async () => {
    const venue = await get('cork')
    expect(venue).to.deep.include({
      id: 'cork',
      name: 'Milano Cork',
      address: ['8 Oliver Plunkett Lane', 'Cork'],
      postCode: 'T12 PL84',
      telephone: '020 912 0107',
      distance: null,
      distanceInMilesString: null,
      isClosed: false,
      closedMessage: null,
      closedFrom: null,
      closedTo: null,
      showJourneyOptions: true,
    })
    expect(venue.bookingConfiguration['step2-message']).to.contain('##telephone##')
  })

  it('has a closure with its message, until it is over', async () => {
    expect(await get('howth')).to.include({
      isClosed: true,
      closedFrom: '2026-11-11',
      closedTo: '2027-01-17',
    })
    expect((await get('howth')).closedMessage)
      .to.contain('##closedFrom##')
      .and.contain('##closedTo##')
    expect(await get('bath')).to.include({ isClosed: false, closedFrom: '2026-12-18' })
    server.now = new Date('2027-01-17T09:00:00Z')
    expect(await get('howth')).to.include({
      isClosed: false,
      closedMessage: null,
      closedFrom: null,
      closedTo: null,
    })
  })

  it('returns a restaurant’s own configuration', async () => {
    expect((await get('oxford')).bookingConfiguration).to.include({ 'step4-requireMinAge': 'false' })
    expect((await get('cork')).bookingConfiguration).to.include({ 'step4-requireMinAge': 'true' })
    expect(await get('dun-laoghaire')).to.include({ showJourneyOptions: false })
  })

  it('answers 404 for an unknown id', async () => {
    for (const id of ['atlantis', 'a%2500', "'%20or%20true"]) {
      const { status, body } = await server.get<Problems>(`/api/venues/getbyid/${id}`)
      expect(status).to.equal(404)
      expect(body).to.have.all.keys('venueId')
    }
  })
})

/** So many places within two degrees of one, the same at each run. */
function around({ latitude, longitude }: Place, count: number): Place[] {
  const spread = (step: number, index: number) => (((index + 1) * step) % 1) * 4 - 2
  return Array.from({ length: count }, (_, index) => ({
    latitude: Math.min(90, Math.max(-90, latitude + spread(0.618034, index))),
    longitude: ((longitude + spread(0.754878, index) + 540) % 360) - 180,
  }))
}

onEachDatabase('Restaurants near a place', (server) => {
  afterEach(() => removeAddedRestaurants(server.database))

  it('are the nearest of all, wherever on the globe', async () => {
    const places: Place[] = [
      { latitude: 53.3, longitude: -6.3 },
      { latitude: -17, longitude: 179.99 },
      { latitude: -17, longitude: -179.99 },
      { latitude: 89.9, longitude: 10 },
      { latitude: -0.01, longitude: 0 },
    ]
    const made = places.flatMap((place) => around(place, 60))
    await addRestaurants(
      server.database,
      made.map((place) => ({ name: 'Near', ...place })),
    )
    const all = await server.database.query<Place & { id: string }>(
      'select id, latitude, longitude from restaurants',
    )
    for (const place of places) {
      for (const reach of [
        { withinMiles: 100, limit: 8 },
        { withinMiles: 30, limit: 9 },
        { withinMiles: 3, limit: 1000 },
      ]) {
        const found = await restaurantsNear(server.database, place, reach)
        const expected = nearest(all, place, reach)
        expect(found.map(({ thing }) => thing.id)).to.deep.equal(expected.map(({ thing }) => thing.id))
        for (const { thing, miles } of found) expect(miles).to.equal(milesBetween(place, thing))
      }
    }
  })
})
