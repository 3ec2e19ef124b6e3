import { expect } from 'chai'
import { availabilityBody, bookingBody, menuBody, venue } from '../kit/fixtures'
import { hangs, status } from '../kit/network'
import { fakeBraintree } from '../plugins/braintree/fake-braintree'
import { fakeHcaptcha } from '../plugins/hcaptcha/fake-hcaptcha'
import { atSlot, cork, data, guest, others, outside, renderPseudo } from './pseudo'
// Last: it looks for the kit's document when it loads.
import { fireEvent, screen } from '@testing-library/react'

const check = 'GET /api/venues/searchavailability/*'
const create = 'POST /api/bookings/create'
const atDetails = { ...atSlot, confirmed: true }
const atComplete = { ...atDetails, customer: guest, detailsConfirmed: true }

describe('Texts outside the catalogues', () => {
  it('there is none, from the empty form to the chosen time', async () => {
    const diner = await renderPseudo()
    await diner.looks('the empty form')
    await diner.clicks('combobox', '⟦Location⟧')
    await diner.keys('cork')
    await diner.looks('searching')
    await diner.waits(750)
    await diner.looks('the list')
    await diner.keys('{ArrowDown}')
    await diner.looks('the list, by keyboard')
    await diner.clicks('option', /Milano Cork/)
    await diner.looks('the journeys')
    await diner.presses('⟦Book a Table⟧')
    await diner.presses(/^⟦Date/)
    await diner.finds('grid', /٢٠٢٦/)
    await diner.looks('the calendar')
    await diner.presses('السبت، ٢٨ نوفمبر ٢٠٢٦')
    await diner.selects('⟦Hour⟧', '19')
    await diner.looks('the time')
  })

  it('there is none if nothing is found, or the search or the times fail', async () => {
    const diner = await renderPseudo({ answers: { 'GET /api/sessions/*': status(500) } })
    const nothing = { venues: [], resolvedLocationDescription: '' }
    diner.network.answer('GET /api/venues/search/*', [])
    diner.network.answer('GET /api/venues/searchnearby/*', nothing)
    await diner.clicks('combobox', '⟦Location⟧')
    await diner.keys('nowhere')
    await diner.waits(750)
    await diner.looks('nothing found')
    for (const call of ['search', 'searchnearby'])
      diner.network.answer(`GET /api/venues/${call}/*`, status(404))
    await diner.keys('s')
    await diner.waits(750)
    await diner.looks('the failed search')
    await diner.sees(() => diner.kernel.choices.set({ ...atSlot, time: null }))
    await diner.waits(5000)
    await diner.looks('the failed times')
  })

  it('there is none', async () => {
    const diner = await renderPseudo({ first: atSlot, answers: { [check]: others } })
    await diner.presses('⟦Continue⟧')
    await diner.finds('heading', '⟦Other tables for you⟧')
    await diner.looks('step 2')
    await diner.presses('⟦Show more restaurants⟧')
    await diner.looks('more restaurants')
  })

  it('loading.texts: there is none while a request runs', async () => {
    const diner = await renderPseudo({ first: atSlot, answers: { [check]: hangs } })
    await diner.presses('⟦Continue⟧')
    await diner.looks('checking')
    expect(diner.gets('status', '').textContent).to.equal('⟦Checking Availability...⟧')
  })

  it('there is none in the banner', async () => {
    const diner = await renderPseudo({
      first: atSlot,
      answers: { [check]: availabilityBody({ noAvailability: true }) },
    })
    await diner.presses('⟦Continue⟧')
    await diner.looks('no availability')
    diner.network.answer(check, status(400))
    await diner.presses('⟦OK⟧')
    await diner.presses('⟦Continue⟧')
    await diner.looks('the failed check')
  })

  it('there is none, from the menus to the details, with every mistake', async () => {
    const menu = (id: number, title: string) => menuBody(id, data(title), { description: data('And more') })
    const menus = [menu(7, 'Pizza'), menu(8, 'Pasta')]
    const answers = { 'GET /api/menus/*': menus }
    const diner = await renderPseudo({ first: atSlot, answers, options: { menus: { offer: true } } })
    await diner.presses('⟦Continue⟧')
    await diner.presses('⟦Next⟧')
    await diner.looks('the menus')
    await diner.clicks('radio', data('Pizza'))
    await diner.presses('⟦Next⟧')
    await diner.clicks('textbox', '⟦First Name⟧')
    await diner.keys('{Enter}')
    await diner.looks('the details')
    expect(diner.reads()).to.include('⟦Please agree to our terms and conditions⟧')
  })

  it('terms.sections: there is none', async () => {
    const diner = await renderPseudo({ first: atDetails })
    await diner.presses('⟦terms and conditions⟧')
    await diner.finds('dialog', '⟦Terms and conditions⟧')
    const dialog = diner.within('dialog', '⟦Terms and conditions⟧')
    for (const section of dialog.getsAll('button', undefined, { expanded: false })) {
      await diner.sees(() => section.click())
      await diner.looks('the terms')
    }
  })

  it('step.booked: there is none, from the challenge to the reference', async () => {
    const hcaptcha = fakeHcaptcha()
    const options = { 'human-verification': { siteKey: 'key', hcaptcha: hcaptcha.api } }
    const booked = bookingBody({ bookingReference: data('MB-1'), ccgPerformed: true })
    const diner = await renderPseudo({ first: atComplete, options, answers: { [create]: booked } })
    await diner.finds('group', '⟦Confirm that you are human⟧')
    await diner.looks('the challenge')
    hcaptcha.says('open-callback')
    await diner.looks('the open challenge')
    hcaptcha.says('expired-callback')
    hcaptcha.solves()
    await diner.looks('the passed challenge')
    expect(hcaptcha.only().config.hl).to.equal('ar')
    await diner.presses('⟦Complete Booking⟧')
    await diner.finds('heading', '⟦Booking Confirmed⟧')
    await diner.looks('the reference')
  })

  it('step.card: there is none, nor in the options of the frames', async () => {
    const braintree = fakeBraintree()
    const options = { 'card-guarantee': { braintree: braintree.api } }
    const asks = bookingBody({ bookingReference: null, requiresCcg: true })
    const answers = { [create]: asks, 'GET /api/payment/getclienttoken': { clientToken: 't' } }
    const diner = await renderPseudo({ first: atComplete, options, answers })
    await diner.presses('⟦Complete Booking⟧')
    await diner.finds('heading', '⟦Guarantee your table⟧')
    await diner.looks('the card')
    for (const { internalLabel, iframeTitle, placeholder } of Object.values(
      braintree.fields().options.fields,
    ))
      expect([internalLabel, iframeTitle, placeholder ?? ''].flatMap(outside)).to.deep.equal([])
    await diner.sees(() => braintree.fields().types('number'))
    await diner.presses('⟦Complete Booking⟧')
    await diner.looks("the card's mistakes")
  })

  it('there is none if a create is refused, or not answered', async () => {
    const refused = status(400, { email: [data('No such address')] })
    const diner = await renderPseudo({ first: atComplete, answers: { [create]: refused } })
    await diner.presses('⟦Complete Booking⟧')
    await diner.looks('the refused create')
    diner.network.answer(create, new TypeError('Failed to fetch'))
    await diner.presses('⟦OK⟧')
    await diner.presses('⟦Complete Booking⟧')
    await diner.looks('the unanswered create')
    expect(diner.has('button', '⟦Send again⟧')).to.equal(true)
  })

  for (const [journey, party] of [
    ['KidsPartyEnquiry', { adults: 1, children: 0 }],
    ['KidsPartyEnquiry', { adults: 1, children: 40 }],
    ['AdultsPartyEnquiry', { adults: 2, children: 0 }],
  ] as const) {
    it(`party.adults-terms: there is none in ${journey} for ${party.adults + party.children}`, async () => {
      const answers = { 'POST /api/enquiries/create': { enquiryReference: data('ME-1') } }
      const diner = await renderPseudo({ first: { ...atSlot, journey, ...party, customer: guest }, answers })
      await diner.looks('step 1')
      await diner.presses('⟦Continue⟧')
      await diner.finds('textbox', '⟦First Name⟧')
      await diner.looks('step 6')
      await diner.presses('⟦Continue⟧')
      await diner.presses('⟦Complete Enquiry⟧')
      await diner.finds('heading', '⟦Thank you for your enquiry.⟧')
      await diner.looks('step 7')
    })
  }

  it('general-enquiry.optional: there is none, with every mistake', async () => {
    const closed = venue(cork({ closedMessage: data('Closed until ##closedTo##'), closedTo: '2026-12-01' }))
    const diner = await renderPseudo({
      first: { journey: 'Enquiry', adults: 0, children: 0, customer: guest },
    })
    await diner.finds('textbox', '⟦First Name⟧')
    await diner.looks('without a restaurant')
    await diner.sees(() => diner.kernel.choices.set({ venue: closed }))
    for (const date of ['2026-11-28', '2026-11-01']) {
      const input = screen.getByLabelText('⟦Date⟧')
      await diner.sees(
        () => void (fireEvent.change(input, { target: { value: date } }), fireEvent.blur(input)),
      )
      await diner.looks(date)
    }
    await diner.selects('⟦Guests⟧', '-1')
    await diner.looks('a group')
  })

  it('there is none if a part of the page fails', async () => {
    const diner = await renderPseudo({ first: { venue: venue(cork()), journey: 'Booking' } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.venueFailed' }))
    await diner.looks('a restaurant that does not come')
  })
})
