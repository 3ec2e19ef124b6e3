import { expect } from 'chai'
import { atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

/** A diner at the consent of the details, whose links are the brand's. */
const consents = (terms: string) =>
  renderWidget({ plugins: [threshold, form], first: atDetails, brand: { links: { terms } } })

describe('ui: a link to a page of the chain', () => {
  afterEach(removeWidget)

  it('section 2, step 4: opens in a new tab, so that typed details are kept', async () => {
    const diner = await consents('/terms')
    const link = diner.gets('link', 'terms and conditions') as HTMLAnchorElement
    expect(link).to.include({
      href: 'https://host.example/terms',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  for (const terms of ['javascript:alert(1)', 'data:text/html,x'])
    it(`with the address ${JSON.stringify(terms)} is plain text`, async () => {
      const diner = await consents(terms)
      expect(diner.reads()).to.include('terms and conditions')
      expect(diner.has('link', 'terms and conditions')).to.be.false
    })
})
