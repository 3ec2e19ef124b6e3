import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { useInserts } from 'tavola/controls'
import booking from '../../../plugins/booking'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { enquiry, page, party, threshold } from '../../kit/stand-ins'

const plugins = [threshold, booking]
type Options = Partial<Parameters<typeof renderPlugins>[0]>

/** A diner at step 4. */
async function opens({ first, ...options }: Options = {}) {
  const diner = await renderPlugins({ plugins, ...options, first: { ...atDetails, ...first } })
  await diner.finds('button', 'Continue')
  return diner
}

describe('booking: the consents', () => {
  it('consent.age, consent.min-age, config.opt-in, config.min-age: asks and offers only if "true"', async () => {
    const diner = await opens()
    const settings = ['true', 'false', 'yes', null]
    for (const minAge of settings)
      for (const optIn of settings) {
        const bookingConfiguration = { 'step4-requireMinAge': minAge, 'step4-showOptInCheckbox': optIn }
        await diner.sees(() => diner.kernel.choices.set({ venue: venue({ bookingConfiguration }) }))
        const shown = [diner.has('checkbox', /over 16/), diner.has('checkbox', /offers/)]
        expect(shown).to.deep.equal([minAge === 'true', optIn === 'true'])
      }
  })

  it('consent.marketing, payload.consents: news are opted in to, never out of', async () => {
    const bookingConfiguration = { 'step4-showOptInCheckbox': 'true' }
    const diner = await opens({ first: { venue: venue({ bookingConfiguration }) } })
    expect(diner.gets('checkbox', /offers/)).to.have.property('checked', false)
    await diner.clicks('checkbox', /offers/)
    expect(diner.kernel.facts.customer.optIn).to.be.true
  })

  it('consent.links: links to terms and privacy policy, in tabs of their own', async () => {
    const diner = await opens()
    for (const [name, path] of Object.entries({
      'terms and conditions': 'terms',
      'privacy policy': 'privacy',
    })) {
      const href = `https://milano.example/${path}`
      expect(diner.gets('link', name)).to.include({ href, target: '_blank' })
    }
  })

  it('brand.keys: without an address they are plain words', async () => {
    const diner = await opens({ brand: { links: {} } })
    await diner.finds('checkbox', 'I agree to the terms and conditions and the privacy policy')
    expect(diner.has('link', 'terms and conditions')).to.be.false
  })
})

describe('booking: the special requests', () => {
  it('requests.limit, requests.empty: say what is left of 200 characters, and take no more', async () => {
    const diner = await opens()
    expect(diner.reads()).to.include('200 characters left')
    for (const [before, typed, left] of [
      ['', 'A quiet table', '187 characters left'],
      ['x'.repeat(198), 'y', '1 character left'],
      ['x'.repeat(199), 'yz', '0 characters left'],
    ] as const) {
      await diner.sees(() => diner.kernel.choices.set({ customer: { ...anna, specialRequests: before } }))
      await diner.types('Special Requests', typed)
      expect(diner.reads()).to.include(left)
    }
    expect(diner.kernel.facts.customer.specialRequests).to.equal(`${'x'.repeat(199)}y`)
  })
})

