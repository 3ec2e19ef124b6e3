import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { enquiry, party } from '../../kit/stand-ins'

const plugins = [start, enquiry, party]

/** Step 1 of a party of 1 adult and 8 children. */
const render = (first: object = {}) =>
  renderPlugins({
    plugins,
    first: { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8, ...first },
  })

/** The numbers of guests whose times were requested. */
const requested = (diner: Diner) =>
  diner.network.sent('GET /api/sessions/availability/*').map(({ path }) => path.split('/').at(-2))

const shown = (diner: Diner) => ['Adults', 'Children'].map((part) => diner.shows(part))

const describing = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

/** At once, as by pasting: typing would be clamped after each key. */
function fill(box: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!
  set!.call(box, text)
  box.dispatchEvent(new window.Event('input', { bubbles: true }))
}

describe('guests: adults and children', () => {
  it('guests.split, name.split, journey.chosen: a party has two numbers in place of the list', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: atSlot.venue } })
    await diner.presses('Kids Pizza Making Party Enquiry')
    expect(shown(diner)).to.deep.equal(['1', '8'])
    expect(diner.has('combobox', 'Guests')).to.be.false
    expect(diner.gets('spinbutton', 'Adults')).to.include({ ariaValueMin: '1', ariaValueMax: '100' })
    expect(diner.gets('spinbutton', 'Children')).to.include({ ariaValueMin: '0', ariaValueMax: '100' })
  })

  it('the host’s numbers replace what is typed, and can be changed', async () => {
    const diner = await render()
    await diner.types('Children', '{Backspace}')
    expect(diner.shows('Adults')).to.equal('1')
    await diner.sees(() => diner.kernel.choices.prefill({ adults: 4, children: 20 }))
    await diner.keys('{Tab}')
    expect([shown(diner), diner.kernel.facts.guests]).to.deep.equal([['4', '20'], 24])
    await diner.types('Adults', '{Backspace}6')
    expect([shown(diner), diner.kernel.facts.children]).to.deep.equal([['6', '20'], 20])
  })

  for (const [what, first, second, facts, guests] of [
    ['what is typed', 'Children', 'Adults', { adults: 3, children: 9, time: null }, '12'],
    ['a press', 'More children', 'More adults', { adults: 2, children: 9, time: null }, '11'],
  ] as const)
    it(`split.pause, guests.clears: times are requested 600 ms after ${what}, the last change`, async () => {
      const diner = await render()
      const changes = (name: string, typed: string) =>
        what === 'a press' ? diner.presses(name) : diner.types(name, `{Backspace}${typed}`)
      await changes(first, '9')
      await diner.waits(400)
      await changes(second, '3')
      expect(diner.kernel.facts).to.include(facts)
      await diner.waits(599)
      expect(requested(diner)).to.deep.equal(['9'])
      await diner.waits(1)
      expect(requested(diner)).to.deep.equal(['9', guests])
    })

  it('date.checks, call.guests: a new date is checked at once, with adults plus children', async () => {
    const diner = await render({ date: null, time: null })
    await diner.finds('spinbutton', 'Children')
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-27' }))
    expect(requested(diner)).to.deep.equal(['9'])
  })

  for (const [name, choice, says] of [
    ['Fewer adults', { adults: 2 }, '1 is the minimum.'],
    ['Fewer children', { children: 1 }, '0 is the minimum.'],
    ['More adults', { adults: 99 }, '100 is the maximum.'],
    ['More children', { children: 99 }, '100 is the maximum.'],
  ] as const)
    it(`split.valid: at the bound "${name}" says so, has no effect, and keeps the focus`, async () => {
      const diner = await render(choice)
      const button = diner.gets('button', name)
      expect(describing(button)).to.equal(undefined)
      await diner.presses(name)
      const reached = shown(diner)
      expect([button.getAttribute('aria-disabled'), describing(button)]).to.deep.equal(['true', says])
      await diner.clicksAnyway('button', name)
      expect(shown(diner)).to.deep.equal(reached)
      expect(document.activeElement).to.equal(button)
    })

  it('split.valid: from an empty field the buttons go on from the least', async () => {
    const diner = await render()
    await diner.types('Children', '{Backspace}')
    await diner.presses('More children')
    expect(diner.kernel.facts).to.include({ adults: 1, children: 1 })
  })

  for (const [part, left, guests] of [
    ['Adults', '1', 9],
    ['Children', '0', 1],
  ] as const)
    it(`split.valid: what is no number of ${part} leaves no guests until it is one, or left`, async () => {
      const diner = await render()
      const box = (await diner.finds('spinbutton', part)) as HTMLInputElement
      for (const typed of ['', ' ', '-']) {
        await diner.sees(() => fill(box, '7'))
        await diner.sees(() => fill(box, typed))
        expect(diner.kernel.facts, typed).to.include({ guests: 0, time: null })
      }
      await diner.sees(() => box.focus())
      await diner.keys('{Tab}')
      expect([box.value, diner.kernel.facts.guests]).to.deep.equal([left, guests])
    })
})

