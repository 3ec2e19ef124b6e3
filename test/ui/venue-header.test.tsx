import { expect } from 'chai'
import { atDetails, atSlot } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { venue } from '../kit/fixtures'
import { form, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]

describe('ui: the venue header', () => {
  afterEach(removeWidget)

  it('section 2, "Venue header": the name, and the address lines joined by commas', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
    expect(diner.reads()).to.include('Milano Cork').and.include('8 Oliver Plunkett Street, Cork, T12 X8N6')
  })

  it('section 2, "Venue header": empty lines leave no comma behind', async () => {
    const cork = venue({ address: ['8 Oliver Plunkett Street', ''], postCode: null })
    const diner = await renderWidget({ plugins, first: { ...atDetails, venue: cork } })
    expect(diner.reads())
      .to.include('8 Oliver Plunkett Street')
      .and.not.match(/Street,|, ,/)
  })

  it('section 2, "Venue header": an Arabic address is joined by commas of its own', async () => {
    const dubai = venue({ address: ['شارع الملك', 'دبي'], postCode: '' })
    const diner = await renderWidget({ plugins, first: { ...atDetails, venue: dubai } })
    expect(diner.reads()).to.include('شارع الملك، دبي')
  })

  it('section 2, "Summary bar": appears from step 2 onward', async () => {
    const diner = await renderWidget({ plugins, first: atSlot })
    await diner.finds('heading', 'Welcome')
    expect(diner.reads()).to.not.include('Milano Cork')
  })
})
