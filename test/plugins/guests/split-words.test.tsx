import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { enquiry, party } from '../../kit/stand-ins'

const opens = (first: object = {}) =>
  renderPlugins({
    plugins: [start, enquiry, party],
    first: { ...atSlot, journey: 'KidsPartyEnquiry', adults: 1, children: 8, ...first },
  })

const describing = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

const values = (diner: Diner) => ['Adults', 'Children'].map((part) => diner.shows(part))

describe('guests: what adults and children say', () => {
  it('WCAG 4.1.3: a number that is corrected to its bound is announced, another is not', async () => {
    const diner = await opens()
    await diner.types('Children', '{Backspace}101')
    expect(diner.heard).to.include('100 is the maximum.')
    await diner.types('Adults', '{Backspace}0')
    expect(diner.heard).to.include('1 is the minimum.')
    const { length } = diner.heard
    await diner.types('Adults', '{Backspace}7')
    expect(diner.heard.slice(length)).to.deep.equal([])
  })

  it('WCAG 4.1.3: the buttons say the new number, and so does a field that was left empty', async () => {
    const diner = await opens()
    await diner.presses('More adults')
    await diner.presses('Fewer adults')
    await diner.presses('Fewer children')
    await diner.types('Children', '{Backspace}')
    await diner.keys('{Tab}')
    expect(diner.heard.filter((text) => /adult|child/.test(text))).to.deep.equal([
      '2 adults',
      '1 adult',
      '7 children',
      '0 children',
    ])
  })

  it('WCAG 3.3.1: a button at its bound says which it is', async () => {
    const diner = await opens({ children: 100 })
    const described = ['Fewer adults', 'More adults', 'Fewer children', 'More children'].map((name) =>
      describing(diner.gets('button', name)),
    )
    expect(described).to.deep.equal(['1 is the minimum.', undefined, undefined, '100 is the maximum.'])
  })

  it('without a day the numbers and buttons wait, and say why', async () => {
    const diner = await opens({ date: null, time: null })
    const adults = await diner.finds('spinbutton', 'Adults')
    expect(adults).to.have.property('readOnly', true)
    expect(adults.getAttribute('aria-disabled')).to.equal('true')
    for (const control of [adults, diner.gets('button', 'More adults')])
      expect(describing(control)).to.equal('Choose a date first.')
    await diner.clicksAnyway('button', 'More adults')
    expect(diner.kernel.facts.adults).to.equal(1)
    await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-28' }))
    expect([adults.hasAttribute('readonly'), adults.hasAttribute('aria-disabled')]).to.deep.equal([
      false,
      false,
    ])
    expect(describing(adults)).to.equal(undefined)
  })

  it('split.valid: Continue marks the empty number alone, and says what it lacks', async () => {
    const diner = await opens({ adults: 0, children: 0, time: null })
    const [adults, children] = [diner.gets('spinbutton', 'Adults'), diner.gets('spinbutton', 'Children')]
    expect(adults.ariaInvalid).to.equal(null)
    await diner.presses('Continue')
    expect([adults.ariaInvalid, children.ariaInvalid]).to.deep.equal(['true', null])
    expect(describing(adults)).to.equal('Choose the number of guests')
  })

  it('guests.list: of a party without guests the adults are empty, and there are no children', async () => {
    const diner = await opens({ adults: 0, children: 0, time: null })
    await diner.finds('spinbutton', 'Adults')
    expect(values(diner)).to.deep.equal(['', '0'])
    await diner.sees(() => diner.kernel.choices.set({ adults: 0, children: 5 }))
    expect(values(diner)).to.deep.equal(['', '5'])
  })
})
