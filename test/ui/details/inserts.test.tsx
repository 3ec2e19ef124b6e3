import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { TextField, useField, usePlugin } from 'tavola/controls'
import { createLazyCheck } from '../../../src/customer/validators'
import { descriptionOf, focused, opens, opensAsAnna } from '../set-up'

const state = { cake: '' }
const missing = 'Please choose a cake'

const insert = (id: string, Part: () => React.JSX.Element) =>
  definePlugin({ id, inserts: [{ at: 'details', load: async () => ({ default: Part }) }] })

/** A field of a plugin's own, in the details form of another. */
const cake = definePlugin({
  id: 'cake',
  state,
  texts: { missing },
  validators: [{ field: 'cake', message: 'missing', valid: ({ state }) => state.cake.value !== '' }],
  inserts: [{ at: 'details', load: async () => ({ default: Cake }) }],
})

function Cake() {
  const { cake } = usePlugin<PluginContext<typeof state>>().state
  return <TextField label="Cake" {...useField('cake', cake)} />
}

describe('ui: a field that a plugin inserts in the details', () => {
  it('details.continue: blocks it until it is valid, and is kept while they are edited again', async () => {
    const diner = await opensAsAnna({}, cake)
    await diner.presses('Continue')
    await diner.clicks('link', missing)
    expect(focused(diner)).to.equal(diner.gets('textbox', 'Cake'))
    await diner.types('Cake', 'Cassata')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    await diner.presses('Edit your details')
    expect(await diner.finds('textbox', 'Cake')).to.have.property('value', 'Cassata')
  })

  it('shows its message when it loses focus, and not when another field does, until it is valid', async () => {
    const diner = await opens({}, cake)
    const field = diner.gets('textbox', 'Cake')
    await diner.clicks('textbox', 'Last Name')
    await diner.clicks('textbox', 'Cake')
    expect(diner.reads()).to.include('Please enter your last name').and.to.not.include(missing)
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include(missing)
    expect(field.ariaInvalid).to.equal('true')
    await diner.types('Cake', 'C')
    expect(diner.reads()).to.not.include(missing)
    expect(field.ariaInvalid).to.equal('false')
  })

  for (const field of ['Cake', 'Email'])
    it(`Enter in ${field} shows all messages, the plugin's too`, async () => {
      const diner = await opens({}, cake)
      await diner.clicks('textbox', field)
      await diner.keys('{Enter}')
      expect(diner.reads()).to.include(missing).and.include('Please enter your email')
    })

  it('Enter that a control handles itself shows no messages', async () => {
    const search = insert('search', () => (
      <input aria-label="Search" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />
    ))
    const diner = await opens({}, search)
    await diner.types('Search', 'Cassata{Enter}')
    expect(diner.reads()).to.not.include('Please')
  })
})

/** A check whose library comes at the second try; `tries` counts them. */
function shaky() {
  const test = { tries: 0, check: createLazyCheck(load) }
  async function load() {
    test.tries += 1
    if (test.tries === 1) throw new Error('The file did not come.')
    return (text: string) => text === '021 496 0101'
  }
  return test
}
const later = () => new Promise((resolve) => setImmediate(resolve))

describe('The telephone library', () => {
  it('is requested once, and until it has loaded a number with six digits passes', () => {
    const test = shaky()
    const passes = ['12345', '123456', '1-2 3/4 5 6'].map((text) => test.check(text, 'IE'))
    expect(passes).to.deep.equal([false, true, true])
    expect(test.tries).to.equal(1)
  })

  it("is requested again if it didn't load, and counts from then on", async () => {
    const test = shaky()
    test.check('123456', 'IE')
    await later()
    expect([test.check('123456', 'IE'), test.tries]).to.deep.equal([true, 2])
    await later()
    const passes = ['123456', '021 496 0101'].map((text) => test.check(text, 'IE'))
    expect([passes, test.tries]).to.deep.equal([[false, true], 2])
  })
})

describe('ui: a text field', () => {
  const attributes = { inputMode: 'decimal', type: 'number', maxLength: 3, pattern: '\\d+' } as const
  const budget = insert('budget', () => (
    <TextField
      label="Budget"
      hint="A person"
      value="20"
      onChange={() => undefined}
      min={10}
      max={90}
      step={5}
      autoComplete="off"
      {...attributes}
    />
  ))

  it('WCAG 1.3.5: has the attributes of an input, so that a phone shows the right keyboard', async () => {
    const diner = await opens({}, budget)
    const field = await diner.finds('spinbutton', 'Budget')
    expect(field).to.include({ ...attributes, min: '10', max: '90', step: '5', autocomplete: 'off' })
    expect(descriptionOf(field)).to.equal('A person')
  })
})
