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
  it('bar.choice: describes Continue by what to choose next, then by the choice in words', async () => {
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
    }
  })

  it('start.continue, details.unfinished: Continue does not look finished before all is chosen', async () => {
    const diner = await renderPlugins({ plugins, first: { ...first, time: null } })
    for (const [time, look] of [
      [null, 'button button-quiet'],
      ['19:30', 'button'],
      [null, 'button button-quiet'],
    ] as const) {
      await diner.sees(() => diner.kernel.choices.set({ time }))
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
  })

  it('start.busy: before a time is chosen it waits for no request, and lists what is missing', async () => {
    const diner = await renderPlugins({ plugins, first: { ...first, time: null } })
    await pending(diner)
    expect(diner.isEnabled('button', 'Continue')).to.equal(true)
    await diner.presses('Continue')
    await diner.finds('group', 'There is a problem')
  })
})

const lines = (diner: Diner) => diner.getsAll('listitem').map(({ textContent }) => textContent)

describe('start: Continue, pressed too early', () => {
  async function pressedEarly(chosen: object = { venue: venue(), journey: 'Booking' }) {
    const diner = await renderPlugins({ plugins, first: chosen })
    await diner.presses('Continue')
    return diner
  }
  const list = (diner: Diner) => diner.gets('group', 'There are 2 problems')

  it('start.continue, details.early: leads nowhere, and lists what is missing beside the button', async () => {
    const diner = await pressedEarly()
    expect(diner.network.sent(check)).to.be.empty
    expect(lines(diner)).to.deep.equal(['Choose the day of your visit', 'Choose a time'])
    expect(isBefore(diner.gets('combobox', 'Minute'), list(diner))).to.be.true
    expect(isBefore(list(diner), action(diner))).to.be.true
  })

  it('details.missing: the list takes the focus, is read with it, and with each press again', async () => {
    const diner = await pressedEarly()
    expect(document.activeElement).to.equal(list(diner))
    expect(diner.heard).to.deep.equal([])
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(list(diner))
  })

  it('WCAG 3.3.1: a button cannot be invalid, so its description begins with the word "Error"', async () => {
    const date = (await pressedEarly()).gets('button', /^Date/)
    expect([date.ariaInvalid, described(date)]).to.deep.equal([null, 'Error: Choose the day of your visit'])
  })

  it('details.missing: each line is a link to its field', async () => {
    const diner = await pressedEarly({ adults: 0 })
    const goals = {
      'Choose a restaurant': () => diner.gets('combobox', 'Location'),
      "Choose what you'd like to do": () => diner.gets('button', 'Book a Table'),
      'Choose the day of your visit': () => diner.gets('button', /^Date/),
      'Choose the number of guests': () => diner.gets('combobox', 'Guests'),
      'Choose a time': () => diner.gets('combobox', 'Hour'),
    }
    expect(lines(diner)).to.deep.equal(Object.keys(goals))
    for (const [line, goal] of Object.entries(goals)) {
      await diner.clicks('link', line)
      expect(document.activeElement, line).to.equal(goal())
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
})

describe("start: Continue with a plugin's own choices", () => {
  const Table = () => <TextField label="Table" value="" onChange={() => undefined} {...useField('table')} />
  const missing = <Field extends 'table' | 'hall'>(field: Field) =>
    ({ field, at: 'choices', message: field, valid: () => false }) as const
  const strict = definePlugin({
    id: 'strict',
    messages: { table: 'Please choose a table', hall: 'Please choose a hall' },
    inserts: [{ at: 'choices', load: async () => ({ default: Table }) }],
    validators: [missing('table'), missing('hall')],
  })

  it('names the first in the bar, and is stopped by them', async () => {
    const diner = await renderPlugins({ plugins: [start, table, strict], first })
    expect([described(action(diner)), looks(diner)[0]]).to.deep.equal([
      'Please choose a table',
      'button button-quiet',
    ])
    await diner.presses('Continue')
    expect(diner.has('alert')).to.be.false
    expect(diner.network.sent(check)).to.be.empty
  })

  it('lists them all; one that no control shows has a line, which is no link', async () => {
    const diner = await renderPlugins({ plugins: [start, table, strict], first })
    await diner.presses('Continue')
    expect(lines(diner)).to.deep.equal(['Please choose a table', 'Please choose a hall'])
    const list = diner.within('group', 'There are 2 problems')
    expect(list.getsAll('link').map(({ textContent }) => textContent)).to.deep.equal([
      'Please choose a table',
    ])
    expect(document.activeElement).to.equal(diner.gets('group', 'There are 2 problems'))
    await diner.clicks('link', 'Please choose a table')
    expect(document.activeElement).to.equal(diner.gets('textbox', 'Table'))
  })
})
