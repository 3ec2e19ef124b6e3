import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { DetailsForm, TextField, useField, usePlugin } from 'tavola/controls'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { form, page, threshold } from '../../kit/stand-ins'

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

const state = { tea: '' }
const teaMissing = 'Please choose a tea'

/** A form whose own component has a field: `useField` is called outside of the form. */
const aboutTea = definePlugin({
  id: 'tea',
  state,
  messages: { teaMissing },
  validators: [{ field: 'tea', message: 'teaMissing', valid: ({ state }) => state.tea.value !== '' }],
})
const tea = definePlugin({
  ...aboutTea,
  steps: [
    {
      id: 'tea',
      priority: 'flow',
      when: ({ facts }) => facts.confirmed,
      load: async () => ({ default: TeaForm }),
    },
  ],
})

function TeaForm() {
  return <DetailsForm>{useTea()}</DetailsForm>
}

function useTea() {
  const { tea } = usePlugin<PluginContext<typeof state>>().state
  const change = (text: string) => void (tea.value = text)
  return <TextField label="Tea" value={tea.value} onChange={change} {...useField('tea')} />
}

/** The same field in a step before the form. */
const earlyTea = definePlugin({
  ...aboutTea,
  steps: [{ id: 'tea', priority: 'base', when: () => true, load: page('Welcome', () => useTea()) }],
})

describe('ui: the details form', () => {
  it('details.title: its title is "Your Details" by default', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form], first: atDetails })
    expect((await diner.finds('heading', 'Your Details')).textContent).to.equal('Your Details')
  })

  it('step.enquiry: may have another title, a message and more fields', async () => {
    const diner = await renderPlugins({ plugins: [threshold, brief], first: atDetails })
    await diner.finds('heading', 'Your Party')
    expect(diner.has('heading', 'Your Details')).to.be.false
    expect(diner.reads()).to.include('We look forward to it.').and.include('Balloons are on us.')
  })

  it('a field of the component that renders the form shows its error, when it is left and after Continue', async () => {
    const plugins = [threshold, definePlugin({ ...form, steps: [] }), tea]
    const diner = await renderPlugins({ plugins, first: { ...atDetails, customer: anna } })
    await diner.clicks('textbox', 'Tea')
    expect(diner.reads()).to.not.include(teaMissing)
    await diner.keys('{Tab}')
    expect(diner.gets('textbox', 'Tea').ariaInvalid).to.equal('true')
    await diner.presses('Continue')
    await diner.clicks('link', teaMissing)
    expect(document.activeElement).to.equal(diner.gets('textbox', 'Tea'))
    await diner.types('Tea', 'Darjeeling')
    expect(diner.reads()).to.not.include(teaMissing)
    await diner.presses('Continue')
    await diner.presses('Edit your details')
    await diner.clicks('textbox', 'Tea')
    await diner.keys('{Control>}a{/Control}{Backspace}{Tab}')
    expect(diner.reads()).to.include(teaMissing)
  })

  it('a field of an earlier step shows no error because the form was continued', async () => {
    const diner = await renderPlugins({ plugins: [form, earlyTea], first: { ...atDetails, customer: anna } })
    await diner.presses('Continue')
    expect(diner.reads()).to.include(teaMissing)
    await diner.presses('Back')
    await diner.clicks('textbox', 'Tea')
    expect(diner.reads()).to.not.include(teaMissing)
    await diner.keys('{Tab}')
    expect(diner.gets('textbox', 'Tea').ariaInvalid).to.equal('true')
  })

  it('requests.limit: may have another limit', async () => {
    const diner = await renderPlugins({ plugins: [threshold, brief], first: atDetails })
    await diner.fills('Special Requests', 'A quiet table, by the window')
    expect(diner.kernel.facts.customer.specialRequests).to.equal('A quiet table, by th')
    expect(diner.reads()).to.include('0 characters left')
  })

  it('details.continue: asks "Happy with your choices?" until the details are fixed', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form], first: { ...atDetails, customer: anna } })
    await diner.finds('button', 'Continue')
    expect(diner.reads()).to.include('Happy with your choices?')
    await diner.presses('Continue')
    expect(diner.reads()).to.not.include('Happy with your choices?')
  })

  it('an error disappears once the missing details are filled in', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form], first: { ...atDetails, customer: anna } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Continue')
    expect(diner.has('alert')).to.be.false
  })

  it('a field has one line for its hint, or for its error while there is one', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form], first: atDetails })
    const telephone = await diner.finds('textbox', 'Telephone Number')
    const note = () => document.getElementById(telephone.getAttribute('aria-describedby')!)!.textContent
    expect(note()).to.equal('A UK number, starting with 0 or +44')
    telephone.focus()
    await diner.keys('{Tab}')
    expect(note()).to.equal('Please enter your telephone number')
  })
})

describe('ui: the fields of the details', () => {
  /** The same form, with room for 22 characters. */
  const brief = definePlugin({
    ...form,
    steps: [{ ...form.steps![0]!, load: async () => ({ default: () => <DetailsForm limit={22} /> }) }],
  })

  const begins = (specialRequests = '') =>
    renderPlugins({
      plugins: [threshold, brief],
      first: { ...atDetails, customer: { ...anna, specialRequests } },
    })

  const isRequired = (field: HTMLElement) => field.ariaRequired === 'true'

  it('optional fields say so beside their names; all others are required', async () => {
    const diner = await begins()
    const field = await diner.finds('textbox', 'Special Requests')
    expect(isRequired(field)).to.be.false
    const [mark, note] = field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!)
    expect([mark!.textContent, note!.textContent]).to.deep.equal(['(optional)', 'Up to 22 characters'])
    for (const name of ['First Name', 'Last Name', 'Email', 'Telephone Number'])
      expect(isRequired(diner.gets('textbox', name)), name).to.be.true
    expect(isRequired(diner.gets('checkbox', /terms/))).to.be.true
  })

  it('WCAG 4.1.2: none is invalid before the diner has been there, also by what the browser finds', async () => {
    const diner = await begins()
    await diner.finds('textbox', 'First Name')
    const controls = [...diner.getsAll('textbox'), ...diner.getsAll('checkbox')]
    expect(controls.filter((control) => control.matches(':invalid, [aria-invalid="true"]'))).to.be.empty
  })

  it('WCAG 4.1.3: its description stays the same while the diner types', async () => {
    const diner = await begins()
    const field = await diner.finds('textbox', 'Special Requests')
    const description = () =>
      field
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent)
    const before = description()
    await diner.fills('Special Requests', 'A table')
    expect(diner.reads()).to.include('15 characters left')
    expect(description()).to.deep.equal(before)
  })

  it('the number of characters left is announced at 20, at 10 and at the end', async () => {
    const diner = await begins()
    const said: (string | null)[] = []
    for (const key of 'A quiet table, please!') {
      await diner.types('Special Requests', key)
      const text = diner.gets('status').textContent
      if (text !== said.at(-1)) said.push(text)
    }
    expect(said).to.deep.equal(['', '20 characters left', '10 characters left', '0 characters left'])
  })

  it('characters that are refused are announced, once until the text changes', async () => {
    const diner = await begins('A quiet table, please!')
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
