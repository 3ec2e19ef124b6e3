import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, party } from '../../kit/stand-ins'

const sessions = 'GET /api/sessions/availability/*'

const table = {
  plugins: [start, enquiry, party],
  first: { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8 },
}

const asked = (diner: Awaited<ReturnType<typeof renderPlugins>>) =>
  diner.network.sent(sessions).map(({ path }) => path.split('/').at(-2))

describe('guests: adults and children apart', () => {
  it('guests.split, name.split: a party has two numbers instead of the guests', async () => {
    const diner = await renderPlugins(table)
    expect(await diner.finds('spinbutton', 'Adults')).to.have.property('value', '1')
    expect(diner.gets('spinbutton', 'Children')).to.have.property('value', '8')
    expect(diner.has('combobox', 'Guests')).to.be.false
  })

  it('journey.chosen: choosing the party sets its numbers', async () => {
    const diner = await renderPlugins({ plugins: table.plugins, first: { venue: atSlot.venue } })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(await diner.finds('spinbutton', 'Children')).to.have.property('value', '8')
  })

  it('numbers that the host changes meanwhile appear in both, and are sent', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Children', '{Backspace}9')
    await diner.sees(() => diner.kernel.choices.prefill({ adults: 4, children: 20 }))
    const shown = () =>
      ['Adults', 'Children']
        .map((part) => diner.gets('spinbutton', part))
        .map((box) => (box as HTMLInputElement).value)
    expect(shown()).to.deep.equal(['4', '20'])
    expect(diner.kernel.facts.guests).to.equal(24)
    await diner.types('Adults', '{Backspace}6')
    expect([shown(), diner.kernel.facts.children]).to.deep.equal([['6', '20'], 20])
  })

  it('the host’s numbers replace one that is half typed', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Children', '{Backspace}')
    expect(diner.gets('spinbutton', 'Adults')).to.have.property('value', '1')
    await diner.sees(() => diner.kernel.choices.set({ adults: 4, children: 20 }))
    await diner.keys('{Tab}')
    expect(diner.gets('spinbutton', 'Children')).to.have.property('value', '20')
    expect(diner.kernel.facts.guests).to.equal(24)
  })

  it('split.pause: they are checked 600 ms after the last change', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Children', '{Backspace}9')
    await diner.waits(599)
    expect(asked(diner)).to.deep.equal(['9'])
    await diner.waits(1)
    expect(asked(diner)).to.deep.equal(['9', '10'])
  })

  it('split.pause: each change restarts the pause', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Children', '{Backspace}9')
    await diner.waits(400)
    await diner.types('Adults', '{Backspace}3')
    await diner.waits(599)
    expect(asked(diner)).to.deep.equal(['9'])
    await diner.waits(1)
    expect(asked(diner)).to.deep.equal(['9', '12'])
  })

  it('the buttons beside a number count it up and down, with one request after the last press', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('More children')
    await diner.presses('More children')
    await diner.presses('Fewer children')
    await diner.presses('More adults')
    expect(diner.kernel.facts).to.include({ adults: 2, children: 9, time: null })
    await diner.waits(599)
    expect(asked(diner)).to.deep.equal(['9'])
    await diner.waits(1)
    expect(asked(diner)).to.deep.equal(['9', '11'])
  })

  it('a press of the buttons is announced once, and typing is not repeated', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('More children')
    expect(diner.heard).to.include('9 children').and.not.include('1 adult')
    await diner.types('Children', '{Backspace}7')
    expect(diner.heard).to.not.include('7 children')
  })

  it('split.valid: at the bound a button has no effect, and keeps the focus', async () => {
    const diner = await renderPlugins(table)
    for (const [name, choice, bound] of [
      ['Fewer adults', { adults: 2 }, 'adults'],
      ['Fewer children', { children: 1 }, 'children'],
      ['More adults', { adults: 99 }, 'adults'],
      ['More children', { children: 99 }, 'children'],
    ] as const) {
      await diner.sees(() => diner.kernel.choices.set(choice))
      await diner.presses(name)
      const button = diner.gets('button', name)
      const reached = diner.kernel.facts[bound]
      expect(button.getAttribute('aria-disabled'), name).to.equal('true')
      await diner.clicksAnyway('button', name)
      expect(diner.kernel.facts[bound], name).to.equal(reached)
      expect(document.activeElement, name).to.equal(button)
    }
  })

  it('without a date the buttons wait, as the numbers do', async () => {
    const diner = await renderPlugins({ ...table, first: { ...table.first, date: null, time: null } })
    await diner.finds('spinbutton', 'Adults')
    expect(diner.isEnabled('button', 'More adults')).to.be.false
  })

  it('split.valid: from an empty field the buttons go on from the least', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Children', '{Backspace}')
    await diner.presses('More children')
    expect(diner.kernel.facts).to.include({ adults: 1, children: 1 })
  })

  it('date.checks, call.guests: a new date is checked at once, with adults plus children', async () => {
    const diner = await renderPlugins({ ...table, first: { ...table.first, date: null, time: null } })
    await diner.finds('spinbutton', 'Children')
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-27' }))
    expect(asked(diner)).to.deep.equal(['9'])
  })

  it('guests.clears: a change clears the time slot', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Children', '{Backspace}9')
    expect(diner.kernel.facts.time).to.equal(null)
  })

  for (const [part, fact, cases] of [
    ['Adults', 'adults', { 150: '100', 0: '1', '-4': '1' }],
    ['Children', 'children', { 101: '100', 2.7: '2', 0: '0' }],
  ] as const) {
    it(`split.clamped: ${part} beyond the bounds are the bound, as they are typed`, async () => {
      const diner = await renderPlugins(table)
      for (const [typed, shown] of Object.entries(cases)) {
        await diner.types(part, `{Backspace>3/}${typed}`)
        expect(diner.shows(part), typed).to.equal(shown)
        expect(diner.kernel.facts[fact], typed).to.equal(Number(shown))
      }
    })
  }

  for (const part of ['Adults', 'Children']) {
    it(`split.valid: empty ${part.toLowerCase()} clear the guests until they are left`, async () => {
      const diner = await renderPlugins(table)
      await diner.types(part, '{Backspace}')
      expect(diner.kernel.facts.guests).to.equal(0)
      await diner.keys('{Tab}')
      expect(diner.gets('spinbutton', part)).to.have.property('value', part === 'Adults' ? '1' : '0')
      expect(diner.kernel.facts.guests).to.equal(part === 'Adults' ? 9 : 1)
    })
  }
})

