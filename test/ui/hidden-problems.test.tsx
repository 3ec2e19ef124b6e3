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

describe('ui: what keeps Continue from going on', () => {
  afterEach(removeWidget)
  const sit = (customer = atComplete.customer) =>
    renderWidget({
      plugins: [threshold, form, strict],
      first: { ...atComplete, detailsConfirmed: false, customer },
    })

  it('issue 9, contract: a problem that no field shows is said at the button, with its values', async () => {
    const diner = await sit()
    await diner.finds('button', 'Continue')
    const said = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
    expect(said).to.include('At least 4 guests, please')
    expect(diner.isEnabled('button', 'Continue')).to.be.false
  })

  it('issue 9, contract: not before the fields that show theirs are right', async () => {
    const diner = await sit({ ...atComplete.customer, firstName: '' })
    await diner.finds('button', 'Continue')
    expect(diner.reads()).to.not.include('At least 4 guests')
    await diner.types('First Name', 'Anna')
    expect(diner.reads()).to.include('At least 4 guests, please')
  })
})
