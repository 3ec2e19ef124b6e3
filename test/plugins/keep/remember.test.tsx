import { expect } from 'chai'
import keep from '../../../plugins/keep'
import { anna, atComplete, atDetails, atSlot } from '../../kit/booking'
import { friday, type Diner } from '../../kit/diner'
import { form, threshold } from '../../kit/stand-ins'
import {
  atDetailsAgain,
  box,
  chooses,
  comes,
  completes,
  device,
  guest,
  hasOffer,
  isTicked,
  key,
  leaves,
  leavesTab,
  remembered,
  stored,
  ticks,
  visits,
  visitsWith,
  wasHere,
} from './setup'

const create = 'POST /api/bookings/create'
const firstName = (diner: Diner) => diner.kernel.facts.customer.firstName
const hasLine = (diner: Diner) => diner.has('button', 'Forget me')

/** Months pass for the device. */
function ages(months: number) {
  const found = JSON.parse(device().getItem(key)!) as { at: number }
  const at = new Date(found.at)
  at.setMonth(at.getMonth() - months)
  device().setItem(key, JSON.stringify({ ...found, at: at.getTime() }))
}

describe('keep: "Remember me on this device"', () => {
  it('is off until it is ticked; without it, or unticked again, nothing is remembered', async () => {
    for (const presses of [0, 2]) {
      const diner = await ticks({}, presses)
      expect(await isTicked(diner)).to.equal(false)
      await diner.presses('Continue')
      await completes(diner)
      expect(device().length).to.equal(0)
      leavesTab()
    }
  })

  it('docs/privacy.md: four fields, without spaces, and what the button of the last table says', async () => {
    const customer = { ...guest, firstName: ' Anna ', email: `${anna.email} ` }
    const diner = await ticks({ customer })
    await diner.presses('Continue')
    await completes(diner)
    const { lastName, email, telephoneNumber } = anna
    const visit = {
      backEnd: 'milano ',
      venueId: 'cork',
      venueName: 'Milano Cork',
      journey: 'Booking',
      guests: 2,
      weekday: 6,
      time: '19:30',
    }
    const details = { firstName: 'Anna', lastName, email, telephoneNumber }
    expect(remembered())
      .to.deep.include({ details, visit })
      .and.have.all.keys('version', 'at', 'details', 'visit')
    expect(stored()).not.to.contain('window')
  })

  it('docs/privacy.md: for 12 months after the last use', async () => {
    await wasHere()
    for (const [months, knows] of [
      [11, true],
      // Each use renews it.
      [11, true],
      [13, false],
    ] as const) {
      ages(months)
      const diner = await visits()
      expect([firstName(diner), device().length]).to.deep.equal(knows ? ['Anna', 1] : ['', 0])
      leaves()
    }
  })

  it('docs/privacy.md: as long as the brand says, which the box says too', async () => {
    const brand = { options: { keep: { months: 1 } } }
    await wasHere({ brand })
    ages(2)
    const diner = await visitsWith(atDetails, { brand })
    expect(firstName(diner)).to.equal('')
    expect(diner.reads()).to.include('stay in this browser for a month.')
    leavesTab()
    const other = await visitsWith(atDetails)
    expect(other.reads()).to.include('stay in this browser for 12 months.')
  })

  it('`remember: false` shows neither box nor last table, and remembers nobody', async () => {
    await wasHere()
    const diner = await comes({ brand: { options: { keep: { remember: false } } } })
    expect([firstName(diner), hasOffer(diner)]).to.deep.equal(['', false])
    await chooses(diner, { ...atDetails, journey: 'Booking' })
    expect(diner.has('checkbox', box)).to.equal(false)
  })

  it('a later booking renews details and table without the box, which is asked once', async () => {
    await wasHere()
    const diner = await visitsWith({ ...atDetails, time: '20:00' })
    await diner.presses('Edit your details')
    await diner.finds('textbox', 'First Name')
    expect(diner.has('checkbox', box)).to.equal(false)
    await chooses(diner, { customer: { ...anna, firstName: 'Ann' } })
    await diner.presses('Continue')
    await completes(diner)
    expect(remembered().details).to.include({ firstName: 'Ann', lastName: "O'Brien" })
    expect(remembered().visit).to.include({ time: '20:00' })
  })
})

