import { expect } from 'chai'
import type { Session } from '../../../examples/server/availability/availability'
import type { Menu } from '../../../examples/server/menu/menus'
import type { Venue } from '../../../examples/server/restaurant/restaurant'
import { onEachDatabase } from '../kit/databases'
import { refuses } from '../kit/test-server'

interface Sessions {
  readonly sessions: readonly Session[]
  readonly configuration: { readonly configuration: Readonly<Record<string, string>> }
}

onEachDatabase('sessions/availability', (server) => {
  const ask = async (venueId: string, date: string, guests = 2) =>
    (await server.get<Sessions>(`/api/sessions/availability/${venueId}/${date}/${guests}/true`)).body
  const slots = async (venueId: string, date: string, guests?: number) =>
    (await ask(venueId, date, guests)).sessions.flatMap((session) => session.availability)

  it('has a slot each quarter of an hour from the first to the last time, and the configuration', async () => {
    const { sessions, configuration } = await ask('cork', '2026-11-20')
    expect(sessions.map(({ title, startTime, endTime }) => [title, startTime, endTime])).to.deep.equal([
      ['Lunch', 1200, 1500],
      ['Dinner', 1700, 2130],
    ])
    const times = sessions.map(({ availability }) => availability.map(({ time }) => time))
    expect(times[0]?.slice(0, 5)).to.deep.equal([1200, 1215, 1230, 1245, 1300])
    expect(times[1]).to.have.length(19)
    expect(sessions.flatMap((session) => session.availability).every(({ available }) => available)).to.be.true
    expect(configuration.configuration).to.include({ pmpKidsOccasionName: 'Kids Pizza Making Party' })
  })

  it('has the hours of the weekday, and none if the restaurant is closed on it', async () => {
    for (const [venueId, date, titles] of [
      ['manchester', '2026-11-20', ['Lunch', 'Dinner']],
      ['manchester', '2026-11-21', ['Brunch', 'Lunch', 'Dinner']],
      ['kinsale', '2026-11-23', []],
    ] as const)
      expect((await ask(venueId, date)).sessions.map(({ title }) => title)).to.deep.equal(titles)
  })

  it('offers no time that has passed where the restaurant is', async () => {
    // In summer the clocks in Cork show an hour more than UTC.
    server.now = new Date('2026-07-03T17:20:00Z')
    const evening = (await slots('cork', '2026-07-03')).filter(({ time }) => time >= 1800 && time <= 1845)
    expect(evening.map(({ available }) => available)).to.deep.equal([false, false, true, true])
    expect((await slots('cork', '2026-07-02')).some(({ available }) => available)).to.be.false
  })

  it('offers nothing during a closure, and everything again from closedTo on', async () => {
    const inClosure = await slots('howth', '2027-01-16')
    expect(inClosure).to.not.be.empty
    expect(inClosure.some((slot) => slot.available || slot.useEnquiryFallback)).to.be.false
    expect((await slots('howth', '2027-01-17')).every(({ available }) => available)).to.be.true
  })

  it('takes only enquiries from a group (-1) and from more guests than a table seats', async () => {
    for (const guests of [-1, 9])
      for (const slot of await slots('cork', '2026-11-20', guests))
        expect(slot).to.include({ available: false, useEnquiryFallback: true })
  })

  it('takes enquiries for a full time if the restaurant answers them', async () => {
    for (const [venueId, guests, useEnquiryFallback] of [
      ['killarney', 6, true],
      ['kinsale', 4, false],
    ] as const) {
      await server.book({ venueId, guests, time: '1900' })
      const slot = (await slots(venueId, '2026-11-20', guests)).find(({ time }) => time === 1900)
      expect(slot).to.include({ available: false, useEnquiryFallback })
    }
  })
})

interface Result {
  readonly noAvailability: boolean
  readonly originalChoiceAvailable: boolean
  readonly originalChoiceClosed: boolean
  readonly venues: readonly Venue[]
}

