import { expect } from 'chai'
import { milesBetween, nearest, type Place } from '../../../examples/server/restaurant/place'
import { restaurantsNear, type Venue } from '../../../examples/server/restaurant/restaurant'
import { addRestaurants, onEachDatabase } from '../kit/databases'

interface Nearby {
  readonly venues: readonly Venue[]
  readonly resolvedLocationDescription: string
}

onEachDatabase('venues/search', (server) => {
  const search = async (text: string) => {
    const { body } = await server.get<Venue[]>(`/api/venues/search/${encodeURIComponent(text)}`)
    return body.map(({ id }) => id)
  }

  /** A text, and the one restaurant that it finds. */
  const found: Readonly<Record<string, readonly [text: string, id?: string][]>> = {
    'finds by name, town, address and the start of a post code': [
      ['Milano Leeds', 'leeds'],
      ['co. kerry', 'killarney'],
      ['brighton', 'brighton'],
      ['Curtain Mews', 'london-shoreditch'],
      ['wc2e 9', 'london-covent-garden'],
    ],
    'ignores case, accents and apostrophes': [
      ['DUN laoghaire', 'dun-laoghaire'],
      ['dún l', 'dun-laoghaire'],
      ["king's cross", 'london-kings-cross'],
      ['kings cross', 'london-kings-cross'],
    ],
    'matches a word by its first letters, as it is typed': [['edinb', 'edinburgh'], ['inburgh']],
    'treats the wildcards of LIKE as plain characters': [['%'], ['_'], ['c%k'], ['\\'], ['%%'], ['c_rk']],
    'returns an empty list if nothing matches, also for spaces': [['Atlantis'], ['  ']],
  }
  for (const [name, texts] of Object.entries(found))
    it(name, async () => {
      for (const [text, id] of texts) expect(await search(text), text).to.deep.equal(id ? [id] : [])
    })

  it('returns the first hundred by name if a word is in more names', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Many ${1120 - index}`)
    const place = { latitude: 0, longitude: 0 }
    await addRestaurants(
      server.database,
      names.map((name) => ({ name, ...place })),
    )
    const { body } = await server.get<Venue[]>('/api/venues/search/many')
    expect(body.map(({ name }) => name)).to.deep.equal(names.reverse().slice(0, 100))
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

  it('knows towns without a restaurant, and post codes, and has no venues for an unknown place', async () => {
    expect((await near('Newport')).venues[0]?.id).to.equal('cardiff')
    expect((await near('SW1A 1AA')).resolvedLocationDescription).to.equal('London, England')
    expect(await near('Atlantis')).to.deep.equal({ venues: [], resolvedLocationDescription: '' })
  })

  /** So many places within two degrees of one, the same at each run. */
  function around({ latitude, longitude }: Place, count: number): Place[] {
    const spread = (step: number, index: number) => (((index + 1) * step) % 1) * 4 - 2
    return Array.from({ length: count }, (_, index) => ({
      latitude: Math.min(90, Math.max(-90, latitude + spread(0.618034, index))),
      longitude: ((longitude + spread(0.754878, index) + 540) % 360) - 180,
    }))
  }

  it('finds the nearest of all, wherever on the globe', async () => {
    const places: Place[] = [
      { latitude: 53.3, longitude: -6.3 },
      { latitude: -17, longitude: 179.99 },
      { latitude: -17, longitude: -179.99 },
      { latitude: 89.9, longitude: 10 },
      { latitude: -0.01, longitude: 0 },
    ]
    const made = places.flatMap((place) => around(place, 60)).map((place) => ({ name: 'Near', ...place }))
    await addRestaurants(server.database, made)
    const all = await server.database.query<Place & { id: string }>(
      'select id, latitude, longitude from restaurants',
    )
    const reaches = [
      { withinMiles: 100, limit: 8 },
      { withinMiles: 30, limit: 9 },
      { withinMiles: 3, limit: 1000 },
    ]
    for (const place of places)
      for (const reach of reaches) {
        const found = await restaurantsNear(server.database, place, reach)
        const expected = nearest(all, place, reach)
        expect(found.map(({ thing }) => thing.id)).to.deep.equal(expected.map(({ thing }) => thing.id))
        for (const { thing, miles } of found) expect(miles).to.equal(milesBetween(place, thing))
      }
  })
})

onEachDatabase('venues/getbyid', (server) => {
  const get = async (id: string) => (await server.get<Venue>(`/api/venues/getbyid/${id}`)).body
  const open = { isClosed: false, closedMessage: null, closedFrom: null, closedTo: null }

  it('returns the venue, with its own configuration', async () => {
    const venue = await get('cork')
    expect(venue).to.deep.include({
      ...{ id: 'cork', name: 'Milano Cork', address: ['8 Oliver Plunkett Lane', 'Cork'] },
      ...{ postCode: 'T12 PL84', telephone: '020 912 0107', distance: null, distanceInMilesString: null },
      ...{ ...open, showJourneyOptions: true },
    })
    expect(venue.bookingConfiguration['step2-message']).to.contain('##telephone##')
    expect(venue.bookingConfiguration).to.include({ 'step4-requireMinAge': 'true' })
    expect((await get('oxford')).bookingConfiguration).to.include({ 'step4-requireMinAge': 'false' })
    expect(await get('dun-laoghaire')).to.include({ showJourneyOptions: false })
  })

  it('has a closure with its message, until it is over', async () => {
    const howth = await get('howth')
    expect(howth).to.include({ isClosed: true, closedFrom: '2026-11-11', closedTo: '2027-01-17' })
    expect(howth.closedMessage).to.contain('##closedFrom##').and.contain('##closedTo##')
    expect(await get('bath')).to.include({ isClosed: false, closedFrom: '2026-12-18' })
    server.now = new Date('2027-01-17T09:00:00Z')
    expect(await get('howth')).to.include(open)
  })
})
