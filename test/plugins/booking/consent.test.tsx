import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { atDetails } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { threshold } from '../../kit/stand-ins'

const plugins = [threshold, booking]
const configured = (bookingConfiguration: object) => ({
  plugins,
  first: { ...atDetails, venue: venue({ bookingConfiguration }) },
})
const settings = [
  { value: 'true', on: true },
  { value: 'false', on: false },
  { value: 'yes', on: false },
  { value: null, on: false },
]

describe('booking: the consents', () => {
  afterEach(removeWidget)

  it('section 3: step4-requireMinAge and step4-showOptInCheckbox ask for the age and offer news, if they are true', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
    await diner.finds('checkbox', /terms and conditions/)
    for (const minAge of settings)
      for (const optIn of settings) {
        const bookingConfiguration = {
          'step4-requireMinAge': minAge.value,
          'step4-showOptInCheckbox': optIn.value,
        }
        await diner.sees(() => diner.kernel.choices.set({ venue: venue({ bookingConfiguration }) }))
        expect([diner.has('checkbox', /over 16/), diner.has('checkbox', /offers/)]).to.deep.equal([
          minAge.on,
          optIn.on,
        ])
      }
  })

  it('section 2, step 4: news are opted in to, never out of', async () => {
    const diner = await renderWidget(configured({ 'step4-showOptInCheckbox': 'true' }))
    expect(await diner.finds('checkbox', /offers/)).to.have.property('checked', false)
    await diner.clicks('checkbox', /offers/)
    expect(diner.kernel.facts.customer.optIn).to.be.true
  })

  for (const [name, path] of [
    ['terms and conditions', 'terms'],
    ['privacy policy', 'privacy'],
  ] as const) {
    it(`section 2, step 4: links to the ${name}, in a tab of their own`, async () => {
      const diner = await renderWidget(configured({}))
      const link = await diner.finds('link', name)
      expect(link).to.include({ href: `https://milano.example/${path}`, target: '_blank' })
    })
  }

  it('contract, "Brand config": without an address they are plain words', async () => {
    const diner = await renderWidget({ ...configured({}), brand: { links: {} } })
    await diner.finds('checkbox', 'I agree to the terms and conditions and the privacy policy')
    expect(diner.has('link', 'terms and conditions')).to.be.false
  })
})
