import { expect } from 'chai'
import enquiry from '../../../plugins/enquiry'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import { anna } from '../../kit/booking'
import { enquiryBody, venue } from '../../kit/fixtures'
import { logged } from '../../kit/logged'
import { hangs, status, type Answer } from '../../kit/network'
import { group, general, create, plugins, ready, readyGroup, renderPlugins, tasting } from './setup'

/** The JSON that was sent, key by key in its order. */
async function sent(table: Parameters<typeof renderPlugins>[0]): Promise<string> {
  const diner = await renderPlugins(table)
  await diner.presses('Complete Enquiry')
  expect(diner.network.sent(create)).to.have.lengthOf(1)
  return JSON.stringify(diner.network.sent(create)[0]!.body)
}

const customer =
  '"email":"anna.o\'brien@example.ie","firstName":"Anna","lastName":"O\'Brien",' +
  '"telephoneNumber":"020 7946 0958","optIn":false,"termsAndConditions":true,"optInAsked":true,' +
  '"specialRequests":"| Source: Website"'

describe('enquiry: Complete Enquiry', () => {
  it('enquiry.posted, payload.enquiry, payload.occasion: is sent to the byte, with nothing of a booking’s', async () => {
    expect(await sent(readyGroup)).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":-1,"children":0,' +
        `${customer},"ocassionType":null}`,
    )
  })

  it('general-enquiry.optional: date, time and guests are null when unset', async () => {
    expect(await sent(ready)).to.equal(
      `{"venueId":"cork","date":null,"time":null,"guests":null,"children":0,${customer},"ocassionType":null}`,
    )
  })

  it('general-enquiry.optional: and sent where they are set', async () => {
    const first = { ...ready.first, date: '2026-12-24', time: '20:15', adults: 4 }
    expect(await sent({ ...ready, first })).to.include(
      '"date":"2026-12-24","time":"2015","guests":4,"children":0',
    )
  })

  it('a party gives its guests apart, and its occasion in the enquiry’s place', async () => {
    const party = { ...group.first, journey: 'Tasting', adults: 2, children: 1 }
    const first = { ...party, customer: anna, detailsConfirmed: true }
    expect(await sent({ plugins: [...plugins, tasting], first })).to.equal(
      '{"venueId":"cork","date":"2026-11-28","time":"1930","guests":2,"children":1,' +
        `${customer},"ocassionType":"Tasting"}`,
    )
  })

  it('a restaurant’s id is sent back unchanged', async () => {
    const first = { ...ready.first, venue: venue({ id: 12 }) }
    expect(await sent({ ...ready, first })).to.match(/^{"venueId":12,/)
  })

  it('the special requests as the host changes them, with their source', async () => {
    const first = { ...ready.first, customer: { ...anna, specialRequests: 'A cake' } }
    const host = { transformSpecialRequests: (text: string) => `${text}, please` }
    expect(await sent({ ...ready, first, host })).to.include('"A cake, please| Source: Website"')
  })

  it('call.create-enquiry: once, as JSON, with the session id', async () => {
    const diner = await renderPlugins(ready)
    await diner.presses('Complete Enquiry')
    const { headers } = diner.network.sent(create)[0]!
    expect(headers.get('content-type')).to.equal('application/json')
    expect(headers.get('x-session-id')).to.equal('test-session')
  })

  it('general-enquiry.location: nothing is sent without a restaurant', async () => {
    const first = { ...general, customer: anna, detailsConfirmed: true }
    const diner = await renderPlugins({ plugins, first })
    await diner.presses('Complete Enquiry')
    expect(diner.within('alert').gets('text', 'Please choose a restaurant')).to.exist
    expect(diner.network.requests).to.be.empty
  })
})

describe('enquiry: its options and faults', () => {
  it('invalid options are reported', () => {
    const reported = (own: Record<string, unknown>) =>
      logged(() => checkPluginOptions([enquiry], { ...brand, options: { enquiry: own } }))[0]
    expect(reported({ replyHours: 8_760, requireQuestion: true })).to.equal(undefined)
    expect(reported({ replyHours: 0, requireQuestion: false })).to.equal(undefined)
    for (const [name, value] of Object.entries({ replyHours: 8_761, requireQuestion: 'yes' }))
      expect(reported({ [name]: value })).to.match(new RegExp(`invalid "${name}"`))
  })

  it('other plugins can promise its hours, too', async () => {
    const diner = await renderPlugins({ ...ready, brand: { options: { enquiry: { replyHours: 24 } } } })
    expect(diner.kernel.shared.value).to.include({ replyHours: 24 })
  })
})

const unexpected = ['Unexpected / Unknown error']
const answering = (answer: Answer) => ({ ...ready, answers: { [create]: answer } })

/** The banner's lines after a press of Complete Enquiry. */
async function refusal(answer: Answer): Promise<string[]> {
  const diner = await renderPlugins(answering(answer))
  await diner.presses('Complete Enquiry')
  const banner = diner.within('alert')
  expect(banner.gets('text', 'Could not complete enquiry:')).to.exist
  const [alert] = document.querySelectorAll('[role=alert]')
  return [...alert!.querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent)
}

describe('enquiry: a refused enquiry', () => {
  it('error.refused-enquiry: lists each field’s first message, as text', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const body = { email: ['Your email is unknown', 'and more'], date: markup }
    expect(await refusal(status(400, body))).to.deep.equal(['Your email is unknown', markup])
    expect(document.querySelector('img')).to.equal(null)
  })

  it('error.unknown: a 404 is an unknown error', async () => {
    expect(await refusal(status(404, { email: 'no' }))).to.deep.equal(unexpected)
  })

  it('loading.texts, loading.announced: says that the enquiry is being completed, and sends it once', async () => {
    const diner = await renderPlugins(answering(hangs))
    await diner.presses('Complete Enquiry')
    await diner.clicksAnyway('button', 'Complete Enquiry')
    expect(diner.gets('status').textContent).to.equal('Completing Enquiry...')
    expect(diner.network.sent(create)).to.have.lengthOf(1)
  })

  for (const [name, table, what] of [
    ['a group’s', readyGroup, 'Enquiry for Saturday 28 November at 19:30 for 15+ people'],
    ['a general one', ready, 'General Enquiry'],
  ] as const) {
    it(`${name} that is never answered says what was sent`, async () => {
      const diner = await renderPlugins({ ...table, answers: { [create]: hangs } })
      await diner.presses('Complete Enquiry')
      await diner.waits(30_000)
      expect(diner.gets('alert').textContent)
        .to.include(`We sent “${what}, Milano Cork” at `)
        .and.include('021 496 0101')
      diner.network.answer(create, enquiryBody())
      await diner.presses('Send again')
      await diner.finds('heading', 'Thank you for your enquiry.')
    })
  }
})
