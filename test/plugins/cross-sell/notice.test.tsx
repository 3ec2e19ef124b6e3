import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { slotBody } from '../../kit/fixtures'
import { cork, dublin, galway, seesOthers } from './setup'

/** Each text says its own key. */
const configuration = Object.fromEntries(
  ['', '-cs', '-notavailable', '-cs-notavailable', '-closed'].map((end) => [
    `step2-message${end}`,
    `[step2-message${end}]`,
  ]),
)
const two = [dublin(), galway()]
/** For enquiries alone. */
const asks = { availability: [slotBody(2000, false, true)] }
/** Restaurants with nothing to use do not count. */
const useless = galway({ id: 'sligo', name: 'Milano Full', availability: [slotBody(1930, false)] })

describe('cross-sell: the message', () => {
  for (const [rule, says, venues, key, text] of [
    [
      'other.which-message: a restaurant that is closed has its own',
      { originalChoiceClosed: true },
      [cork(), ...two],
      '-closed',
      'Sorry, Milano Cork is closed on Saturday 28 November.',
    ],
    [
      'other.message: it offers other times',
      {},
      [cork()],
      '',
      'Sorry, Milano Cork has no tables free at 19:30. Would another time suit you?',
    ],
    [
      'other.which-message: a full restaurant does not count',
      {},
      [cork(), dublin(), useless],
      '',
      'Would another time suit you?',
    ],
    [
      'config.step2-message: it offers other times and restaurants',
      {},
      [...two, cork()],
      '-cs',
      'Would another time suit you, or a restaurant nearby?',
    ],
    [
      'other.default-message: it names one other restaurant',
      {},
      [dublin()],
      '-notavailable',
      'no tables free around 19:30. Would Milano Dublin suit you?',
    ],
    [
      'other.default-message: it does not name several other restaurants',
      {},
      two,
      '-cs-notavailable',
      'no tables free around 19:30. Would a restaurant nearby suit you?',
    ],
    [
      'other.default-message: it offers to request a time',
      {},
      [cork(asks)],
      '-notavailable',
      'around 19:30, but you can request one of these times.',
    ],
    [
      'other.default-message: it offers to request a table of one other',
      {},
      [dublin(asks)],
      '-notavailable',
      'You can send a request to a restaurant nearby.',
    ],
    [
      'other.default-message: it offers to request a table of several others',
      {},
      [dublin(asks), galway(asks)],
      '-cs-notavailable',
      'You can send a request to a restaurant nearby.',
    ],
    [
      'other.which-message: the server says that there are other times',
      { anyAvailabilityInOriginalRestaurant: true },
      [dublin()],
      '',
      'Would another time suit you?',
    ],
    [
      'other.which-message: the server says that there are no other times',
      { anyAvailabilityInOriginalRestaurant: false },
      [cork(), ...two],
      '-cs-notavailable',
      'Would a restaurant nearby suit you?',
    ],
  ] as const)
    it(rule, async () => {
      const title = /request/.test(text) ? 'Request a table' : 'Other tables for you'
      const diner = await seesOthers({ says, venues, title })
      expect(diner.reads()).to.include(text)
      expect(diner.gets('link', '021 496 0101')).to.have.property('href', 'tel:0214960101')
      await diner.sees(() => diner.kernel.choices.set({ configuration }))
      expect(diner.reads().match(/\[.*?\]/g)).to.deep.equal([`[step2-message${key}]`])
    })

  it('the header repeats the request, and where all slots are for enquiries no table is promised', async () => {
    const diner = await seesOthers({ venues: [cork(asks), dublin(asks)], title: 'Request a table' })
    expect(diner.has('list', 'Restaurants taking requests')).to.equal(true)
    expect(diner.reads()).to.include('You asked for Saturday 28 November at 19:30, 2 people')
    expect(diner.reads()).to.not.match(/Booking on|Other tables/)
  })
})

describe('cross-sell: a message of the restaurant', () => {
  const saying = (text: string, chosen: object = {}, brand: object = {}) =>
    seesOthers({
      venues: [cork()],
      chosen: { bookingConfiguration: { 'step2-message': text }, ...chosen },
      brand,
    })

  it('other.default-message: a blank one is none', async () => {
    const diner = await saying(' \n')
    expect(diner.reads()).to.include('Would another time suit you?')
  })

  it('other.telephone: each ##telephone## becomes a link to call, also from abroad', async () => {
    const telephone = '+353 (21) 496-0101'
    const diner = await saying('Call ##telephone##. Really: ##telephone##!', { telephone })
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href="tel:+353214960101"]')
    expect([...links].map(({ textContent }) => textContent)).to.deep.equal([telephone, telephone])
    expect(diner.reads()).to.include(`Call ${telephone}. Really: ${telephone}!`)
  })

  for (const telephone of ['', '1800 PIZZA', 'javascript:alert(1)'])
    it(`other.telephone: "${telephone}" can’t be dialled: words to read, and no link`, async () => {
      const diner = await saying('Call us: ##telephone##. Thank you.', { telephone })
      expect(diner.reads()).to.include(`Call us: ${telephone}. Thank you.`)
      expect(diner.has('link')).to.be.false
    })

  it('server.plain-text: it is text, never markup, with dates as diners read them', async () => {
    const text = '<img src=x onerror=alert(1)> & <a href="javascript:alert(1)">here</a> {venue} ##other##'
    const closed = { closedFrom: '2026-11-29', closedTo: '2026-12-01' }
    const diner = await saying(`${text}: ##closedFrom## until ##closedTo##.`, closed)
    expect(diner.reads()).to.include(`${text}: Sunday 29 November until Tuesday 1 December.`)
    expect(document.querySelector('img')).to.equal(null)
    expect(diner.has('link')).to.be.false
  })

  it('WCAG 3.1.2: it and the names are in the language of the back end, our text in the page’s', async () => {
    const brand = { backEndLanguage: 'it' }
    const notice = () => document.querySelector('.cross-sell-notice p')!
    const diner = await saying('Altri orari?', {}, brand)
    expect([notice().getAttribute('lang'), notice().getAttribute('dir')]).to.deep.equal(['it', 'auto'])
    expect(diner.gets('heading', 'Milano Cork').querySelector('bdi')!.lang).to.equal('it')
    // Only our text is followed by the telephone: the restaurant's own may have it.
    expect(diner.has('link', '021 496 0101')).to.equal(false)
    removeWidget()
    await seesOthers({ venues: [cork()], brand })
    expect([notice().getAttribute('lang'), notice().getAttribute('dir')]).to.deep.equal([null, null])
  })
})