describe('booking: "Happy with your choices?"', () => {
  it('details.submit, details.fixed, details.fixed-reveals, access.focus: fixes the details', async () => {
    const diner = await opens({ first: { customer: anna } })
    expect(diner.has('button', 'Complete Booking')).to.be.false
    await diner.presses('Continue')
    expect(diner.has('textbox', 'First Name')).to.be.false
    expect(diner.reads()).to.include("Anna O'Brien").and.include(anna.email)
    expect(diner.has('button', 'Complete Booking')).to.be.true
    expect(document.activeElement).to.equal(diner.gets('heading', 'We have your details'))
    expect(diner.network.requests).to.be.empty
  })

  it('details.fixed: they can be edited again, kept, with the focus in the first', async () => {
    const diner = await opens({ first: { customer: anna } })
    await diner.presses('Continue')
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
const silent = { ...enquiry, options: { replyHours: 0 }, shares: ['replyHours'] }

describe('booking: its section of the terms', () => {
  async function reads(...more: Options['plugins'] & object) {
    const diner = await renderPlugins({ plugins: [reader, booking, ...more], first: { journey: 'Booking' } })
    const section = await diner.finds('region', 'Bookings')
    await diner.waits()
    return { diner, section, text: section.textContent }
  }

  for (const [rule, what, more, group] of [
    [
      'card.no-show-fee',
      'an enquiry and a clause',
      [enquiry, clause],
      /15 people or more, please send an enquiry.*within 48 hours.*If you do not come/,
    ],
    [
      'enquiry.reply',
      'an enquiry without hours',
      [silent],
      /15 people or more, (?!.*hour).*will reply to you\./,
    ],
    ['card.no-show-fee', 'no enquiry', [], /^(?!.*enquiry)/],
  ] as const)
    it(`${rule}: says how many book a table, and what groups do, with ${what}`, async () => {
      const { text } = await reads(...more)
      expect(text).to.include('1 to 14 people').and.include('over 16').and.match(group)
    })

  it('terms.sections: is in every journey, and is the current one in its own', async () => {
    const { diner, section } = await reads(enquiry, party)
    expect(section.ariaCurrent).to.equal('true')
    await diner.sees(() => diner.kernel.choices.choose('KidsPartyEnquiry'))
    expect(diner.gets('region', 'Bookings').getAttribute('aria-current')).to.equal('false')
  })
})

/** What is read out with a control. */
const descriptionOf = (control: Element) =>
  document
    .getElementById(control.getAttribute('aria-describedby') ?? '')
    ?.textContent.replaceAll('\u00a0', ' ')
    .trim()

describe('booking: the messages of the details', () => {
  for (const [name, good, message] of [
    ['First Name', 'Anna', 'Please enter your first name'],
    ['Last Name', 'Rossi', 'Please enter your last name'],
    ['Email', 'a@b.ie', 'Please enter your email'],
    ['Telephone Number', '02079460958', 'Please enter your telephone number'],
  ] as const)
    it(`field.error: ${name} shows its own when it is left, until it is right`, async () => {
      const diner = await opens()
      await diner.clicks('textbox', name)
      await diner.keys('{Tab}')
      const field = diner.gets('textbox', name)
      expect(field.ariaInvalid).to.equal('true')
      expect(diner.reads().match(/Please[^.]+/)?.[0]).to.include(message)
      expect(descriptionOf(field)).to.include(message)
      await diner.types(name, good)
      expect(diner.reads()).to.not.include(message)
    })

  it('field.error: the box shows its own when it is left, until it is ticked', async () => {
    const diner = await opens()
    const box = diner.gets('checkbox', /terms/)
    box.focus()
    await diner.keys('{Tab}')
    expect(descriptionOf(box)).to.equal('Please agree to our terms and conditions')
    expect(box.ariaInvalid).to.equal('true')
    await diner.clicks('checkbox', /terms/)
    expect(box.ariaInvalid).to.equal('false')
    expect(diner.reads()).to.not.include('Please agree')
  })

  for (const [name, typed, says, mended] of [
    ['Email', 'anna@', 'Enter an email address such as name@example.com', 'example.com'],
    [
      'Telephone Number',
      '07400 12345',
      'This number has too few digits. Enter a UK number such as 020 7946 0018',
      '6',
    ],
  ] as const)
    it(`field.wrong: ${name} says what is wrong with "${typed}", until it is right`, async () => {
      const diner = await opens()
      await diner.types(name, typed)
      await diner.keys('{Tab}')
      const field = diner.gets('textbox', name)
      expect(descriptionOf(field)).to.equal(says)
      expect(field.ariaInvalid).to.equal('true')
      await diner.types(name, mended)
      expect(field.ariaInvalid).to.equal('false')
    })

  for (const [brand, hint] of [
    [{ country: 'GB' }, 'A UK number, starting with 0 or +44'],
    [{ country: 'any' }, 'Include the country code, as in +353 1 496 0000'],
    [{ country: 'IE', countryNames: 'Ireland' }, 'A number from Ireland, such as 01 496 0000'],
    [{ country: ['IE', 'FR'], countryNames: 'Irlanda o Francia' }, 'Accepted countries: Irlanda o Francia'],
  ] as const)
    it(`a brand of ${brand.country} says of the telephone number: "${hint}"`, async () => {
      const diner = await opens({ brand })
      expect(descriptionOf(diner.gets('textbox', 'Telephone Number'))).to.include(hint)
    })
})
