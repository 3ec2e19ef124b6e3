import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { threshold } from '../../kit/stand-ins'

const plugins = [threshold, booking]
const filled = { ...atDetails, customer: anna }

describe('booking: "Happy with your choices?"', () => {
  afterEach(removeWidget)

  it('decisions, "Steps 4 and 6": asks it until the details are fixed', async () => {
    const diner = await renderWidget({ plugins, first: filled })
    await diner.finds('button', 'Continue')
    expect(diner.reads()).to.include('Happy with your choices?')
  })

  const missing = { firstName: '', lastName: '', email: 'anna@', telephoneNumber: '123', consent: false }
  for (const [field, value] of Object.entries(missing)) {
    it(`can be pressed, and confirms nothing, while ${field} is not right`, async () => {
      const diner = await renderWidget({
        plugins,
        first: { ...atDetails, customer: { ...anna, [field]: value } },
      })
      await diner.presses('Continue')
      expect(diner.has('group', 'There is a problem')).to.be.true
      expect(diner.kernel.facts.detailsConfirmed).to.be.false
    })
  }

  it('decisions, "Steps 4 and 6": fixes the details and shows them', async () => {
    const diner = await renderWidget({ plugins, first: filled })
    await diner.presses('Continue')
    expect(diner.has('textbox', 'First Name')).to.be.false
    expect(diner.reads()).to.include("Anna O'Brien").and.include(anna.email)
    expect(diner.has('button', 'Complete Booking')).to.be.true
  })

  it('decisions, "Steps 4 and 6": nothing is sent, nor ready to be sent, before', async () => {
    const diner = await renderWidget({ plugins, first: filled })
    await diner.finds('button', 'Continue')
    expect(diner.has('button', 'Complete Booking')).to.be.false
    await diner.presses('Continue')
    expect(diner.network.requests).to.be.empty
  })

  it('the focus goes to the confirmed details', async () => {
    const diner = await renderWidget({ plugins, first: filled })
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(diner.gets('heading', 'We have your details'))
  })

  it('decisions, "Steps 4 and 6": they can be edited again, kept, with the focus in the first', async () => {
    const diner = await renderWidget({ plugins, first: { ...filled, detailsConfirmed: true } })
    await diner.presses('Edit your details')
    expect(document.activeElement).to.equal(diner.gets('textbox', 'First Name'))
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
    expect(diner.gets('checkbox', /terms/)).to.have.property('checked', true)
  })
})
