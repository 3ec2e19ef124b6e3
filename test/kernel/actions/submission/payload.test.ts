import { expect } from 'chai'
import { definePlugin, notSent, once, type Json, type Plugin, type Customer } from 'tavola'
import type { Selection } from '../../../../src/contract/facts'
import { customerFields, selectionFields } from 'tavola/journeys'
import { enquiryBody } from '../../../kit/fixtures'
import { bootKernel } from '../../../kit/kernel'
import { booking, enquiry, enquiryOutcome, kidsParty, start } from '../../bare-plugins'
import { anna, confirmed } from '../../selection'
import { sentRequests } from '../../../../src/customer/payload'
import { sent } from '../../setup'

/** The payload of the booking stand-in and other plugins, as the server receives it. */
async function posted(plugins: Plugin[], journey = 'Booking') {
  const test = bootKernel({
    plugins,
    first: { journey },
    answers: { 'POST /api/enquiries/create': enquiryBody('ME-1') },
  })
  await test.kernel.sender.send()
  return test.network.sent('POST *')[0]?.body as Record<string, Json> | undefined
}

const filling = (id: string, fields: Record<string, Json>, more: Partial<Plugin> = {}): Plugin => ({
  id,
  payload: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, () => value])),
  ...more,
})

describe('Payload', () => {
  it('texts of plugins are sent without hidden characters, ids as they are', async () => {
    const fields = {
      note: 'Near\ufffc\u202e\nthe\toven',
      more: { list: ['\ud83d', 'A\b', 7, null] },
      roomId: 'a\ue000',
    }
    expect(await posted([start, booking, filling('note', fields, { serves: 'booking' })])).to.deep.include({
      note: 'Near\nthe oven',
      more: { list: ['', 'A', 7, null] },
      roomId: 'a\ue000',
    })
  })

  it('the narrower scope wins a key, whatever the order of the plugins', async () => {
    const plugins = [
      start,
      filling('everywhere', { a: 'every journey', b: 'every journey', c: 'every journey', d: 'x' }),
      filling('owner', { a: 'outcome', b: 'outcome', c: 'outcome' }, { outcome: enquiryOutcome }),
      filling('serving', { a: 'serves', b: 'serves' }, { serves: 'enquiry' }),
      filling('party', { a: 'journey' }, { journey: kidsParty.journey! }),
    ]
    const wanted = { a: 'journey', b: 'serves', c: 'outcome', d: 'x' }
    expect(await posted(plugins, 'KidsPartyEnquiry')).to.deep.equal(wanted)
    expect(await posted([...plugins].reverse(), 'KidsPartyEnquiry')).to.deep.equal(wanted)
  })

  it('payload.tokens: an overridden key keeps its place', async () => {
    const { journey, outcome } = booking as Required<Plugin>
    const owner = filling('owner', { first: 0, paymentNonce: null, last: 1 }, { journey, outcome })
    const body = await posted([start, filling('card', { paymentNonce: 'n' }, { serves: 'booking' }), owner])
    expect(JSON.stringify(body)).to.equal('{"first":0,"paymentNonce":"n","last":1}')
  })

  it('fields of another outcome are not sent', async () => {
    const other = filling('other', { ocassionType: 'Kids' }, { serves: 'enquiry' })
    expect(await posted([start, booking, enquiry, other])).to.deep.equal({ venueId: null })
  })

  it('a field may be left out, also of an essential plugin', async () => {
    const card = definePlugin({
      id: 'card',
      serves: 'booking',
      essential: true,
      state: { token: once(null as string | null) },
      payload: { token: ({ state }) => state.token.value ?? notSent, good: () => 1 },
    })
    expect(await posted([start, booking, card as Plugin])).to.deep.equal({ venueId: null, good: 1 })
  })
})

/** The payload fields of a selection, in the journey given. */
function fields(first: Partial<Selection>) {
  const { kernel } = bootKernel({ plugins: [start, booking, enquiry, kidsParty], first })
  const ctx = kernel.plugins.contextOf(start)
  return Object.fromEntries(Object.entries(selectionFields).map(([field, make]) => [field, make(ctx)]))
}

