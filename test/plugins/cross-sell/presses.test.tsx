import { expect } from 'chai'
import { definePlugin } from 'tavola'
import crossSell from '../../../plugins/cross-sell'
import { removeWidget, type Diner } from '../../kit/diner'
import { slotBody } from '../../kit/fixtures'
import { hangs } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'
import { asking, chain, check, cork, day, dublin, galway, seesOthers } from './setup'

const click = (detail: number) => new MouseEvent('click', { bubbles: true, cancelable: true, detail })
const clicks = (diner: Diner, name: string, detail: number) =>
  diner.sees(() => void diner.gets('button', name).dispatchEvent(click(detail)))
const restaurants = (diner: Diner) => diner.getsAll('heading', /^Milano \d/).length
const times = (diner: Diner) => diner.getsAll('button', /\d\d:\d\d/).length

describe('cross-sell: presses', () => {
  it('the second click of a double click adds no more restaurants', async () => {
    const diner = await seesOthers({ venues: chain(70) })
    await clicks(diner, 'Show more restaurants', 1)
    await clicks(diner, 'Show more restaurants', 2)
    await diner.waits(1_000)
    expect(restaurants(diner)).to.equal(40)
    await clicks(diner, 'Show more restaurants', 1)
    await diner.waits(1_000)
    expect(restaurants(diner)).to.equal(60)
  })

  it('a list that is shown whole has no button for more', async () => {
    const diner = await seesOthers({ venues: chain(20) })
    await diner.waits(1_000)
    expect(restaurants(diner)).to.equal(20)
    expect(diner.has('button', 'Show more restaurants')).to.equal(false)
    removeWidget()
    const other = await seesOthers({ venues: [dublin({ availability: day(12) })] })
    expect(times(other)).to.equal(12)
    expect(other.has('button', 'More times at Milano Dublin')).to.equal(false)
  })

  it('each press on "More times" adds twelve, the second click of a double click none', async () => {
    const diner = await seesOthers({ venues: [dublin({ availability: day(40) })] })
    const counts = [times(diner)]
    for (const detail of [1, 2, 1, 1]) {
      await clicks(diner, 'More times at Milano Dublin', detail)
      counts.push(times(diner))
    }
    expect(counts).to.deep.equal([12, 24, 24, 36, 40])
  })

  it('more times of one restaurant add none to another', async () => {
    const venues = [dublin({ availability: day(14) }), galway({ availability: day(14) })]
    const diner = await seesOthers({ venues })
    await diner.presses('More times at Milano Galway')
    expect(times(diner)).to.equal(12 + 14)
    await diner.presses('More times at Milano Dublin')
    expect(times(diner)).to.equal(14 + 14)
  })

  it('the focus stays on "More times" while none of the new ones can be used and more are left', async () => {
    const diner = await seesOthers({
      venues: [dublin({ availability: day(40, (index) => index === 0) })],
    })
    await diner.presses('More times at Milano Dublin')
    expect(document.activeElement).to.equal(diner.gets('button', 'More times at Milano Dublin'))
  })

  it('the second click of a double click chooses no slot', async () => {
    const diner = await seesOthers({ venues: [dublin()] })
    await clicks(diner, 'Book 19:30 at Milano Dublin', 2)
    expect(diner.kernel.facts.confirmed).to.equal(false)
  })

  it('the second click of a double click on a slot is not for what comes next, but another press is', async () => {
    const diner = await seesOthers({ venues: [dublin()] })
    await clicks(diner, 'Book 19:30 at Milano Dublin', 1)
    await diner.finds('heading', 'Your Details')
    const heard: number[] = []
    const heading = diner.gets('heading', 'Your Details')
    heading.addEventListener('click', ({ detail }) => void heard.push(detail))
    const second = click(2)
    heading.dispatchEvent(second)
    expect([heard, second.defaultPrevented]).to.deep.equal([[], true])
    for (const detail of [1, 2]) heading.dispatchEvent(click(detail))
    expect(heard).to.deep.equal([1, 2])
  })

  it('WCAG 4.1.2: the pressed slot alone is busy, until the next step comes', async () => {
    const slow = definePlugin({ id: 'slow', serves: 'booking', essential: true, beforeConfirm: hangs })
    const plugins = [asking, crossSell, table, enquiry, slow]
    const diner = await seesOthers({ plugins, venues: [dublin(), galway()] })
    const state = (name: string) => {
      const { ariaBusy, ariaDisabled } = diner.gets('button', `Book 19:30 at Milano ${name}`)
      return [ariaBusy, ariaDisabled]
    }
    expect(state('Dublin')).to.deep.equal(['false', null])
    await diner.presses('Book 19:30 at Milano Dublin')
    expect([state('Dublin'), state('Galway')]).to.deep.equal([
      ['true', 'true'],
      ['false', null],
    ])
    // The step does not come.
    await diner.waits(10_000)
    expect(state('Dublin')).to.deep.equal(['false', null])
  })
})

describe('cross-sell: what it says', () => {
  const found = (diner: Diner) => diner.heard.filter((text) => /listed/.test(text))

  it('WCAG 4.1.3: how many restaurants there are, once for each answer', async () => {
    const diner = await seesOthers({ venues: [cork(), dublin(), galway()] })
    expect(found(diner)).to.deep.equal(['3 restaurants listed.'])
    await diner.presses('Back')
    diner.network.answer(check, { noAvailability: false, originalChoiceAvailable: false, venues: [dublin()] })
    await diner.presses('Continue')
    await diner.finds('heading', 'Other tables for you')
    expect(found(diner)).to.deep.equal(['3 restaurants listed.', '1 restaurant listed.'])
  })

  it('the chosen restaurant is called so, without its address', async () => {
    const diner = await seesOthers({ venues: [cork(), dublin()] })
    const [own, other] = diner.getsAll('listitem').map(({ textContent }) => textContent)
    expect(own).to.include('Your restaurant').and.not.include('8 Oliver Plunkett Street')
    expect(other).to.not.include('Your restaurant')
  })

  it('enquiry.reply: promises no hours where the brand has none', async () => {
    const silent = { ...enquiry, options: { replyHours: 0 }, shares: ['replyHours'] }
    const venues = [dublin({ availability: [slotBody(1900), slotBody(1930, false, true)] })]
    const diner = await seesOthers({ venues, plugins: [asking, crossSell, table, silent] })
    expect(diner.has('button', 'Enquire 19:30 at Milano Dublin')).to.equal(true)
    expect(diner.reads()).to.not.include('get back to you')
  })

  it('WCAG 3.1.2: a text and names of the back end are in its language, our text in the page’s', async () => {
    const brand = { backEndLanguage: 'it' }
    const notice = () => document.querySelector('.cross-sell-notice p')!
    const diner = await seesOthers({
      venues: [cork()],
      chosen: { bookingConfiguration: { 'step2-message': 'Altri orari?' } },
      brand,
    })
    expect([notice().getAttribute('lang'), notice().getAttribute('dir')]).to.deep.equal(['it', 'auto'])
    expect(diner.gets('heading', 'Milano Cork').querySelector('bdi')!.lang).to.equal('it')
    // Only our text is followed by the telephone: the restaurant's own may have it.
    expect(diner.has('link', '021 496 0101')).to.equal(false)
    removeWidget()
    await seesOthers({ venues: [cork()], brand })
    expect([notice().getAttribute('lang'), notice().getAttribute('dir')]).to.deep.equal([null, null])
  })
})
