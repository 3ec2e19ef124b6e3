import { expect } from 'chai'
import { definePlugin, type Json, type Plugin } from 'tavola'
import { enquiryBody } from '../kit/fixtures'
import { bootKernel } from '../kit/kernel'
import { blocked } from '../kit/texts'
import { booking, enquiry, enquiryOutcome, kidsParty, start } from './bare-plugins'

/** What the booking stand-in and others post, as the server receives it. */
async function posted(plugins: Plugin[], journey = 'Booking') {
  const test = bootKernel({
    plugins,
    first: { journey },
    answers: { 'POST /api/enquiries/create': enquiryBody('ME-1') },
  })
  await test.kernel.submission.send()
  return test.network.sent('POST *')[0]?.body as Record<string, Json> | undefined
}

const filling = (id: string, fields: Record<string, Json>, more: Partial<Plugin> = {}): Plugin => ({
  id,
  payload: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, () => value])),
  ...more,
})

describe('Payload', () => {
  it('architecture, scope: the narrower scope wins a key, whatever the order of the plugins', async () => {
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

  it('section 3, payload: a key that is won keeps its place', async () => {
    const { journey, outcome } = booking
    const owner = filling(
      'owner',
      { first: 0, paymentNonce: null, last: 1 },
      { journey: journey!, outcome: outcome! },
    )
    const body = await posted([start, filling('card', { paymentNonce: 'n' }, { serves: 'booking' }), owner])
    expect(Object.entries(body!)).to.deep.equal([
      ['first', 0],
      ['paymentNonce', 'n'],
      ['last', 1],
    ])
  })

  it('architecture, scope: fields of another outcome are not sent', async () => {
    const other = filling('other', { ocassionType: 'Kids' }, { serves: 'enquiry' })
    expect(await posted([start, booking, enquiry, other])).to.deep.equal({ venueId: null })
  })

  it('architecture, faults: a field that throws is left out, its plugin reported', async () => {
    const broken = definePlugin({ id: 'broken', serves: 'booking', payload: { bad, good: () => 1 } })
    const { kernel, network, faults } = bootKernel({ plugins: [start, booking, broken] })
    await kernel.submission.send()
    expect(network.sent('POST *')[0]!.body).to.deep.equal({ venueId: null, good: 1 })
    expect(faults).to.deep.equal([{ plugin: 'broken', place: 'payload "bad"', error: oops }])
  })

  it("architecture, faults: an essential plugin's field that throws stops the submit with the banner", async () => {
    const broken = definePlugin({ id: 'broken', serves: 'booking', essential: true, payload: { bad } })
    const { kernel, network, faults } = bootKernel({ plugins: [start, booking, broken] })
    await kernel.submission.send()
    expect(network.sent('POST *')).to.deep.equal([])
    expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect(kernel.banner.shown.value!.errors).to.deep.equal([blocked])
    expect(faults).to.have.length(1)
  })
})

const oops = new Error('oops')
const bad = (): Json => {
  throw oops
}