const first = { venue: venue(), date: '2026-11-28', journey: 'KidsPartyEnquiry', adults: 5, children: 5 }

/** What is typed in one of the two, what then stands there, and how many guests that makes with the other five. */
const cases = [
  { part: 'Adults', typed: '1', stands: '1', guests: 6 },
  { part: 'Adults', typed: '99', stands: '99', guests: 104 },
  { part: 'Adults', typed: '100', stands: '100', guests: 105 },
  { part: 'Adults', typed: '101', stands: '100', guests: 105 },
  { part: 'Adults', typed: '1000000', stands: '100', guests: 105 },
  { part: 'Adults', typed: '-1', stands: '1', guests: 6 },
  { part: 'Adults', typed: '1e1', stands: '10', guests: 15 },
  { part: 'Children', typed: '0', stands: '0', guests: 5 },
  { part: 'Children', typed: '1', stands: '1', guests: 6 },
  { part: 'Children', typed: '100', stands: '100', guests: 105 },
  { part: 'Children', typed: '1000000', stands: '100', guests: 105 },
  { part: 'Children', typed: '-3', stands: '0', guests: 5 },
]

/** At once, as by pasting: typing would be clamped after each key. */
function fill(box: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!
  set!.call(box, text)
  box.dispatchEvent(new window.Event('input', { bubbles: true }))
}

describe('guests: the bounds of adults and children', () => {
  for (const [way, keys, shown] of [
    ['press', '6', '6'],
    ['press in Safari', '6', '6'],
    ['press', '١٢', '12'],
    ['Tab', '２０', '20'],
    ['Tab', 'a', '8'],
    ['press', '{ArrowUp}', '9'],
    ['Tab', '{ArrowDown>10/}', '0'],
  ] as const)
    it(`split.valid: a ${way} selects the number: then ${keys} makes 8 children ${shown}`, async () => {
      const diner = await renderPlugins(table)
      const box = diner.gets('spinbutton', 'Children') as HTMLInputElement
      // It sets the caret once the click is over.
      const setCaret = () => queueMicrotask(() => box.setSelectionRange(0, 0))
      if (way === 'press in Safari') box.addEventListener('click', setCaret)
      if (way !== 'Tab') await diner.clicks('spinbutton', 'Children')
      else await diner.sees(() => box.focus())
      await diner.keys(keys)
      expect(diner.shows('Children')).to.equal(shown)
      expect(diner.kernel.facts.children).to.equal(Number(shown))
      expect(diner.gets('spinbutton', 'Children').ariaValueNow).to.equal(shown)
    })

  for (const part of ['Adults', 'Children']) {
    it(`split.clamped, split.maximum: ${part} beyond the bounds are the bound`, async () => {
      const diner = await renderPlugins({ plugins: [start, enquiry, party], first })
      const box = (await diner.finds('spinbutton', part)) as HTMLInputElement
      for (const { typed, stands, guests } of cases.filter((one) => one.part === part)) {
        await diner.sees(() => fill(box, typed))
        expect([box.value, diner.kernel.facts.guests], typed).to.deep.equal([stands, guests])
      }
    })
  }

  it('the browser knows the bounds too', async () => {
    const diner = await renderPlugins({ plugins: [start, enquiry, party], first })
    expect(await diner.finds('spinbutton', 'Adults')).to.include({ ariaValueMin: '1', ariaValueMax: '100' })
    expect(diner.gets('spinbutton', 'Children')).to.include({ ariaValueMin: '0', ariaValueMax: '100' })
  })

  for (const part of ['Adults', 'Children']) {
    it(`split.valid: what is no number of ${part} leaves no guests until it is one`, async () => {
      const diner = await renderPlugins({
        plugins: [start, enquiry, party],
        first: { ...first, time: '19:30' },
      })
      const box = (await diner.finds('spinbutton', part)) as HTMLInputElement
      for (const typed of ['', ' ', '-']) {
        await diner.sees(() => fill(box, typed))
        expect(diner.kernel.facts, typed).to.include({ guests: 0, time: null })
        await diner.sees(() => fill(box, '7'))
        expect(diner.kernel.facts.guests, typed).to.equal(12)
      }
    })
  }
})
