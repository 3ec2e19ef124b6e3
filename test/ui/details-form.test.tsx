import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { DetailsForm } from 'tavola/controls'
import { anna, atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

/** The same form as another journey may have it. */
const brief = definePlugin({
  ...form,
  steps: [
    {
      id: 'details',
      priority: 'flow',
      when: ({ facts }) => facts.confirmed,
      load: async () => ({ default: Brief }),
    },
  ],
})

function Brief() {
  return (
    <DetailsForm title="Your Party" message="We look forward to it." limit={20}>
      <p>Balloons are on us.</p>
    </DetailsForm>
  )
}

describe('ui: the details form', () => {
  afterEach(removeWidget)

  it('section 2, step 4: its title is "Your Details" by default', async () => {
    const diner = await renderWidget({ plugins: [threshold, form], first: atDetails })
    expect((await diner.finds('heading', 'Your Details')).textContent).to.equal('Your Details')
  })

  it('section 2, step 6: it takes another title, a message and what is asked besides', async () => {
    const diner = await renderWidget({ plugins: [threshold, brief], first: atDetails })
    await diner.finds('heading', 'Your Party')
    expect(diner.has('heading', 'Your Details')).to.be.false
    expect(diner.reads()).to.include('We look forward to it.').and.include('Balloons are on us.')
  })

  it('section 5, "Special requests, length": it may be given another limit', async () => {
    const diner = await renderWidget({ plugins: [threshold, brief], first: atDetails })
    await diner.fills('Special Requests', 'A quiet table, by the window')
    expect(diner.kernel.facts.customer.specialRequests).to.equal('A quiet table, by th')
    expect(diner.reads()).to.include('0 characters left')
  })

  it('section 2, step 4: asks "Happy with your choices?" until the details are fixed', async () => {
    const diner = await renderWidget({ plugins: [threshold, form], first: { ...atDetails, customer: anna } })
    await diner.finds('button', 'Continue')
    expect(diner.reads()).to.include('Happy with your choices?')
    await diner.presses('Continue')
    expect(diner.reads()).to.not.include('Happy with your choices?')
  })

  it('an error disappears once the details that it asked for are given', async () => {
    const diner = await renderWidget({ plugins: [threshold, form], first: { ...atDetails, customer: anna } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Continue')
    expect(diner.has('alert')).to.be.false
  })

  it('a field has one line for its hint, or for its error while there is one', async () => {
    const diner = await renderWidget({ plugins: [threshold, form], first: atDetails })
    const telephone = await diner.finds('textbox', 'Telephone Number')
    const note = () => document.getElementById(telephone.getAttribute('aria-describedby')!)!.textContent
    expect(note()).to.equal('A UK number, starting with 0 or +44')
    telephone.focus()
    await diner.keys('{Tab}')
    expect(note()).to.equal('Please enter your telephone number')
  })

  it('the button that was pressed shows that its request is under way', async () => {
    const diner = await renderWidget({
      plugins: [threshold, form],
      first: { ...atDetails, customer: anna, detailsConfirmed: true },
      answers: { 'POST /api/bookings/create': () => new Promise(() => undefined) },
    })
    const button = await diner.finds('button', 'Complete Booking')
    expect(button.getAttribute('aria-busy')).to.equal('false')
    await diner.presses('Complete Booking')
    expect(button.getAttribute('aria-busy')).to.equal('true')
  })
})
