import { expect } from 'chai'
import type { Venue } from '../../examples/server/restaurant/venue'
import { onEachDatabase } from './databases'
import { addRestaurants, removeAddedRestaurants } from './more-restaurants'
import type { Problems } from './payloads'

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

  it('finds by name, town, address and the start of a post code (section 7)', async () => {
    expect(await search('Milano Leeds')).to.deep.equal(['leeds'])
    expect(await search('co. kerry')).to.deep.equal(['killarney'])
    expect(await search('brighton')).to.deep.equal(['brighton'])
    expect(await search('Curtain Mews')).to.deep.equal(['london-shoreditch'])
    expect(await search('wc2e 9')).to.deep.equal(['london-covent-garden'])
  })

  it('takes no account of case, accents and apostrophes', async () => {
    expect(await search('DUN laoghaire')).to.deep.equal(['dun-laoghaire'])
    expect(await search('dún l')).to.deep.equal(['dun-laoghaire'])
    expect(await search("king's cross")).to.deep.equal(['london-kings-cross'])
    expect(await search('kings cross')).to.deep.equal(['london-kings-cross'])
  })

  it('takes a word by its first letters, as it is typed', async () => {
    expect(await search('edinb')).to.deep.equal(['edinburgh'])
    expect(await search('inburgh')).to.be.empty
  })

  it('takes the wildcards of LIKE for what they are', async () => {
    for (const text of ['%', '_', 'c%k', '\\', '%%', 'c_rk']) expect(await search(text), text).to.be.empty
  })

  it('answers an empty list for what matches nothing, blanks too (section 7)', async () => {
    expect(await search('Atlantis')).to.be.empty
    expect(await search('  ')).to.be.empty
  })

  it('answers the first hundred by name where a word is in more names (section 7)', async () => {
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

  it('answers the nearest first, with the miles (section 3)', async () => {
    const { venues, resolvedLocationDescription } = await near('Kinsale')
    expect(resolvedLocationDescription).to.equal('Kinsale, Ireland')
    expect(venues.slice(0, 2).map(({ id }) => id)).to.deep.equal(['kinsale', 'cork'])
    expect(venues[1]?.distance).to.be.closeTo(13.4, 0.2)
    expect(venues[1]?.distanceInMilesString).to.equal(`${venues[1]?.distance?.toFixed(1)} miles`)
    const distances = venues.map(({ distance }) => distance ?? NaN)
    expect(distances).to.deep.equal([...distances].sort((a, b) => a - b))
  })

  it('knows towns without a restaurant, and post codes (section 7)', async () => {
    expect((await near('Newport')).venues[0]?.id).to.equal('cardiff')
    expect((await near('SW1A 1AA')).resolvedLocationDescription).to.equal('London, England')
    expect((await near('H91 AB12')).venues[0]?.id).to.equal('galway')
  })

  it('answers no venues for a place it does not know (section 7)', async () => {
    expect(await near('Atlantis')).to.deep.equal({ venues: [], resolvedLocationDescription: '' })
  })
})

onEachDatabase('venues/getbyid', (server) => {
  const get = async (id: string) => (await server.get<Venue>(`/api/venues/getbyid/${id}`)).body

  it('answers the venue (section 3)', async () => {
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

  it('carries a closure with its message, until it is over (section 5)', async () => {
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

  it('lets a restaurant have its own configuration (section 3)', async () => {
    expect((await get('oxford')).bookingConfiguration).to.include({ 'step4-requireMinAge': 'false' })
    expect((await get('cork')).bookingConfiguration).to.include({ 'step4-requireMinAge': 'true' })
    expect(await get('dun-laoghaire')).to.include({ showJourneyOptions: false })
  })

  it('answers 404 for an unknown id', async () => {
    for (const id of ['atlantis', '%00', "'%20or%20true"]) {
      const { status, body } = await server.get<Problems>(`/api/venues/getbyid/${id}`)
      expect(status).to.equal(404)
      expect(body).to.have.all.keys('venueId')
    }
  })
})
