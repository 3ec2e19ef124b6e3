import { expect } from 'chai'
import { atComplete, atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { enquiry, form, threshold } from '../kit/stand-ins'

const plugins = [threshold, form, enquiry]
const forever = () => new Promise<never>(() => undefined)

describe('ui: the loading text', () => {
  afterEach(removeWidget)

  const cases = [
    { text: 'Checking Availability...', first: { ...atSlot, journey: 'Booking' } },
    { text: 'Getting time slots...', first: { ...atSlot, journey: 'Enquiry' } },
    { text: 'Completing Booking...', first: { ...atComplete, journey: 'Booking' } },
    { text: 'One moment…', first: {} },
  ]
  for (const { text, first } of cases) {
    it(`section 4, "Loading text": "${text}"`, async () => {
      const diner = await renderWidget({ plugins, first })
      await diner.sees(() => void diner.kernel.tasks.run(forever))
      expect(diner.gets('status').textContent).to.equal(text)
      expect(document.querySelector('[aria-busy=true]')!.contains(diner.gets('status'))).to.equal(false)
    })
  }

  it('its live region is there, empty, before anything runs', async () => {
    const diner = await renderWidget({ plugins })
    expect(diner.gets('status').textContent).to.equal('')
  })

  it('section 2, "Loading overlay": goes when the last request is done', async () => {
    const diner = await renderWidget({ plugins })
    await diner.sees(() => void diner.kernel.tasks.run(async () => undefined))
    // Another request at once would be the same one to those who hear it.
    await diner.waits(100)
    expect(diner.gets('status').textContent).to.equal('')
    expect(document.querySelector('[aria-busy]')!.getAttribute('aria-busy')).to.equal('false')
  })
})
