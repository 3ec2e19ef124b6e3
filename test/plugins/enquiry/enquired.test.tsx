import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { blankCustomer } from '../../../src/kernel/state/facts'
import { atDetails, anna } from '../../kit/booking'
import { enquiryBody, venue } from '../../kit/fixtures'
import { createReload } from '../../kit/reload'
import { page } from '../../kit/stand-ins'
import {
  general,
  readyGroup,
  create,
  fills,
  group,
  removeWidget,
  plugins,
  ready,
  renderPlugins,
  tasting,
} from './setup'

const answers = { [create]: enquiryBody() }
const defaultWarning = 'Nothing is booked yet. The restaurant has to confirm it first.'

/** Step 7 of an enquiry, whose restaurant is configured so. */
async function thanks(bookingConfiguration: object = {}, over: object = {}) {
  const first = { ...ready.first, venue: venue({ bookingConfiguration }) }
  const diner = await renderPlugins({ ...ready, answers, first, ...over })
  await diner.presses('Complete Enquiry')
  await diner.finds('heading', 'Thank you for your enquiry.')
  return diner
}

describe('enquiry: step 7', () => {
  it('step.enquired, enquired.thanks, name.results: thanks, with the reference and the time of the answer', async () => {
    const diner = await thanks()
    expect(diner.reads()).to.match(/get back to you within 48 hours\..*ReferenceME-4711/)
    expect(diner.heard).to.include('Reference: ME-4711')
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'enquired', number: 7 } })
  })

  for (const [name, body] of Object.entries({
    none: {},
    null: enquiryBody(null),
    'an empty one': { enquiryReference: '' },
  })) {
    it(`enquired.reference: if the server gives ${name} the enquiry is still sent`, async () => {
      const diner = await thanks({}, { answers: { [create]: body } })
      expect(diner.reads()).to.not.include('Reference')
      expect(diner.heard.join()).to.not.include('Reference')
      expect(diner.has('alert')).to.be.false
      const { detail } = diner.events.find(({ name }) => name === 'enquiry-confirmed')!
      expect(detail).to.include({ reference: '', journey: 'Enquiry', venueId: 'cork' })
      expect(diner.faults).to.be.empty
    })
  }

  it('body.enquiry: a reference may be a number', async () => {
    const diner = await thanks({}, { answers: { [create]: { enquiryReference: 4711 } } })
    expect(diner.reads()).to.include('Reference4711')
  })

  it('journey.names: tells the host what was asked, and nothing about the diner', async () => {
    const diner = await thanks({}, { ...readyGroup, answers })
    const slot = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: -1 }
    const detail = { reference: '', journey: 'Enquiry', ...slot }
    expect(diner.events).to.deep.include({ name: 'enquiry-confirmed', detail })
    expect(JSON.stringify(diner.events)).to.not.include('Anna')
  })

  it('step.enquired: says once more what was asked', async () => {
    const diner = await thanks({}, { ...readyGroup, answers })
    expect(diner.reads()).to.match(
      /RestaurantMilano Cork.*DateSaturday 28 November 2026.*Time19:30.*Guests15 or more/,
    )
  })

  const slip = definePlugin({ id: 'slip', inserts: [{ at: 'reference', load: page('Your slip') }] })

  for (const [name, more] of Object.entries({ 'the reference': [], 'what stands in for it': [slip] }))
    it(`repeats the size that a group gave, beside ${name}`, async () => {
      const diner = await renderPlugins({ ...group, plugins: [...group.plugins, ...more], answers })
      await fills(diner, 'How many people? (optional)', '22')
      await diner.sees(() => diner.kernel.choices.set({ customer: anna, detailsConfirmed: true }))
      await diner.presses('Complete Enquiry')
      await diner.finds('heading', 'Thank you for your enquiry.')
      expect(diner.reads()).to.include(more.length > 0 ? 'for 22 people' : 'Guests22 people')
      expect(diner.reads()).to.not.match(/15 or more|15\+/)
    })

  it("shows the question, and doesn't warn a diner who asked one that no table is booked", async () => {
    const reload = createReload()
    const all = { plugins: [...plugins, reload.plugin] }
    const diner = await renderPlugins({ ...all, first: { ...general, venue: venue() }, answers })
    await diner.fills('Your question', 'Is there room for a pram?')
    await diner.sees(() => diner.kernel.choices.set({ customer: anna, detailsConfirmed: true }))
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
    expect(diner.reads()).to.include('Your questionIs there room for a pram?')
    expect(diner.reads()).to.not.include(defaultWarning)
    expect(reload.leaves()).to.not.match(/pram|Anna/)
    removeWidget()
    const after = await renderPlugins(all)
    await after.finds('heading', 'Thank you for your enquiry.')
    expect(after.reads()).to.not.include(defaultWarning)
  })

  it('an insert that replaces the reference replaces its whole sentence', async () => {
    const diner = await thanks({}, { ...readyGroup, plugins: [...readyGroup.plugins, slip], answers })
    expect(diner.has('heading', 'Your slip')).to.be.true
    expect(diner.reads()).to.include('within 48 hours').and.include(defaultWarning)
    expect(document.querySelector('dt')).to.equal(null)
    expect(diner.has('heading', 'YOUR ENQUIRY DETAILS')).to.be.false
  })

  it('step.enquired: a choice that was not made is not listed', async () => {
    const diner = await thanks()
    const names = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['Reference', 'Restaurant'])
    expect(diner.reads()).to.not.include('0 people')
  })

  const hideTitle = 'enquiry-confirmation-hide-title'
  const hideWarning = 'enquiry-confirmation-hide-pleasenote-warning'
  const warning = 'enquiry-confirmation-warning'

  /** With these keys, each text is shown, or none of them is. */
  for (const [configuration, isShown, text] of [
    ...['true', 'false', 'True', null].flatMap((value) => [
      [{ [hideTitle]: value }, value !== 'true', 'YOUR ENQUIRY DETAILS'] as const,
      [{ [hideWarning]: value, [warning]: 'Bring a bib.' }, value !== 'true', 'Bring a bib.'] as const,
    ]),
    ...[undefined, null, '', '  '].map((value) => [{ [warning]: value }, true, defaultWarning] as const),
  ])
    it(`config.enquired, enquired.warning: ${JSON.stringify(configuration)}: ${isShown}`, async () => {
      const diner = await thanks(configuration)
      expect(diner.reads().includes(text)).to.equal(isShown)
    })

  it('enquired.warning, config.enquired: enquiry-confirmation-warning takes its place, and stays text', async () => {
    const text = '<b onclick="alert(1)">Call</b> {reference} ##telephone##'
    const diner = await thanks({ 'enquiry-confirmation-warning': text })
    expect(diner.reads()).to.include(text).and.not.include(defaultWarning)
    expect(document.querySelector('.enquired-warning')).to.include({ lang: '', dir: 'auto' })
    expect(document.querySelector('b')).to.equal(null)
  })

  it('the restaurant’s words are marked with the language of the back end, ours are not', async () => {
    const brand = { backEndLanguage: 'it' }
    const langOf = (selector: string) => document.querySelector<HTMLElement>(selector)!.lang
    await thanks({ 'enquiry-confirmation-warning': 'Portate un bavaglino.' }, { brand })
    expect([langOf('.enquired-warning'), langOf('dd [lang]')]).to.deep.equal(['it', 'it'])
    removeWidget()
    await thanks({}, { brand })
    expect(langOf('.enquired-warning')).to.equal('')
  })

  it('a brand that promises no time says none', async () => {
    const diner = await thanks({}, { brand: { options: { enquiry: { replyHours: 0 } } } })
    expect(diner.reads()).to.not.include('get back to you')
  })

  it('step.enquired: a question of blanks is none', async () => {
    const diner = await renderPlugins({ ...ready, answers })
    await diner.presses('Edit your details')
    await diner.fills('Your question', '  ')
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    expect(document.querySelector('.enquired-asked')).to.equal(null)
    expect(diner.reads()).to.include(defaultWarning)
  })

  it('enquired.title: has the title of its journey', async () => {
    const guests = { adults: 2, children: 1 }
    const party = { ...atDetails, ...guests, journey: 'Tasting', customer: anna, detailsConfirmed: true }
    const diner = await thanks({}, { plugins: [...plugins, tasting], first: party })
    expect(diner.has('heading', 'YOUR TASTING, SENT')).to.be.true
    expect(diner.reads()).to.include('Guests2 adults and 1 child')
  })

  it('back.shown: nothing leads back into an enquiry that is sent', async () => {
    const diner = await thanks()
    for (const name of ['Back', /Edit your booking/, 'Choose Booking Type'])
      expect(diner.has('button', name)).to.be.false
  })

  it('completion.resets: inline, everything starts again at the same restaurant', async () => {
    const diner = await renderPlugins({ ...ready, answers, first: {} })
    await diner.sees(() => diner.kernel.choices.set(ready.first))
    await diner.presses('Complete Enquiry')
    await diner.presses('Send another enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.kernel.facts).to.deep.include({ references: {}, customer: blankCustomer })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
  })

  it('booked.next: a popup is done, and closes', async () => {
    let closed = 0
    const diner = await thanks({}, { inline: false, onComplete: () => void closed++ })
    await diner.presses('Done')
    expect(closed).to.equal(1)
  })
})
