import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { useInserts } from 'tavola/controls'
import booking from '../../../plugins/booking'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, page, party, threshold } from '../../kit/stand-ins'

const plugins = [threshold, booking]

const configured = (bookingConfiguration: object) => ({
  plugins,
  first: { ...atDetails, venue: venue({ bookingConfiguration }) },
})

const settings = [
  { value: 'true', on: true },
  { value: 'false', on: false },
  { value: 'yes', on: false },
  { value: null, on: false },
]

describe('booking: the consents', () => {
  it('consent.age, consent.min-age, config.opt-in, config.min-age: asks and offers only if "true"', async () => {
    const diner = await renderPlugins({ plugins, first: atDetails })
    await diner.finds('checkbox', /terms and conditions/)
    for (const minAge of settings)
      for (const optIn of settings) {
        const bookingConfiguration = {
          'step4-requireMinAge': minAge.value,
          'step4-showOptInCheckbox': optIn.value,
        }
        await diner.sees(() => diner.kernel.choices.set({ venue: venue({ bookingConfiguration }) }))
        expect([diner.has('checkbox', /over 16/), diner.has('checkbox', /offers/)]).to.deep.equal([
          minAge.on,
          optIn.on,
        ])
      }
  })

  it('consent.marketing, payload.consents: news are opted in to, never out of', async () => {
    const diner = await renderPlugins(configured({ 'step4-showOptInCheckbox': 'true' }))
    expect(await diner.finds('checkbox', /offers/)).to.have.property('checked', false)
    await diner.clicks('checkbox', /offers/)
    expect(diner.kernel.facts.customer.optIn).to.be.true
  })

  for (const [name, path] of [
    ['terms and conditions', 'terms'],
    ['privacy policy', 'privacy'],
  ] as const) {
    it(`consent.links: links to the ${name}, in a tab of their own`, async () => {
      const diner = await renderPlugins(configured({}))
      const link = await diner.finds('link', name)
      expect(link).to.include({ href: `https://milano.example/${path}`, target: '_blank' })
    })
  }

  it('brand.keys: without an address they are plain words', async () => {
    const diner = await renderPlugins({ ...configured({}), brand: { links: {} } })
    await diner.finds('checkbox', 'I agree to the terms and conditions and the privacy policy')
    expect(diner.has('link', 'terms and conditions')).to.be.false
  })
})

const typed = (specialRequests: string) => ({
  plugins: [threshold, booking],
  first: { ...atDetails, customer: { ...anna, specialRequests } },
})

describe('booking: the special requests', () => {
  it('requests.empty: may be empty', async () => {
    const diner = await renderPlugins(typed(''))
    await diner.finds('textbox', 'Special Requests')
    expect(diner.reads()).to.include('200 characters left')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
  })

  it('requests.limit: count what is left of 200 characters', async () => {
    const diner = await renderPlugins(typed(''))
    await diner.types('Special Requests', 'A quiet table')
    expect(diner.reads()).to.include('187 characters left')
  })

  it('requests.limit: take no more than 200', async () => {
    const diner = await renderPlugins(typed('x'.repeat(199)))
    await diner.types('Special Requests', 'yz')
    expect(diner.kernel.facts.customer.specialRequests).to.equal(`${'x'.repeat(199)}y`)
    expect(diner.reads()).to.include('0 characters left')
  })

  it('count one character as one', async () => {
    const diner = await renderPlugins(typed('x'.repeat(199)))
    await diner.finds('textbox', 'Special Requests')
    expect(diner.reads()).to.include('1 character left')
  })
})

const filled = { ...atDetails, customer: anna }

describe('booking: "Happy with your choices?"', () => {
  it('details.submit, details.fixed: fixes the details and shows them', async () => {
    const diner = await renderPlugins({ plugins, first: filled })
    await diner.presses('Continue')
    expect(diner.has('textbox', 'First Name')).to.be.false
    expect(diner.reads()).to.include("Anna O'Brien").and.include(anna.email)
    expect(diner.has('button', 'Complete Booking')).to.be.true
  })

  it('details.fixed-reveals: nothing is sent, nor ready to be sent, before', async () => {
    const diner = await renderPlugins({ plugins, first: filled })
    await diner.finds('button', 'Continue')
    expect(diner.has('button', 'Complete Booking')).to.be.false
    await diner.presses('Continue')
    expect(diner.network.requests).to.be.empty
  })

  it('access.focus: the focus goes to the confirmed details', async () => {
    const diner = await renderPlugins({ plugins, first: filled })
    await diner.presses('Continue')
    expect(document.activeElement).to.equal(diner.gets('heading', 'We have your details'))
  })

  it('details.fixed: they can be edited again, kept, with the focus in the first', async () => {
    const diner = await renderPlugins({ plugins, first: { ...filled, detailsConfirmed: true } })
    await diner.presses('Edit your details')
    expect(document.activeElement).to.equal(diner.gets('textbox', 'First Name'))
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
    expect(diner.gets('checkbox', /terms/)).to.have.property('checked', true)
  })
})

/** A first step that lists the sections of the terms. */
const reader = definePlugin({
  id: 'reader',
  steps: [{ id: 'reader', priority: 'base', when: () => true, load: page('Terms', Sections) }],
})

function Sections() {
  return useInserts('conditions').map(({ key, label, current, element }) => (
    <section key={key} aria-label={label} aria-current={current}>
      {element}
    </section>
  ))
}

const clause = definePlugin({
  id: 'clause',
  inserts: [{ at: 'booking.terms', load: async () => ({ default: () => <p>If you do not come</p> }) }],
})

async function reads(...plugins: Parameters<typeof renderPlugins>[0]['plugins']) {
  const diner = await renderPlugins({ plugins: [reader, booking, ...plugins], first: { journey: 'Booking' } })
  await diner.finds('region', 'Bookings')
  await diner.finds('heading', 'Terms')
  await diner.waits()
  return diner
}

