import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { DetailsForm } from 'tavola/controls'
import terms from '../../../plugins/terms'
import { atDetails } from '../../kit/booking'
import { removeWidget } from '../../kit/diner'
import { table, threshold } from '../../kit/stand-ins'
import { bookings, plugins, readsTerms } from './reading'

type Reader = Awaited<ReturnType<typeof readsTerms>>

/** The sections in order, those that are open with a star. */
const sections = (diner: Reader) =>
  diner
    .within('dialog')
    .getsAll('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.textContent + (button.getAttribute('aria-expanded') === 'true' ? '*' : ''))

const within = (journey: string) => ({ first: { ...atDetails, journey } })

describe('terms: the sections', () => {
  afterEach(removeWidget)

  it('section 2, "Terms popup": opens on the section of the journey', async () => {
    const diner = await readsTerms(within('KidsPartyEnquiry'))
    expect(sections(diner)).to.deep.equal([
      'Bookings',
      'Adult Pizza Making Parties',
      'Kids Pizza Making Parties*',
    ])
    expect(diner.reads()).to.include('All about Kids Pizza Making Parties')
    expect(diner.reads()).not.to.include('All about Bookings')
  })

  it('section 2, "Terms popup": opens on the first where the journey has none', async () => {
    const diner = await readsTerms(within('Enquiry'))
    expect(sections(diner)[0]).to.equal('Bookings*')
  })

  it('ours: several may be open, each closes separately, and the next opening starts again', async () => {
    const diner = await readsTerms()
    await diner.presses('Adult Pizza Making Parties')
    await diner.presses('Kids Pizza Making Parties')
    await diner.presses('Adult Pizza Making Parties')
    expect(sections(diner)).to.deep.equal([
      'Bookings*',
      'Adult Pizza Making Parties',
      'Kids Pizza Making Parties*',
    ])
    await diner.presses('Close')
    await diner.presses('terms and conditions')
    expect(sections(diner).filter((name) => name.endsWith('*'))).to.deep.equal(['Bookings*'])
  })

  it('contract 3: each is a button in a heading that says what it opens', async () => {
    const diner = await readsTerms()
    const button = diner.within('heading', 'Bookings').gets('button')
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!
    expect(panel.textContent).to.equal('All about Bookings')
    await diner.presses('Bookings')
    expect(panel.hidden).to.be.true
  })

  it('architecture, "Faults": a section that does not come leaves the others', async () => {
    const lost = definePlugin({
      id: 'lost',
      messages: { terms: 'Lost' },
      inserts: [{ at: 'conditions', label: 'terms', load: () => Promise.reject(new Error('lost')) }],
    })
    const diner = await readsTerms({ plugins: [...plugins, lost] })
    await diner.presses('Lost')
    await diner.finds('button', 'Try again')
    expect(diner.reads()).to.include('All about Bookings')
  })

  const load = async () => ({ default: () => <DetailsForm /> })
  const bare = definePlugin({ ...table, steps: [{ ...bookings.steps![0]!, load }] })
  for (const { links, says } of [
    { links: {}, says: 'Please ask the restaurant for its terms.' },
    { links: { terms: '/terms' }, says: 'Our terms and conditions' },
  ]) {
    it(`ours: a brand without sections says "${says}"`, async () => {
      const diner = await readsTerms({ plugins: [threshold, bare, terms], brand: { links } })
      expect(diner.within('dialog').gets('text', says).isConnected).to.be.true
      expect(diner.reads().includes('Please ask the restaurant')).to.equal(!('terms' in links))
    })
  }
})
