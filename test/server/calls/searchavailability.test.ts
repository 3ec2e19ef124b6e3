import { expect } from 'chai'
import type { Venue } from '../../../examples/server/restaurant/restaurant'
import { onEachDatabase } from '../kit/databases'
import { booking } from '../kit/payloads'

interface Result {
  readonly noAvailability: boolean
  readonly originalChoiceAvailable: boolean
  readonly originalChoiceClosed: boolean
  readonly venues: readonly Venue[]
}

const DATE = '2026-11-20'

onEachDatabase('venues/searchavailability', (server) => {
  const ask = async (venueId: string, time: string, guests: number, date = DATE) =>
    (await server.get<Result>(`/api/venues/searchavailability/${venueId}/${date}/${time}/${guests}`)).body
  const book = async (venueId: string, time: string, guests: number) => {
    const { status } = await server.post(
      '/api/bookings/create',
      booking({ venueId, time, guests, date: DATE }),
    )
    expect(status).to.equal(200)
  }
  /** Takes the one table for so many, all evening. */
  const fillEvening = async (venueId: string, guests: number) => {
    for (const time of ['1700', '1845', '2030']) await book(venueId, time, guests)
  }
  const slotAt = (venue: Venue | undefined, time: number) =>
    venue?.availability.find((slot) => slot.time === time)

  it('says that the chosen time is free', async () => {
    const result = await ask('cork', '1930', 2)
    expect(result).to.include({
      noAvailability: false,
      originalChoiceAvailable: true,
      originalChoiceClosed: false,
    })
  })

  it('offers the chosen restaurant first, at its other times within two hours', async () => {
    await book('kinsale', '1900', 4)
    const result = await ask('kinsale', '1900', 4)
    expect(result).to.include({ noAvailability: false, originalChoiceAvailable: false })
    expect(result.venues.map(({ id }) => id)).to.deep.equal(['kinsale', 'cork'])
    const [kinsale] = result.venues
    expect(kinsale?.availability.map(({ time }) => time)).to.include.members([1700, 1900, 2100])
    expect(slotAt(kinsale, 1900)).to.include({ available: false })
    expect(slotAt(kinsale, 2045)).to.include({ available: true })
  })

  it('leaves out a restaurant without a slot that can be used', async () => {
    await fillEvening('kinsale', 4)
    const { venues } = await ask('kinsale', '1900', 4)
    expect(venues.map(({ id }) => id)).to.deep.equal(['cork'])
    expect(venues[0]?.distanceInMilesString).to.match(/^13\.\d miles$/)
    expect(venues[0]?.bookingConfiguration).to.include.keys('step2-message')
  })

  it('orders the alternatives by distance, within 30 miles', async () => {
    const { venues } = await ask('dublin-dawson-street', '1930', 2)
    expect(venues[0]?.id).to.equal('dublin-dawson-street')
    const distances = venues.map(({ distance }) => distance ?? NaN)
    expect(distances).to.deep.equal([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).to.be.below(30)
    expect(venues.map(({ id }) => id))
      .to.include('dublin-temple-bar')
      .and.not.include('howth')
  })

  it('has no availability if everything is full and no restaurant takes enquiries', async () => {
    await fillEvening('galway', 6)
    expect(await ask('galway', '1900', 6)).to.deep.equal({
      noAvailability: true,
      originalChoiceAvailable: false,
      originalChoiceClosed: false,
      venues: [],
    })
  })

  it('offers enquiries if everything is full and the restaurant takes them', async () => {
    await fillEvening('killarney', 6)
    const result = await ask('killarney', '1900', 6)
    expect(result).to.include({ noAvailability: false, originalChoiceAvailable: false })
    expect(result.venues.map(({ id }) => id)).to.deep.equal(['killarney'])
    expect(slotAt(result.venues[0], 1900)).to.include({ available: false, useEnquiryFallback: true })
  })

  it('offers a group nothing but enquiries', async () => {
    const { venues, originalChoiceAvailable } = await ask('cork', '1900', -1)
    expect(originalChoiceAvailable).to.be.false
    const slots = venues.flatMap(({ availability }) => availability)
    expect(slots.every((slot) => !slot.available && slot.useEnquiryFallback)).to.be.true
  })

  it('says that the chosen restaurant is closed, and offers the others', async () => {
    const result = await ask('howth', '1900', 2)
    expect(result).to.include({
      originalChoiceAvailable: false,
      originalChoiceClosed: true,
      noAvailability: false,
    })
    expect(result.venues.map(({ id }) => id))
      .to.include('dublin-docklands')
      .and.not.include('howth')
  })

  it('offers nothing on a day that has passed, and calls no time outside the sittings available', async () => {
    expect(await ask('cork', '1900', 2, '2026-11-17')).to.include({ noAvailability: true })
    expect(await ask('cork', '1937', 2)).to.include({ originalChoiceAvailable: false, noAvailability: false })
    expect(await ask('cork', '0300', 2)).to.include({ originalChoiceAvailable: false, noAvailability: true })
  })
})
