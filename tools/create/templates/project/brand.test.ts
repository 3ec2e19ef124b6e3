// if brand
import { cleanup, renderWidget } from 'tavola/testing'
import { afterEach, expect, it } from 'vitest'
import { brand } from './brand'

const { plugins, ...settings } = brand

afterEach(cleanup)

it('goes from a search to a booking', async () => {
  const diner = await renderWidget({ plugins, brand: settings })
  await diner.presses('Book a Table')
  await diner.finds('heading', 'Your table at My plugin')
  await diner.reachesDetails()
  await diner.fillsDetails({ telephoneNumber: '021 427 1234' })
  await diner.completes()
  await diner.finds('heading', 'Booking Confirmed')
  expect(diner.api.sent('POST /api/bookings/create')).toHaveLength(1)
})

it('offers other restaurants if the time is fully booked', async () => {
  const diner = await renderWidget({
    plugins,
    brand: settings,
    scene: 'full with alternatives',
    journey: 'Booking',
  })
  await diner.choosesRestaurant()
  await diner.choosesDay()
  await diner.choosesTime()
  await diner.presses('Continue')
  await diner.finds('heading', 'Milano Kinsale')
})

it('speaks Italian', async () => {
  const diner = await renderWidget({ plugins, brand: { ...settings, locale: 'it-IT' } })
  await diner.finds('button', 'Prenota un tavolo')
})
// end
