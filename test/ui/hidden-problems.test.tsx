import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { atComplete } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

const strict = definePlugin({
  id: 'strict',
  messages: { few: 'At least {least} guests, please' },
  validators: [
    {
      field: 'party',
      message: 'few',
      values: () => ({ least: 4 }),
      valid: ({ facts }) => facts.guests >= 4,
    },
  ],
})

describe('ui: problems that stop Continue and that no field shows', () => {
  afterEach(removeWidget)
  const sit = (customer = atComplete.customer) =>
    renderWidget({
      plugins: [threshold, form, strict],
      first: { ...atComplete, detailsConfirmed: false, customer },
    })

  it('is a line above the form with its values, which takes the focus and is announced', async () => {
    const diner = await sit()
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(diner.gets('group', 'There is a problem'))
    expect(diner.within('group', 'There is a problem').gets('text', 'At least 4 guests, please')).to.exist
    expect(diner.gets('status').textContent).to.equal('At least 4 guests, please')
  })

  it('comes after the fields, of which the first takes the focus', async () => {
    const diner = await sit({ ...atComplete.customer, firstName: '' })
    await diner.presses('Continue')
    const lines = diner.within('group', 'There are 2 problems').getsAll('listitem')
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal([
      'Please enter your first name',
      'At least 4 guests, please',
    ])
    expect(document.activeElement).to.equal(diner.gets('textbox', 'First Name'))
  })
})
