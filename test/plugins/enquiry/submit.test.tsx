import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { blankCustomer } from '../../../src/kernel/core/facts'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { enquiryBody, venue } from '../../kit/fixtures'
import { hangs, status } from '../../kit/network'
import { createReload } from '../../kit/reload'
import { page } from '../../kit/stand-ins'
import {
  answers,
  completes,
  create,
  fills,
  group,
  opens,
  party,
  plugins,
  posts,
  question,
  thanks,
} from './setup'

const customer =
  '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
  '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
  '"specialRequests":"| Source: Website"'
const slot = '"date":"2026-11-28","time":"1930"'
const evening = { date: '2026-12-24', time: '20:15', adults: 4 }

describe('enquiry: Complete Enquiry', () => {
  for (const [whose, options, first, choice, occasion] of [
    ['a group', group, {}, `"cork",${slot},"guests":-1,"children":0`, 'null'],
    ['a party', party, {}, `"cork",${slot},"guests":2,"children":1`, '"Tasting"'],
    [
      'no table',
      question,
      { venue: venue({ id: 12 }) },
      '12,"date":null,"time":null,"guests":null,"children":0',
      'null',
    ],
    [
      'a table',
      question,
      evening,
      '"cork","date":"2026-12-24","time":"2015","guests":4,"children":0',
      'null',
    ],
  ] as const)
    it(`enquiry.posted, payload.enquiry, payload.occasion: that of ${whose} is sent to the byte`, async () => {
      const diner = await thanks(options, first)
      expect(diner.network.sent(create).map(({ body }) => JSON.stringify(body))).to.deep.equal([
        `{"venueId":${choice},${customer},"ocassionType":${occasion}}`,
      ])
    })

  it('call.create-enquiry, loading.texts, loading.announced: is sent once, with the session id', async () => {
    const diner = await posts(await opens({ ...question, answers: { [create]: hangs } }))
    await diner.clicksAnyway('button', 'Complete Enquiry')
    expect(diner.gets('status').textContent).to.equal('Completing Enquiry...')
    expect(diner.network.sent(create)).to.have.lengthOf(1)
    const { headers } = diner.network.sent(create)[0]!
    expect(headers.get('content-type')).to.equal('application/json')
    expect(headers.get('x-session-id')).to.equal('test-session')
  })

  it('general-enquiry.location: nothing is sent without a restaurant', async () => {
    const diner = await posts(await opens(question, { venue: null }))
    expect(diner.within('alert').gets('text', 'Please choose a restaurant')).to.exist
    expect(diner.network.requests).to.be.empty
  })

  const markup = '<img src=x onerror=alert(1)>'
  for (const [what, answer, lines] of [
    [
      'each field’s first message, as text',
      status(400, { email: ['No', 'more'], date: markup }),
      ['No', markup],
    ],
    ['an unknown error for a 404', status(404, { email: 'no' }), ['Unexpected / Unknown error']],
  ] as const)
    it(`error.refused-enquiry, error.unknown: the banner has ${what}`, async () => {
      const diner = await posts(await opens({ ...question, answers: { [create]: answer } }))
      expect(diner.within('alert').gets('text', 'Could not complete enquiry:')).to.exist
      const shown = [...document.querySelectorAll('[role=alert] [dir=auto]')]
      expect(shown.map(({ textContent }) => textContent)).to.deep.equal(lines)
      expect(document.querySelector('img')).to.equal(null)
    })

  for (const [name, options, what] of [
    ['a group’s', group, 'Enquiry for Saturday 28 November at 19:30 for 15+ people'],
    ['a general one', question, 'General Enquiry'],
  ] as const)
    it(`${name} that is never answered says what was sent`, async () => {
      const diner = await posts(await opens({ ...options, answers: { [create]: hangs } }))
      await diner.waits(30_000)
      const alert = diner.gets('alert').textContent
      expect(alert).to.include(`We sent “${what}, Milano Cork” at `).and.include('021 496 0101')
      diner.network.answer(create, enquiryBody())
      await diner.presses('Send again')
      await diner.finds('heading', 'Thank you for your enquiry.')
    })
})

const defaultWarning = 'Nothing is booked yet. The restaurant has to confirm it first.'
const slip = definePlugin({ id: 'slip', inserts: [{ at: 'reference', load: page('Your slip') }] })
const configured = (bookingConfiguration: object) => ({ venue: venue({ bookingConfiguration }) })