describe('keep: what another script or version has written as remembered details', () => {
  const good = { version: 1, at: friday.getTime(), details: anna, visit: null }
  for (const [what, written] of Object.entries({
    'no details': { ...good, details: null },
    'details as a text': { ...good, details: 'Anna' },
    'details without an email': { ...good, details: { ...anna, email: undefined } },
    'a name of no sense': { ...good, details: { ...anna, firstName: 7 } },
  }))
    it(`${what} in its place is forgotten without a report`, async () => {
      device().setItem(key, JSON.stringify(written))
      const diner = await visits()
      expect([firstName(diner), device().length, diner.faults]).to.deep.equal(['', 0, []])
    })

  it('an earlier release remembered no table', async () => {
    device().setItem(key, JSON.stringify({ ...good, visit: undefined }))
    const diner = await comes()
    expect([firstName(diner), hasOffer(diner)]).to.deep.equal(['Anna', false])
  })
})

describe('keep: a remembered diner', () => {
  it('consent.required: needs the consent and one press', async () => {
    const diner = await atDetailsAgain()
    expect(diner.reads()).to.contain('Filled in from your last visit.').and.not.contain('the check')
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(0)
    expect(diner.reads()).to.contain('Please agree to our terms and conditions')
    expect(diner.has('alert')).to.equal(false)
    expect(document.activeElement).to.equal(diner.gets('group', 'There is a problem'))
    await diner.agrees()
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(1)
    expect(diner.kernel.facts.customer).to.include({ firstName: 'Anna', consent: true })
  })

  it('has details that can be edited, and stay edited after a reload', async () => {
    const before = await atDetailsAgain()
    await before.presses('Edit your details')
    expect(before.shows('First Name')).to.equal('Anna')
    leaves()
    await (await visits()).finds('textbox', 'First Name')
  })

  it('has edited details confirmed again for another slot', async () => {
    await wasHere()
    const diner = await visitsWith(atSlot)
    await chooses(diner, { confirmed: true })
    await diner.presses('Edit your details')
    await diner.finds('textbox', 'First Name')
    await diner.presses('Back')
    await chooses(diner, { time: '20:00' })
    await chooses(diner, { confirmed: true })
    expect(diner.kernel.facts.detailsConfirmed).to.equal(true)
  })

  it('has open details, filled in, where they lack another answer', async () => {
    const menus = {
      id: 'menus',
      texts: { pick: 'Pick a menu' },
      validators: [{ field: 'menu', message: 'pick', valid: () => false }],
    }
    const diner = await atDetailsAgain({ plugins: [keep, threshold, form, menus] })
    expect(await diner.finds('textbox', 'First Name')).to.have.property('value', 'Anna')
    expect(diner.kernel.facts.detailsConfirmed).to.equal(false)
  })

  it('has made no choice by that: no message mentions the details after a reload', async () => {
    await wasHere()
    await visits()
    leaves()
    const diner = await visits()
    expect(diner.has('button', 'Start again')).to.equal(false)
    expect(sessionStorage.length).to.equal(0)
  })

  it('has them in the next booking on the same page, without the consent', async () => {
    const diner = await ticks()
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts.customer).to.include({ firstName: 'Anna', consent: false })
  })

  it('keeps what was changed after "Change your mind?"', async () => {
    await wasHere()
    const diner = await visitsWith({ ...atComplete, customer: { ...anna, firstName: 'Ann' } })
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(firstName(diner)).to.equal('Ann')
  })

  it('reads of it in the details of a table and of an enquiry, and in no other step', async () => {
    await wasHere()
    const diner = await visitsWith({}, { brand: { journeys: ['Booking', 'Enquiry'] } })
    expect(hasLine(diner)).to.equal(false)
    await chooses(diner, { ...atDetails, journey: 'Enquiry' })
    await diner.finds('heading', 'Your Enquiry Details')
    // Only the form of a table shows them as confirmed.
    expect([hasLine(diner), diner.kernel.facts.detailsConfirmed]).to.deep.equal([true, false])
    await chooses(diner, { ...atDetails, journey: 'Booking' })
    expect(hasLine(diner)).to.equal(true)
    await diner.agrees()
    await completes(diner)
    expect(hasLine(diner)).to.equal(false)
  })
})