describe('booking: its section of the terms', () => {
  it('says how many book a table, and how many send an enquiry', async () => {
    const diner = await reads(enquiry)
    const text = diner.gets('region', 'Bookings').textContent
    expect(text).to.include('1 to 14 people')
    expect(text).to.include('15 people or more, please send an enquiry')
    expect(text).to.include('within 48 hours')
    expect(text).to.include('over 16')
  })

  it('enquiry.reply: promises no hours where the brand has none', async () => {
    const diner = await reads({ ...enquiry, options: { replyHours: 0 }, shares: ['replyHours'] })
    const text = diner.gets('region', 'Bookings').textContent
    expect(text).to.include('For 15 people or more, please send an enquiry').and.include('will reply to you.')
    expect(text).to.not.include('hour')
  })

  it('speaks of no enquiry where the brand has none', async () => {
    const diner = await reads()
    expect(diner.gets('region', 'Bookings').textContent).not.to.include('enquiry')
  })

  it('terms.sections: is in every journey, and is the current one in its own', async () => {
    const diner = await reads(enquiry, party)
    expect(diner.gets('region', 'Bookings').ariaCurrent).to.equal('true')
    await diner.sees(() => diner.kernel.choices.choose('KidsPartyEnquiry'))
    expect(diner.gets('region', 'Bookings').getAttribute('aria-current')).to.equal('false')
  })

  it('card.no-show-fee: has a place for the clauses of others', async () => {
    const diner = await reads(clause)
    expect(diner.within('region', 'Bookings').gets('text', 'If you do not come').isConnected).to.be.true
  })
})

const table = { plugins: [threshold, booking], first: atDetails }
const fields = [
  { name: 'First Name', good: 'Anna', message: 'Please enter your first name' },
  { name: 'Last Name', good: 'Rossi', message: 'Please enter your last name' },
  { name: 'Email', good: 'a@b.ie', message: 'Please enter your email' },
  { name: 'Telephone Number', good: '02079460958', message: 'Please enter your telephone number' },
]

/** What is read out with a control. */
const descriptionOf = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

describe('booking: the messages of the details', () => {
  for (const { name, good, message } of fields) {
    it(`field.error: ${name} shows its own when it is left, until it is right`, async () => {
      const diner = await renderPlugins(table)
      await diner.clicks('textbox', name)
      await diner.keys('{Tab}')
      expect(diner.gets('textbox', name).ariaInvalid).to.equal('true')
      expect(diner.reads().match(/Please[^.]+/)?.[0]).to.include(message)
      expect(descriptionOf(diner.gets('textbox', name))).to.include(message)
      await diner.types(name, good)
      expect(diner.reads()).to.not.include(message)
    })
  }

  it('field.error: the box shows its own when it is left, until it is ticked', async () => {
    const diner = await renderPlugins(table)
    await diner.finds('checkbox', /terms/)
    diner.gets('checkbox', /terms/).focus()
    await diner.keys('{Tab}')
    const box = diner.gets('checkbox', /terms/)
    expect(descriptionOf(box)).to.equal('Please agree to our terms and conditions')
    expect(box.ariaInvalid).to.equal('true')
    await diner.clicks('checkbox', /terms/)
    expect(box.ariaInvalid).to.equal('false')
    expect(diner.reads()).to.not.include('Please agree')
  })

  it('field.wrong: of what is no email address, the field says what one is', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Email', 'anna@')
    await diner.keys('{Tab}')
    const email = diner.gets('textbox', 'Email')
    expect(descriptionOf(email)?.trim()).to.equal('Enter an email address such as name@example.com')
    expect(email.ariaInvalid).to.equal('true')
    await diner.types('Email', '{Control>}a{/Control}{Backspace}')
    expect(descriptionOf(email)?.trim()).to.equal('Please enter your email')
  })

  it('field.wrong: of a number that is not taken, the field says what is wrong with it', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Telephone Number', '07400 12345')
    await diner.keys('{Tab}')
    const field = diner.gets('textbox', 'Telephone Number')
    expect(descriptionOf(field)?.trim()).to.equal(
      'This number has too few digits. Enter a UK number such as 020\u00a07946\u00a00018',
    )
    expect(field.ariaInvalid).to.equal('true')
    await diner.types('Telephone Number', '6')
    expect(field.ariaInvalid).to.equal('false')
  })

  it('a brand of several countries names them in its language', async () => {
    const brand = { country: ['IE', 'GB'], countryNames: 'Irlanda o Regno Unito' }
    const diner = await renderPlugins({ ...table, brand })
    const field = await diner.finds('textbox', 'Telephone Number')
    expect(descriptionOf(field)).to.include('Accepted countries: Irlanda o Regno Unito')
  })

  it('the message about the telephone number says which form is accepted', async () => {
    const diner = await renderPlugins(table)
    const field = await diner.finds('textbox', 'Telephone Number')
    expect(descriptionOf(field)).to.include('A UK number, starting with 0 or +44')
  })

  for (const [brand, hint] of [
    [{ country: 'any' }, 'Include the country code, as in +353 1 496 0000'],
    [{ country: 'IE', countryNames: 'Ireland' }, 'A number from Ireland, such as 01 496 0000'],
    [{ country: 'FR', countryNames: 'France' }, 'Accepted countries: France'],
  ] as const)
    it(`in a brand of ${brand.country} it says "${hint}"`, async () => {
      const diner = await renderPlugins({ ...table, brand })
      const field = await diner.finds('textbox', 'Telephone Number')
      expect(descriptionOf(field)?.replace(/\u00a0/g, ' ')).to.include(hint)
    })
})
