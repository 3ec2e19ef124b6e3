import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'

const plugins = [start, table, enquiry]
const first = { ...atSlot, journey: 'Booking' }

const action = (diner: Diner) => diner.gets('button', 'Continue')
const isBefore = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
/** What a screen reader reads after the button's name. */
const described = (diner: Diner) =>
  document.getElementById(action(diner).getAttribute('aria-describedby')!)!.textContent.trim()

describe('start: the bar with Continue', () => {
  it('bar.choice: says what to choose next, then the choice in words; Continue is described by it', async () => {
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
      expect(described(diner)).to.equal(words)
    }
  })

  it('start.continue, details.unfinished: Continue does not look finished before all is chosen', async () => {
    const diner = await renderPlugins({ plugins, first: { ...first, time: null } })
    const looks = () => [action(diner).className, action(diner).getAttribute('part')]
    expect(looks()).to.deep.equal(['button button-quiet', 'button button-quiet'])
    await diner.sees(() => diner.kernel.choices.set({ time: '19:30' }))
    expect(looks()).to.deep.equal(['button', 'button'])
    await diner.sees(() => diner.kernel.choices.set({ time: null }))
    expect(looks()).to.deep.equal(['button button-quiet', 'button button-quiet'])
  })

  it('does not look finished while a plugin’s own choice is missing, which it names', async () => {
    const strict = definePlugin({
      id: 'strict',
      messages: { hall: 'Please choose a hall' },
      validators: [{ field: 'hall', at: 'choices', message: 'hall', valid: () => false }],
    })
    const diner = await renderPlugins({ plugins: [...plugins, strict], first })
    expect(action(diner).className).to.equal('button button-quiet')
    expect(described(diner)).to.equal('Please choose a hall')
  })

  it('loading.shown: shows the loading text, which is announced only once', async () => {
    const check = 'GET /api/venues/searchavailability/*'
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

  it('is at the end of the step, below the information of other plugins', async () => {
    const known = definePlugin({
      id: 'known',
      inserts: [{ at: 'after-choices', load: here(() => <p id="known">Good to know</p>) }],
    })
    const diner = await renderPlugins({ plugins: [...plugins, known], first })
    expect(isBefore(document.getElementById('known')!, action(diner))).to.be.true
    expect(document.querySelector('form')!.lastElementChild!.contains(action(diner))).to.be.true
  })
})

describe('start: Continue, pressed too early', () => {
  const missing = ['Choose the day of your visit', 'Choose a time']
  const early = { plugins, first: { venue: venue(), journey: 'Booking' } }
  const list = (diner: Diner) => diner.gets('group', 'There are 2 problems')
  const lines = (diner: Diner) => diner.getsAll('listitem').map(({ textContent }) => textContent)

  it('start.continue, details.early: leads on to nothing, and lists what is missing beside the button', async () => {
    const diner = await renderPlugins(early)
    await diner.presses('Continue')
    await diner.finds('group', /^There are/)
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.be.empty
    expect(lines(diner)).to.deep.equal(missing)
    expect(isBefore(diner.gets('combobox', 'Minute'), list(diner))).to.be.true
    expect(isBefore(list(diner), action(diner))).to.be.true
  })

  it('details.missing: the list takes the focus, is read with it, and with each press again', async () => {
    const diner = await renderPlugins(early)
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(list(diner))
    expect(diner.heard).to.deep.equal([])
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(list(diner))
  })

  it('WCAG 3.3.1: the description of a button, which cannot be invalid, begins with the word "Error"', async () => {
    const diner = await renderPlugins(early)
    await diner.presses('Continue')
    const date = diner.gets('button', /^Date/)
    const description = document.getElementById(date.getAttribute('aria-describedby')!)!.textContent
    expect([date.ariaInvalid, description]).to.deep.equal([null, 'Error: Choose the day of your visit'])
  })

  it('details.missing: each line is a link to its field', async () => {
    const diner = await renderPlugins({ plugins, first: { adults: 0 } })
    await diner.presses('Continue')
    await diner.finds('group', /^There are/)
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
    const diner = await renderPlugins(early)
    await diner.presses('Continue')
    await diner.presses(/^Date/)
    await diner.presses('Saturday 28 November 2026')
    expect(lines(diner)).to.deep.equal(['Choose a time'])
    await diner.selects('Hour', '19')
    expect(diner.has('group', /^There/)).to.be.false
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Hour'))
  })
})