describe('The payload fields of a selection', () => {
  const nothing = { venueId: null, date: null, time: null, guests: null, children: 0 }
  const party = { adults: 2, children: 9 }
  const kids = 'KidsPartyEnquiry'
  for (const [rule, first, sent] of [
    ['general-enquiry.optional: missing choices are null', { journey: 'Enquiry', adults: 0 }, nothing],
    [
      'split.valid: cleared numbers are null too',
      { journey: kids, adults: 0, children: 0 },
      { guests: null, children: 0 },
    ],
    [
      'guests.list, guests.minus-one: a group is sent as -1',
      { ...confirmed, adults: -1, journey: 'Booking' },
      { guests: -1, children: 0 },
    ],
    [
      'payload.guests: guests are the adults where they are split',
      { ...party, journey: kids },
      { guests: 2, children: 9 },
    ],
    [
      'payload.guests, payload.time: guests are the total otherwise',
      { ...party, journey: 'Booking' },
      { guests: 11, children: 0 },
    ],
  ] as const)
    it(rule, () => expect(fields(first)).to.include(sent))
})

it('field.trimmed: typed text is sent without leading and trailing spaces', async () => {
  const { firstName, lastName, email, telephoneNumber } = anna
  const typed = { firstName, lastName, email, telephoneNumber }
  const spaced = Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, ` ${text} `]))
  expect(await sentCustomer({ ...anna, ...spaced })).to.include(typed)
})

const suffix = '| Source: Website'

/** The sent fields of a customer, if the host has this transform. */
async function sentCustomer(customer: Customer, transform?: (text: string) => string) {
  const form = definePlugin({ id: 'form', serves: 'booking', payload: customerFields })
  const host = { transformSpecialRequests: transform }
  const { network } = await sent([form as Plugin], { first: { ...confirmed, customer }, host })
  return network.sent('POST *')[0]!.body as Record<string, unknown>
}

const sentText = async (specialRequests: string, transform?: (text: string) => string) =>
  (await sentCustomer({ ...anna, specialRequests }, transform)).specialRequests

describe('Special requests as they are sent', () => {
  it('requests.empty, requests.suffix, requests.cut: the suffix follows 180 characters at most', () => {
    for (let length = 0; length <= 400; length++) {
      const sent = sentRequests('a'.repeat(length))
      const wanted = length <= 180 ? 'a'.repeat(length) : `${'a'.repeat(180)}...`
      expect(sent, `of ${length}`).to.equal(wanted + suffix)
      expect(sent.length, `of ${length}`).to.be.at.most(200)
    }
  })

  it('requests.cut, requests.suffix: a character of two units is never cut in half', () => {
    expect(sentRequests(`${'a'.repeat(179)}🍕🍕`)).to.equal(`${'a'.repeat(179)}...${suffix}`)
    expect(sentRequests(`${'a'.repeat(178)}🍕 and more`)).to.equal(`${'a'.repeat(178)}🍕...${suffix}`)
  })

  for (const text of ['a\nb', suffix, '...', '<b>{guests}</b> $&'])
    it(`requests.suffix: ${JSON.stringify(text)} is sent as it is typed`, async () => {
      expect(await sentText(text)).to.equal(text + suffix)
    })

  for (const [what, transform, text] of [
    ['lengthens is cut', (text: string) => text.repeat(100), `${'Window'.repeat(30)}...`],
    ['removes is empty', () => '', ''],
  ] as const)
    it(`requests.callback, requests.order: text that the host ${what}`, async () => {
      expect(await sentText('Window', transform)).to.equal(text + suffix)
    })

  it('requests.callback: the host gets the text as typed, uncut and without the suffix', async () => {
    const given: string[] = []
    await sentText('a'.repeat(200), (text) => (given.push(text), text))
    expect(new Set(given)).to.deep.equal(new Set(['a'.repeat(200)]))
  })
})