describe('enquiry: step 7', () => {
  it('step.enquired, enquired.thanks, name.results, back.shown: thanks, and what was chosen', async () => {
    const diner = await thanks(question)
    expect(diner.reads()).to.match(/get back to you within 48 hours\..*ReferenceME-4711/)
    expect(diner.heard).to.include('Reference: ME-4711')
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'enquired', number: 7 } })
    const names = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['Reference', 'Restaurant'])
    for (const name of ['Back', /Edit your booking/, 'Choose Booking Type'])
      expect(diner.has('button', name)).to.be.false
  })

  for (const enquiryReference of [undefined, null, '', 4711])
    it(`enquired.reference, body.enquiry: answered with the reference ${enquiryReference} it is sent`, async () => {
      const diner = await thanks({ ...question, answers: { [create]: { enquiryReference } } })
      const isShown = enquiryReference === 4711
      expect(diner.reads().includes('Reference')).to.equal(isShown)
      expect(diner.heard.join().includes('Reference: 4711')).to.equal(isShown)
      expect(diner.faults).to.be.empty
    })

  it('journey.names, step.enquired: repeats what was asked, and the host hears nothing of the diner', async () => {
    const diner = await thanks(group)
    const table = { venueId: 'cork', date: '2026-11-28', time: '19:30', guests: -1 }
    const detail = { reference: '', journey: 'Enquiry', ...table }
    expect(diner.events).to.deep.include({ name: 'enquiry-confirmed', detail })
    expect(JSON.stringify(diner.events)).to.not.include('Anna')
    expect(diner.reads()).to.match(
      /RestaurantMilano Cork.*DateSaturday 28 November 2026.*Time19:30.*Guests15 or more/,
    )
  })

  for (const [what, more, said] of [
    ['the reference', [], 'Guests22 people'],
    ['what takes its place', [slip], 'for 22 people'],
  ] as const)
    it(`repeats the size that a group gave, beside ${what}`, async () => {
      const diner = await opens({ ...group, plugins: [...group.plugins, ...more] })
      await fills(diner, 'How many people? (optional)', '22')
      await completes(diner)
      expect(diner.reads()).to.include(said).and.include('within 48 hours').and.include(defaultWarning)
      expect(diner.reads()).to.not.match(/15 or more|15\+/)
      expect(document.querySelector('dt') === null).to.equal(diner.has('heading', 'Your slip'))
    })

  it("shows the question, and doesn't warn a diner who asked one that no table is booked", async () => {
    const reload = createReload()
    const all = { ...question, plugins: [...plugins, reload.plugin] }
    const diner = await opens(all)
    await diner.fills('Your question', 'Is there room for a pram?')
    await completes(diner)
    expect(diner.reads()).to.include('Your questionIs there room for a pram?')
    expect(diner.reads()).to.not.include(defaultWarning)
    expect(reload.leaves()).to.not.match(/pram|Anna/)
    removeWidget()
    const after = await renderPlugins({ plugins: all.plugins })
    await after.finds('heading', 'Thank you for your enquiry.')
    expect(after.reads()).to.not.include(defaultWarning)
  })

  it('step.enquired: a question of blanks is none', async () => {
    const diner = await opens(question)
    await diner.fills('Your question', '  ')
    await completes(diner)
    expect(document.querySelector('.enquired-asked')).to.equal(null)
    expect(diner.reads()).to.include(defaultWarning)
  })

  const hideTitle = 'enquiry-confirmation-hide-title'
  const hideWarning = 'enquiry-confirmation-hide-pleasenote-warning'
  const warning = 'enquiry-confirmation-warning'
  for (const [rule, configuration, isShown, text] of [
    ['config.enquired: "true" hides the title', { [hideTitle]: 'true' }, false, 'YOUR ENQUIRY DETAILS'],
    [
      'config.enquired: "True" does not hide the title',
      { [hideTitle]: 'True' },
      true,
      'YOUR ENQUIRY DETAILS',
    ],
    [
      'config.enquired: "true" hides the warning',
      { [hideWarning]: 'true', [warning]: 'Bring a bib.' },
      false,
      'Bring a bib.',
    ],
    [
      'config.enquired: "false" shows the warning',
      { [hideWarning]: 'false', [warning]: 'Bring a bib.' },
      true,
      'Bring a bib.',
    ],
    ['enquired.warning: null leaves the default one', { [warning]: null }, true, defaultWarning],
    ['enquired.warning: blanks leave the default one', { [warning]: '  ' }, true, defaultWarning],
  ] as const)
    it(rule, async () => {
      const diner = await thanks(question, configured(configuration))
      expect(diner.reads().includes(text)).to.equal(isShown)
    })

  it('enquired.warning, config.enquired: the restaurant’s own stays text, in its language', async () => {
    const brand = { backEndLanguage: 'it' }
    const langOf = (selector: string) => document.querySelector<HTMLElement>(selector)!.lang
    const text = '<b onclick="alert(1)">Call</b> {reference} ##telephone##'
    const diner = await thanks({ ...question, brand }, configured({ [warning]: text }))
    expect(diner.reads()).to.include(text).and.not.include(defaultWarning)
    expect(document.querySelector('b')).to.equal(null)
    expect([langOf('.enquired-warning'), langOf('dd [lang]')]).to.deep.equal(['it', 'it'])
    removeWidget()
    await thanks({ ...question, brand })
    expect(langOf('.enquired-warning')).to.equal('')
  })

  it('enquired.title, enquiry.reply: has the title of its journey, and promises no time if there is none', async () => {
    const diner = await thanks({ ...party, brand: { options: { enquiry: { replyHours: 0 } } } })
    expect(diner.has('heading', 'YOUR TASTING, SENT')).to.be.true
    expect(diner.reads()).to.include('Guests2 adults and 1 child').and.not.include('get back to you')
  })

  it('completion.resets: inline, everything starts again at the same restaurant', async () => {
    const diner = await renderPlugins({ plugins, answers })
    await diner.sees(() => diner.kernel.choices.set(question.first!))
    await completes(diner)
    await diner.presses('Send another enquiry')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.kernel.facts).to.deep.include({ references: {}, customer: blankCustomer, date: null })
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
  })

  it('booked.next: a popup is done, and closes', async () => {
    let closed = 0
    const diner = await thanks({ ...question, inline: false, onComplete: () => void closed++ })
    await diner.presses('Done')
    expect(closed).to.equal(1)
  })
})
