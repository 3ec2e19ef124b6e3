import { expect } from 'chai'
import { DetailsForm, definePlugin } from 'tavola'
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
    await diner.types('Special Requests', 'A quiet table, by the window')
    expect(diner.kernel.facts.customer.specialRequests).to.equal('A quiet table, by th')
    expect(diner.reads()).to.include('0 characters left')
  })

  it('section 2, step 4: asks "Happy with your choices?" until the details are fixed', async () => {
    const diner = await renderWidget({ plugins: [threshold, form], first: { ...atDetails, customer: anna } })
    await diner.finds('button', 'Continue')
    expect(diner.reads()).to.include('Happy with your choices?')
    await diner.clicks('button', 'Continue')
    expect(diner.reads()).to.not.include('Happy with your choices?')
  })
})
