import { cleanup, renderWidget } from 'tavola/testing'
import booking from 'tavola/plugins/booking'
import enquiry from 'tavola/plugins/enquiry'
import start from 'tavola/plugins/start'
import { afterEach, expect, it } from 'vitest'
import myPlugin from '.'

const plugins = [start, booking, enquiry, myPlugin]
const create = 'POST /api/enquiries/create'

afterEach(cleanup)

it('goes from its button to a reference, and sends the answer', async () => {
  const diner = await renderWidget({ plugins })
  await diner.presses('My plugin enquiry')
  await diner.reachesDetails()
  expect(diner.reads()).toContain('My plugin on Saturday 28 November at 19:30 for 2 people')
  await diner.selects('What would you like?', 'The works')
  await diner.fillsDetails()
  await diner.completes()
  expect(diner.api.sent(create)[0]?.body).toMatchObject({ myPlugin: { offer: 'deluxe' } })
})

it('continues only with an answer', async () => {
  const diner = await renderWidget({ plugins, journey: 'MyPlugin', at: 'details' })
  await diner.fillsDetails()
  await diner.presses('Continue')
  // The list of missing answers, above the button.
  await diner.finds('link', 'Please choose what you would like')
  await diner.selects('What would you like?', 'The classic')
  await diner.completes()
})

it('adds no question to a booking', async () => {
  const diner = await renderWidget({ plugins, journey: 'Booking', at: 'details' })
  expect(diner.has('combobox', 'What would you like?')).toBe(false)
})

it('speaks Italian', async () => {
  const brand = { locale: 'it-IT', languages: { it: () => import('tavola/languages/it') } }
  const diner = await renderWidget({ plugins, brand })
  await diner.presses('Richiesta: my plugin')
})
