import { cleanup, renderWidget, tableJourney } from 'tavola/testing'
import { afterEach, expect, it } from 'vitest'
import myPlugin from '.'

/** `tableJourney` stands in for `start` and `booking`, because these tests are about one plugin. */
const plugins = [tableJourney, myPlugin]
const create = 'POST /api/bookings/create'

afterEach(cleanup)

it('sends the answer with the booking', async () => {
  const diner = await renderWidget({ plugins, at: 'details' })
  await diner.selects('Are you celebrating?', 'A birthday')
  await diner.fillsDetails()
  await diner.completes()
  expect(diner.api.sent(create)[0]?.body).toMatchObject({ myPlugin: 'birthday' })
})

it('is optional by default', async () => {
  const diner = await renderWidget({ plugins, at: 'details' })
  await diner.fillsDetails()
  await diner.completes()
  expect(diner.api.sent(create)[0]?.body).toMatchObject({ myPlugin: null })
})

it('is required if the brand says so', async () => {
  const brand = { options: { 'my-plugin': { required: true } } }
  const diner = await renderWidget({ plugins, brand, at: 'details' })
  await diner.fillsDetails()
  await diner.presses('Continue')
  // The list of missing answers, above the button.
  await diner.finds('link', "Please tell us whether you're celebrating")
  await diner.selects('Are you celebrating?', 'No, just dinner')
  await diner.completes()
})

it('speaks Italian', async () => {
  const brand = { locale: 'it-IT', languages: { it: () => import('tavola/languages/it') } }
  const diner = await renderWidget({ plugins, brand, venueId: 'cork', date: '2026-11-28', time: '19:30' })
  await diner.presses('Continue')
  await diner.finds('combobox', 'Festeggiate qualcosa?')
})
