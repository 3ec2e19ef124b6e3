import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { TextField, useField, usePlugin } from 'tavola/controls'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { form, threshold } from '../../kit/stand-ins'
import { createLazyCheck } from '../../../src/customer/validators'

const state = { cake: '' }
const missing = 'Please choose a cake'

/** A field of a plugin's own, in the details form of another. */
const cake = definePlugin({
  id: 'cake',
  state,
  messages: { missing },
  validators: [{ field: 'cake', message: 'missing', valid: ({ state }) => state.cake.value !== '' }],
  inserts: [{ at: 'details', load: async () => ({ default: Cake }) }],
})

function Cake() {
  const { cake } = usePlugin<PluginContext<typeof state>>().state
  const change = (value: string) => void (cake.value = value)
  return <TextField label="Cake" value={cake.value} onChange={change} {...useField('cake')} />
}

const plugins = [threshold, form, cake]
const filled = { plugins, first: { ...atDetails, customer: anna } }

describe('ui: a field that a plugin inserts in the details', () => {
  it('details.continue: blocks it until it is valid', async () => {
    const diner = await renderPlugins(filled)
    await diner.presses('Continue')
    await diner.clicks('link', missing)
    expect(document.activeElement).to.equal(diner.gets('textbox', 'Cake'))
    await diner.types('Cake', 'Cassata')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
  })

  it('shows its message when it loses focus, until it is valid', async () => {
    const diner = await renderPlugins(filled)
    await diner.clicks('textbox', 'Cake')
    expect(diner.reads()).to.not.include(missing)
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include(missing)
    expect(diner.gets('textbox', 'Cake').ariaInvalid).to.equal('true')
    await diner.types('Cake', 'C')
    expect(diner.reads()).to.not.include(missing)
    expect(diner.gets('textbox', 'Cake').ariaInvalid).to.equal('false')
  })

  it('shows nothing when another field loses focus', async () => {
    const diner = await renderPlugins({ plugins, first: atDetails })
    await diner.finds('textbox', 'Cake')
    await diner.clicks('textbox', 'Last Name')
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include('Please enter your last name').and.to.not.include(missing)
  })

  for (const field of ['Cake', 'Email']) {
    it(`Enter in ${field} shows all messages, the plugin's too`, async () => {
      const diner = await renderPlugins({ plugins, first: atDetails })
      await diner.finds('textbox', 'Cake')
      await diner.clicks('textbox', field)
      await diner.keys('{Enter}')
      expect(diner.reads()).to.include(missing).and.include('Please enter your email')
    })
  }

  it('is kept while the details are edited again', async () => {
    const diner = await renderPlugins(filled)
    await diner.types('Cake', 'Cassata')
    await diner.presses('Continue')
    await diner.presses('Edit your details')
    expect(await diner.finds('textbox', 'Cake')).to.have.property('value', 'Cassata')
  })

  it('Enter that a control handles itself shows no messages', async () => {
    const search = definePlugin({
      id: 'search',
      inserts: [{ at: 'details', load: async () => ({ default: Search }) }],
    })
    const diner = await renderPlugins({ plugins: [threshold, form, search], first: atDetails })
    await diner.types('Search', 'Cassata{Enter}')
    expect(diner.reads()).to.not.include('Please')
  })
})

function Search() {
  return <input aria-label="Search" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />
}

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
  it('is requested once, and until it has loaded a number with six digits passes', async () => {
    const test = shaky()
    expect(['12345', '123456', '1-2 3/4 5 6'].map((text) => test.check(text, 'IE'))).to.deep.equal([
      false,
      true,
      true,
    ])
    expect(test.tries).to.equal(1)
  })

  it("is requested again if it didn't load, and counts from then on", async () => {
    const test = shaky()
    test.check('123456', 'IE')
    await later()
    expect(test.check('123456', 'IE')).to.equal(true)
    expect(test.tries).to.equal(2)
    await later()
    expect(test.check('123456', 'IE')).to.equal(false)
    expect(test.check('021 496 0101', 'IE')).to.equal(true)
    expect(test.tries).to.equal(2)
  })
})

const budget = definePlugin({
  id: 'budget',
  inserts: [{ at: 'details', load: async () => ({ default: Budget }) }],
})

const Budget = () => (
  <TextField
    label="Budget"
    hint="A person"
    value="20"
    onChange={() => undefined}
    type="number"
    inputMode="decimal"
    min={10}
    max={90}
    step={5}
    maxLength={3}
    pattern="\d+"
    autoComplete="off"
  />
)

describe('ui: a text field', () => {
  it('WCAG 1.3.5: has the attributes of an input, so that a phone shows the right keyboard', async () => {
    const diner = await renderPlugins({ plugins: [threshold, form, budget], first: atDetails })
    const field = await diner.finds('spinbutton', 'Budget')
    expect(field).to.include({ inputMode: 'decimal', type: 'number', min: '10', max: '90', step: '5' })
    expect(field).to.include({ maxLength: 3, pattern: '\\d+', autocomplete: 'off' })
    const note = document.getElementById(field.getAttribute('aria-describedby')!)
    expect(note!.textContent).to.equal('A person')
  })
})
