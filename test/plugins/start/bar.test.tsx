import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import { TextField, useField } from 'tavola/controls'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const plugins = [start, table, enquiry]
const first = { ...atSlot, journey: 'Booking' }
const check = 'GET /api/venues/searchavailability/*'

const action = (diner: Diner) => diner.gets('button', 'Continue')
const looks = (diner: Diner) => [action(diner).className, action(diner).getAttribute('part')]
const isBefore = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
/** What a screen reader reads after a button's name. */
const described = (button: Element) =>
  document.getElementById(button.getAttribute('aria-describedby')!)!.textContent.trim()

const pending = (diner: Diner) =>
  diner.sees(() => void diner.kernel.tasks.run(() => new Promise(() => undefined)))

describe('start: the bar with Continue', () => {
  it('bar.choice, start.continue, details.unfinished: says what to choose next, then the choice', async () => {
    const diner = await renderPlugins({ plugins, first: { adults: 0 } })
    const choices = [
      [{}, 'Choose a restaurant'],
      [{ venue: venue() }, "Choose what you'd like to do"],
      [{ journey: 'Booking' }, 'Choose the day of your visit'],
      [{ date: '2026-11-28' }, 'Choose the number of guests'],
      [{ adults: 2 }, 'Choose a time'],
      [{ time: '19:30' }, 'Sat 28 Nov, 19:30, 2 people · Milano Cork'],
    ] as const
    for (const [choice, words] of choices) {
      await diner.sees(() => diner.kernel.choices.set(choice))
      expect(described(action(diner))).to.equal(words)
      // It does not look finished before all is chosen.
      const look = 'time' in choice ? 'button' : 'button button-quiet'
      expect(looks(diner)).to.deep.equal([look, look])
    }
  })

  it('loading.shown: shows the loading text, which is announced only once', async () => {
    const diner = await renderPlugins({ plugins, first, answers: { [check]: hangs } })
    // Until the text of the first request is gone: two close together are announced once.
    await diner.waits(100)
    const before = diner.heard.length
    await diner.presses('Continue')
    const words = document.querySelector('.action-words')!
    expect(words.textContent).to.equal('Checking Availability...')
    expect(words.ariaHidden).to.equal('true')
    await diner.waits()
    expect(diner.heard.slice(before)).to.deep.equal(['Checking Availability...'])
  })

  it('start.order: is at the end of the step, below the information of other plugins', async () => {
    const known = definePlugin({
      id: 'known',
      inserts: [{ at: 'after-choices', load: here(() => <p id="known">Good to know</p>) }],
    })
    const diner = await renderPlugins({ plugins: [...plugins, known], first })
    expect(isBefore(document.getElementById('known')!, action(diner))).to.be.true
    expect(document.querySelector('form')!.lastElementChild!.contains(action(diner))).to.be.true
  })

  it('start.busy, WCAG 2.4.3: during a request Continue waits, keeps the focus, and says why', async () => {
    const diner = await renderPlugins({ plugins, first })
    await diner.sees(() => action(diner).focus())
    await pending(diner)
    expect(diner.isEnabled('button', 'Continue')).to.be.false
    expect(document.activeElement).to.equal(action(diner))
    expect([action(diner).ariaBusy, described(action(diner))]).to.deep.equal(['true', 'Checking…'])
    // Before a time is chosen it waits for no request, and lists what is missing.
    await diner.sees(() => diner.kernel.choices.set({ time: null }))
    expect(diner.isEnabled('button', 'Continue')).to.equal(true)
    await diner.presses('Continue')
    await diner.finds('group', 'There is a problem')
  })
})

const lines = (diner: Diner) => diner.getsAll('listitem').map(({ textContent }) => textContent)

describe('start: Continue, pressed too early', () => {
  async function pressedEarly(chosen: object = { venue: venue(), journey: 'Booking' }) {
    const diner = await renderPlugins({ plugins, first: chosen })
    expect(diner.has('group', /^There/)).to.be.false
    await diner.presses('Continue')
    return diner
  }
  const list = (diner: Diner) => diner.gets('group', 'There are 2 problems')

  it('start.continue, details.early: leads nowhere, and lists what is missing beside the button', async () => {
    const diner = await pressedEarly()
    expect(diner.network.sent(check)).to.be.empty
    expect(lines(diner)).to.deep.equal(['Choose the day of your visit', 'Choose a time'])
    // It is read with the focus.
    expect([document.activeElement, diner.heard]).to.deep.equal([list(diner), []])
    expect(isBefore(diner.gets('combobox', 'Minute'), list(diner))).to.be.true
    expect(isBefore(list(diner), action(diner))).to.be.true
    // WCAG 3.3.1: a button cannot be invalid, so its description begins with the word "Error".
    const date = diner.gets('button', /^Date/)
    expect([date.ariaInvalid, described(date)]).to.deep.equal([null, 'Error: Choose the day of your visit'])
  })

  it('details.missing: each line is a link to its field', async () => {
    const diner = await pressedEarly({ adults: 0 })
    const goals = {
      'Choose a restaurant': ['combobox', 'Location'],
      "Choose what you'd like to do": ['button', 'Book a Table'],
      'Choose the day of your visit': ['button', /^Date/],
      'Choose the number of guests': ['combobox', 'Guests'],
      'Choose a time': ['combobox', 'Hour'],
    } as const
    expect(lines(diner)).to.deep.equal(Object.keys(goals))
    for (const [line, [role, name]] of Object.entries(goals)) {
      await diner.clicks('link', line)
      expect(document.activeElement, line).to.equal(diner.gets(role, name))
    }
  })

  it('details.missing: a line goes with its choice, the list with the last, and the focus stays', async () => {
    const diner = await pressedEarly()
    await diner.presses(/^Date/)
    await diner.presses('Saturday 28 November 2026')
    expect(lines(diner)).to.deep.equal(['Choose a time'])
    await diner.selects('Hour', '19')
    expect(diner.has('group', /^There/)).to.be.false
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Hour'))
  })

  it("a plugin's own choices are named in the bar and listed; one without a control is no link", async () => {
    const Table = () => <TextField label="Table" value="" onChange={() => undefined} {...useField('table')} />
    const missing = <Field extends 'table' | 'hall'>(field: Field) =>
      ({ field, at: 'choices', message: field, valid: () => false }) as const
    const [tableMissing, hallMissing] = ['Please choose a table', 'Please choose a hall']
    const strict = definePlugin({
      id: 'strict',
      texts: { table: tableMissing, hall: hallMissing },
      inserts: [{ at: 'choices', load: async () => ({ default: Table }) }],
      validators: [missing('table'), missing('hall')],
    })
    const diner = await renderPlugins({ plugins: [start, table, strict], first })
    expect([described(action(diner)), looks(diner)[0]]).to.deep.equal([tableMissing, 'button button-quiet'])
    await diner.presses('Continue')
    expect([diner.has('alert'), diner.network.sent(check)]).to.deep.equal([false, []])
    expect(lines(diner)).to.deep.equal([tableMissing, hallMissing])
    expect(document.activeElement).to.equal(list(diner))
    const links = diner.within('group', 'There are 2 problems').getsAll('link')
    expect(links.map(({ textContent }) => textContent)).to.deep.equal([tableMissing])
    await diner.clicks('link', tableMissing)
    expect(document.activeElement).to.equal(diner.gets('textbox', 'Table'))
  })
})