describe('guests: what is typed for adults and children', () => {
  /** What then stands there, and how many guests that makes with the other five. */
  for (const [part, ...cases] of [
    ['Adults', ['100', '100', 105], ['101', '100', 105], ['1e1', '10', 15], ['-1', '1', 6]],
    [
      'Children',
      ['0', '0', 5],
      ['100', '100', 105],
      ['1000000', '100', 105],
      ['2.7', '2', 7],
      ['-3', '0', 5],
    ],
  ] as const)
    it(`split.clamped, split.maximum: ${part} beyond the bounds are the bound`, async () => {
      const diner = await render({ adults: 5, children: 5 })
      const box = (await diner.finds('spinbutton', part)) as HTMLInputElement
      for (const [typed, stands, guests] of cases) {
        await diner.sees(() => fill(box, typed))
        expect([box.value, diner.kernel.facts.guests], typed).to.deep.equal([stands, guests])
      }
    })

  for (const [way, keys, stands] of [
    ['press', '6', '6'],
    ['press in Safari', '6', '6'],
    ['press', '١٢', '12'],
    ['Tab', '２０', '20'],
    ['Tab', 'a', '8'],
    ['press', '{ArrowUp}', '9'],
    ['Tab', '{ArrowDown>10/}', '0'],
  ] as const)
    it(`split.valid: a ${way} selects the number: then ${keys} makes 8 children ${stands}`, async () => {
      const diner = await render()
      const box = diner.gets('spinbutton', 'Children') as HTMLInputElement
      // It sets the caret once the click is over.
      const setCaret = () => queueMicrotask(() => box.setSelectionRange(0, 0))
      if (way === 'press in Safari') box.addEventListener('click', setCaret)
      if (way !== 'Tab') await diner.clicks('spinbutton', 'Children')
      else await diner.sees(() => box.focus())
      await diner.keys(keys)
      expect([box.value, box.ariaValueNow]).to.deep.equal([stands, stands])
      expect(diner.kernel.facts.children).to.equal(Number(stands))
    })
})

describe('guests: what adults and children say', () => {
  it('WCAG 4.1.3: a number that is corrected to its bound is announced, another is not', async () => {
    const diner = await render()
    await diner.types('Children', '{Backspace}101')
    expect(diner.heard).to.include('100 is the maximum.')
    await diner.types('Adults', '{Backspace}0')
    expect(diner.heard).to.include('1 is the minimum.')
    const { length } = diner.heard
    await diner.types('Adults', '{Backspace}7')
    expect(diner.heard.slice(length)).to.deep.equal([])
  })

  it('WCAG 4.1.3: the buttons say the new number, and so does a field that was left empty', async () => {
    const diner = await render()
    for (const name of ['More adults', 'Fewer adults', 'Fewer children']) await diner.presses(name)
    await diner.types('Children', '{Backspace}')
    await diner.keys('{Tab}')
    const said = ['2 adults', '1 adult', '7 children', '0 children']
    expect(diner.heard.filter((text) => /adult|child/.test(text))).to.deep.equal(said)
  })

  it('without a day the numbers and buttons wait, and say why', async () => {
    const diner = await render({ date: null, time: null })
    const adults = (await diner.finds('spinbutton', 'Adults')) as HTMLInputElement
    const waiting = () => [adults.readOnly, adults.getAttribute('aria-disabled'), describing(adults)]
    expect(waiting()).to.deep.equal([true, 'true', 'Choose a date first.'])
    expect(describing(diner.gets('button', 'More adults'))).to.equal('Choose a date first.')
    await diner.clicksAnyway('button', 'More adults')
    expect(diner.kernel.facts.adults).to.equal(1)
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-28' }))
    expect(waiting()).to.deep.equal([false, null, undefined])
  })

  it('split.valid, guests.list: Continue marks the empty number alone, and says what it lacks', async () => {
    const diner = await render({ adults: 0, children: 0, time: null })
    const [adults, children] = [diner.gets('spinbutton', 'Adults'), diner.gets('spinbutton', 'Children')]
    expect(shown(diner)).to.deep.equal(['', '0'])
    expect(adults.ariaInvalid).to.equal(null)
    await diner.presses('Continue')
    expect([adults.ariaInvalid, children.ariaInvalid]).to.deep.equal(['true', null])
    expect(describing(adults)).to.equal('Choose the number of guests')
    await diner.sees(() => diner.kernel.choices.set({ adults: 0, children: 5 }))
    expect(shown(diner)).to.deep.equal(['', '5'])
  })
})
