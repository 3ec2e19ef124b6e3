import { expect } from 'chai'
import { availabilityBody, menuBody, slotBody, venueBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { fillsCard, visitGuaranteed, type GuaranteedDiner, create } from '../third-parties/braintree'
import { initWith, atTimes } from '../kit/site'
import { skipToComplete, kept, reloads, stored } from '../kit/visits'
import { watchShifts } from '../kit/layout'
import { longDay, saturday, shortDay } from '../kit/time'

/** Every plugin that brings a step or a journey. */
const page = initWith(`brand: {
  plugins: ['start', 'booking', 'adults-party', 'kids-party', 'enquiry', 'cross-sell', 'menus', 'card-guarantee', 'terms'],
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
  options: { menus: { offer: true } },
}`)
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: [slotBody(1930)] })
const answers = {
  'GET /api/venues/searchavailability/*': availabilityBody({
    originalChoiceAvailable: false,
    venues: [dublin],
  }),
  'GET /api/menus/search/*': [menuBody(7, 'Pizza and prosecco')],
}

/** The parts around a step: Back, the restaurant and the summary. */
async function around({ page, gets }: GuaranteedDiner) {
  const has = async (name: string) => (await gets('button', name).count()) > 0
  const texts = await page.getByRole('region', { name: 'Milano restaurants' }).innerText()
  return {
    back: await has('Back'),
    edit: await has('Change your mind? Edit your booking'),
    type: await has('Choose Booking Type'),
    summary: /(?:Booking on|Enquiry for|You asked for) .*/.exec(texts)?.[0] ?? '',
  }
}

const when = `${shortDay(saturday)} at 19:`
const open = { back: true, edit: true, type: true }
const over = { back: false, edit: false, type: false }

// By day each step's ways back and summary: test/ui and test/plugins.
if (isNight) describe('Browser: on every step', suite)

function suite() {
  it('step.card, back.shown, summary.from-step-2: of a booking, over steps 1, 2, 3, 4, 8 and 5; Back leads from step 8 over every step to step 1, each with its choices', async () => {
    const diner = await visitGuaranteed({ page, answers })
    const summary = `Booking on ${when}30 for 2 people`
    const isAt = async (heading: string, wanted: object) => {
      await diner.finds('heading', heading)
      expect(await around(diner), heading).to.deep.equal(wanted)
    }
    const goesOn = async () => {
      await diner.presses('Continue')
      await isAt('Other tables for you', { ...open, summary: `You asked for ${when}00, 2 people` })
      await diner.presses(/^Book 19:30/)
      await isAt('CHOOSE MENU', { ...open, summary })
      await diner.clicks('radio', 'Pizza and prosecco')
      await diner.presses('Next')
      await isAt('Your Details', { ...open, summary })
    }
    const returns = async (heading: string) => {
      await diner.presses('Back')
      await diner.finds('heading', heading)
    }
    await isAt('Find your table', { ...over, summary: '' })
    await diner.choosesRestaurant()
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    expect(await around(diner)).to.deep.equal({ ...over, type: true, summary: '' })
    await goesOn()
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await isAt('Guarantee your table', { ...open, summary })
    await returns('Your Details')
    await diner.finds('text', "Anna O'Brien")
    await returns('CHOOSE MENU')
    expect(await diner.gets('radio', 'Pizza and prosecco').isChecked()).to.equal(true)
    await returns('Other tables for you')
    await diner.finds('text', `You asked for ${when}00, 2 people`)
    await returns('Find your table')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('2')
    await diner.chose('Milano Cork')
    await goesOn()
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    await fillsCard(diner)
    await diner.presses('Complete Booking')
    await isAt('Booking Confirmed', { ...over, summary })
    expect(diner.errors).to.deep.equal([])
  })
}

describe('Browser: keep', () => {
  const page = initWith(`${atTimes}, brand: {
  plugins: ['keep', 'start', 'booking', 'adults-party', 'enquiry', 'cross-sell', 'menus', 'card-guarantee', 'terms'],
  journeys: ['Booking', 'AdultsPartyEnquiry'],
  options: { menus: { offer: true } },
}`)

  // By day at the steps whose state is not the shell's own; the others, and a remembered diner: test/plugins/keep.
  it('a reload restores a booking at every step, and nothing moves; a reload moves no focus, and Back leads through the same steps, each with its choices', async () => {
    const diner = await visitGuaranteed({ page, answers, prepare: watchShifts })
    const comes = (heading: string, line = kept) =>
      reloads(diner, async () => {
        await diner.finds('heading', heading)
        if (line) await diner.finds('text', line)
      })
    const returns = async (heading: string) => {
      await diner.presses('Back')
      await diner.finds('heading', heading)
    }
    const hasMenu = async () =>
      expect(await diner.gets('radio', 'Pizza and prosecco').isChecked()).to.equal(true)
    await diner.choosesTime()
    if (isNight) {
      await comes('Find your table')
      await diner.finds('button', `Date ${longDay(saturday)}`)
    }
    await diner.presses('Continue')
    await diner.finds('heading', 'Other tables for you')
    if (isNight) await comes('Other tables for you')
    await diner.presses(/^Book 19:30/)
    await diner.finds('heading', 'CHOOSE MENU')
    await diner.clicks('radio', 'Pizza and prosecco')
    await comes('CHOOSE MENU')
    await hasMenu()
    await diner.presses('Next')
    await diner.fillsDetails()
    await comes('Your Details')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    // Twice, the first time before all is here.
    await diner.page.reload()
    await comes('Your Details')
    expect(await diner.page.evaluate('document.activeElement === document.body')).to.equal(true)

    if (isNight) {
      await returns('CHOOSE MENU')
      await hasMenu()
      await diner.page.reload()
      await returns('Other tables for you')
      await returns('Find your table')
      await diner.chose('Milano Cork')
      expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
      await diner.presses('Continue')
      await diner.presses(/^Book 19:30/)
      await diner.finds('heading', 'CHOOSE MENU')
      await diner.presses('Next')
      await diner.presses('Continue')
    }

    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    await diner.typesCard()
    expect(await stored(diner)).not.to.match(/4111|client-?token|nonce/i)
    // The card and its token are gone: the fields come back empty.
    await comes('Guarantee your table')
    await diner.finds('text', 'For your security, we never store your card details. Please enter them again.')
    await diner.typesCard()
    await diner.clicks('checkbox', /terms/)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    await comes(
      'Booking Confirmed',
      "This has already been sent. For your security, we don't store the reference.",
    )
    await diner.finds('text', /We've checked your card/)
    const sent = diner.api.sent(create).map(({ body }) => JSON.parse(body))
    expect(sent.map(({ venueId, menuId, paymentNonce }) => [venueId, menuId, paymentNonce])).to.deep.equal([
      ['dublin', 7, null],
      ['dublin', 7, 'nonce-1'],
    ])
    await diner.presses('Make another booking')
    await diner.page.reload()
    await diner.finds('heading', 'Find your table')
    expect(await diner.gets('button', 'Start again').count()).to.equal(0)
    expect(diner.errors).to.deep.equal([])
  })
})