onEachDatabase('venues/searchavailability', (server) => {
  const ask = async (venueId: string, time: string, guests: number, date = '2026-11-20') => {
    const path = `/api/venues/searchavailability/${venueId}/${date}/${time}/${guests}`
    const { body } = await server.get<Result>(path)
    return { ...body, ids: body.venues.map(({ id }) => id) }
  }
  /** Takes the one table for so many, all evening. */
  const fillEvening = async (venueId: string, guests: number) => {
    for (const time of ['1700', '1845', '2030'])
      expect((await server.book({ venueId, time, guests })).status).to.equal(200)
  }
  const slotAt = (venue: Venue | undefined, time: number) =>
    venue?.availability.find((slot) => slot.time === time)

  it('offers the chosen restaurant first, at its other times within two hours', async () => {
    await server.book({ venueId: 'kinsale', time: '1900', guests: 4 })
    const { venues, ids, ...result } = await ask('kinsale', '1900', 4)
    expect(result).to.include({ noAvailability: false, originalChoiceAvailable: false })
    expect(ids).to.deep.equal(['kinsale', 'cork'])
    expect(venues[0]!.availability.map(({ time }) => time)).to.include.members([1700, 1900, 2100])
    expect(slotAt(venues[0], 1900)).to.include({ available: false })
    expect(slotAt(venues[0], 2045)).to.include({ available: true })
  })

  it('leaves out a restaurant without a slot that can be used', async () => {
    await fillEvening('kinsale', 4)
    const { venues, ids } = await ask('kinsale', '1900', 4)
    expect(ids).to.deep.equal(['cork'])
    expect(venues[0]?.distanceInMilesString).to.match(/^13\.\d miles$/)
    expect(venues[0]?.bookingConfiguration).to.include.keys('step2-message')
  })

  it('orders the alternatives by distance, within 30 miles', async () => {
    const { venues, ids } = await ask('dublin-dawson-street', '1930', 2)
    expect(ids[0]).to.equal('dublin-dawson-street')
    const distances = venues.map(({ distance }) => distance ?? NaN)
    expect(distances).to.deep.equal([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).to.be.below(30)
    expect(ids).to.include('dublin-temple-bar').and.not.include('howth')
  })

  it('has no availability if everything is full, unless the restaurant takes enquiries', async () => {
    await fillEvening('galway', 6)
    const nothing = { noAvailability: true, originalChoiceAvailable: false, originalChoiceClosed: false }
    expect(await ask('galway', '1900', 6)).to.deep.equal({ ...nothing, venues: [], ids: [] })
    await fillEvening('killarney', 6)
    const { venues, ids, ...result } = await ask('killarney', '1900', 6)
    expect(result).to.include({ ...nothing, noAvailability: false })
    expect(ids).to.deep.equal(['killarney'])
    expect(slotAt(venues[0], 1900)).to.include({ available: false, useEnquiryFallback: true })
  })

  it('says that the chosen restaurant is closed, and offers the others', async () => {
    const { ids, ...result } = await ask('howth', '1900', 2)
    const closed = { originalChoiceAvailable: false, originalChoiceClosed: true, noAvailability: false }
    expect(result).to.include(closed)
    expect(ids).to.include('dublin-docklands').and.not.include('howth')
  })

  it('calls only a time of a sitting on a day that has not passed available', async () => {
    for (const [time, date, originalChoiceAvailable, noAvailability] of [
      ['1930', '2026-11-20', true, false],
      ['1937', '2026-11-20', false, false],
      ['0300', '2026-11-20', false, true],
      ['1900', '2026-11-17', false, true],
    ] as const)
      expect(await ask('cork', time, 2, date)).to.include({ originalChoiceAvailable, noAvailability })
  })
})

onEachDatabase('A path', (server) => {
  const sessions = (part: string) => `sessions/availability/cork/${part}/true`
  const times = (time: string) => `venues/searchavailability/cork/2026-11-20/${time}/2`
  const many = ['0', '-2', 'two', '201', '2.5']
  for (const [status, field, paths] of [
    [400, 'date', ['2026-02-30/2', '20261120/2', '0000-00-00/2', 'today/2'].map(sessions)],
    [400, 'guests', many.map((guests) => sessions(`2026-11-20/${guests}`))],
    [400, 'time', ['19:30', '2460', '930', 'noon'].map(times)],
    [400, 'text', [`venues/search/${'x'.repeat(101)}`]],
    [404, 'venueId', ['atlantis', 'a%2500', "'%20or%20true"].map((id) => `venues/getbyid/${id}`)],
    [404, 'restaurant of sessions', ['sessions/availability/atlantis/2026-11-20/2/true']],
  ] as const)
    it(`gets a ${status} for an invalid or unknown ${field}`, async () => {
      for (const path of paths)
        refuses(await server.get(`/api/${path}`), status, status === 404 ? 'venueId' : field)
    })
})

onEachDatabase('menus/search', (server) => {
  const ask = async (venueId: string) =>
    (await server.get<Menu[]>(`/api/menus/search/${venueId}/2026-11-20/2/1930`)).body

  it('returns the menus of the restaurant, or an empty list', async () => {
    expect((await ask('cork')).map(({ id }) => id)).to.deep.equal(['a-la-carte', 'three-courses'])
    expect(await ask('kinsale')).to.deep.equal([])
  })

  it('gives thumbnails that can be fetched from any page', async () => {
    for (const { images } of await ask('london-covent-garden')) {
      const { origin, pathname } = new URL(images.thumbnail)
      expect(origin).to.equal('http://localhost')
      const response = await server.app.request(pathname)
      expect(response.headers.get('Content-Type')).to.match(/^image\/svg\+xml/)
      expect(await response.text()).to.match(/^<svg /)
    }
  })

  it('gives thumbnails at the public address, whatever the Host header', async () => {
    server.use({ publicUrl: 'https://tables.example' })
    const response = await server.app.request('http://evil.example/api/menus/search/galway/2026-11-20/2/1930')
    const [menu] = (await response.json()) as Menu[]
    expect(menu?.images.thumbnail).to.equal('https://tables.example/menus/a-la-carte.svg')
  })
})
