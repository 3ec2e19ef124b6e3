import { expect } from 'chai'
import { definePlugin, type PluginContext, type Step } from 'tavola'
import { DetailsForm, TextField, useField, usePlugin } from 'tavola/controls'
import { anna } from '../../kit/booking'
import { form, threshold } from '../../kit/stand-ins'
import { descriptionOf, fails, focused, opens, opensAsAnna, stepOf } from '../set-up'

/** The step of the form with another component. */
const stepWith = (Form: () => React.JSX.Element): Step => ({
  ...form.steps![0]!,
  load: async () => ({ default: Form }),
})

/** The same form as another journey may have it. */
const Brief = () => (
  <DetailsForm title="Your Party" message="We look forward to it." limit={22}>
    <p>Balloons are on us.</p>
  </DetailsForm>
)
const brief = definePlugin({ ...form, steps: [stepWith(Brief)] })

const state = { tea: '' }
const teaMissing = 'Please choose a tea'
const aboutTea = definePlugin({
  id: 'tea',
  state,
  texts: { teaMissing },
  validators: [{ field: 'tea', message: 'teaMissing', valid: ({ state }) => state.tea.value !== '' }],
})

function useTea() {
  const { tea } = usePlugin<PluginContext<typeof state>>().state
  return <TextField label="Tea" {...useField('tea', tea)} />
}

/** A form whose own component has a field: `useField` is called outside of the form. */
const TeaForm = () => <DetailsForm>{useTea()}</DetailsForm>
const tea = definePlugin({ ...aboutTea, steps: [stepWith(TeaForm)] })

/** The same field in a step before the form. */
const Early = () => useTea()
const earlyTea = definePlugin({ ...aboutTea, steps: stepOf('Welcome', Early).steps! })

describe('ui: the details form', () => {
  it('details.title: its title is "Your Details" by default', async () => {
    const heading = await (await opens()).finds('heading', 'Your Details')
    expect(heading.textContent).to.equal('Your Details')
  })

  it('step.enquiry: may have another title, a message and more fields', async () => {
    const diner = await opens({ plugins: [threshold, brief] })
    await diner.finds('heading', 'Your Party')
    expect(diner.has('heading', 'Your Details')).to.be.false
    expect(diner.reads()).to.include('We look forward to it.').and.include('Balloons are on us.')
  })

  it('a field of the component that renders the form shows its error, when it is left and after Continue', async () => {
    const outcome = definePlugin({ ...form, steps: [] })
    const diner = await opens({ plugins: [threshold, outcome, tea], first: { customer: anna } })
    await diner.clicks('textbox', 'Tea')
    expect(diner.reads()).to.not.include(teaMissing)
    await diner.keys('{Tab}')
    expect(diner.gets('textbox', 'Tea').ariaInvalid).to.equal('true')
    await diner.presses('Continue')
    await diner.clicks('link', teaMissing)
    expect(focused(diner)).to.equal(diner.gets('textbox', 'Tea'))
    await diner.types('Tea', 'Darjeeling')
    expect(diner.reads()).to.not.include(teaMissing)
    await diner.presses('Continue')
    await diner.presses('Edit your details')
    await diner.clicks('textbox', 'Tea')
    await diner.keys('{Control>}a{/Control}{Backspace}{Tab}')
    expect(diner.reads()).to.include(teaMissing)
  })

  it('a field of an earlier step shows no error because the form was continued', async () => {
    const diner = await opens({ plugins: [form, earlyTea], first: { customer: anna } })
    await diner.presses('Continue')
    expect(diner.reads()).to.include(teaMissing)
    await diner.presses('Back')
    await diner.clicks('textbox', 'Tea')
    expect(diner.reads()).to.not.include(teaMissing)
    await diner.keys('{Tab}')
    expect(diner.gets('textbox', 'Tea').ariaInvalid).to.equal('true')
  })

  it('details.continue: asks "Happy with your choices?" until the details are fixed', async () => {
    const diner = await opensAsAnna()
    expect(diner.reads()).to.include('Happy with your choices?')
    await diner.presses('Continue')
    expect(diner.reads()).to.not.include('Happy with your choices?')
  })

  it('an error disappears once the missing details are filled in', async () => {
    const diner = await opensAsAnna()
    await fails(diner)
    await diner.presses('Continue')
    expect(diner.has('alert')).to.be.false
  })

  it('a field has one line for its hint, or for its error while there is one', async () => {
    const diner = await opens()
    const telephone = diner.gets('textbox', 'Telephone Number')
    expect(descriptionOf(telephone)).to.equal('A UK number, starting with 0 or +44')
    telephone.focus()
    await diner.keys('{Tab}')
    expect(descriptionOf(telephone)).to.equal('Please enter your telephone number')
  })
})

describe('ui: the fields of the details', () => {
  /** A diner at the form with room for 22 characters, and the field of the requests. */
  async function begins(specialRequests = '') {
    const first = { customer: { ...anna, specialRequests } }
    const diner = await opens({ plugins: [threshold, brief], first })
    return { diner, requests: await diner.finds('textbox', 'Special Requests') }
  }

  it('optional fields say so beside their names; all others are required', async () => {
    const { diner, requests } = await begins()
    const isRequired = (field: HTMLElement) => field.ariaRequired === 'true'
    expect(isRequired(requests)).to.be.false
    expect(descriptionOf(requests)).to.equal('(optional) Up to 22 characters')
    for (const name of ['First Name', 'Last Name', 'Email', 'Telephone Number'])
      expect(isRequired(diner.gets('textbox', name)), name).to.be.true
    expect(isRequired(diner.gets('checkbox', /terms/))).to.be.true
  })

  it('WCAG 4.1.2: none is invalid before the diner has been there, also by what the browser finds', async () => {
    const { diner } = await begins()
    const controls = [...diner.getsAll('textbox'), ...diner.getsAll('checkbox')]
    expect(controls.filter((control) => control.matches(':invalid, [aria-invalid="true"]'))).to.be.empty
  })

  it('WCAG 4.1.3: the description stays, and what is left is announced at 20, at 10 and at 0', async () => {
    const { diner, requests } = await begins()
    const before = descriptionOf(requests)
    const said: (string | null)[] = []
    for (const key of 'A quiet table, please!') {
      await diner.types('Special Requests', key)
      const text = diner.gets('status').textContent
      if (text !== said.at(-1)) said.push(text)
      expect(descriptionOf(requests)).to.equal(before)
    }
    expect(said).to.deep.equal(['', '20 characters left', '10 characters left', '0 characters left'])
    expect(diner.reads()).to.include('0 characters left')
  })

  it('characters that are refused are announced, once until the text changes', async () => {
    const { diner } = await begins('A quiet table, please!')
    await diner.types('Special Requests', '!!')
    const full = "That's the maximum of 22 characters"
    expect(diner.gets('status').textContent).to.equal(full)
    await diner.sees(() => diner.kernel.announcer.announce('Something else'))
    await diner.types('Special Requests', '!')
    expect(diner.gets('status').textContent).to.equal('Something else')
    await diner.types('Special Requests', '{Backspace}?')
    await diner.types('Special Requests', '!')
    expect(diner.gets('status').textContent).to.equal(full)
    expect(diner.kernel.facts.customer.specialRequests).to.equal('A quiet table, please?')
  })
})
