import { expect } from 'chai'
import { status } from '../kit/api'
import { visit } from '../kit/diner'
import { page, type HostPage } from '../kit/site'
import { skipToComplete, stored } from '../kit/visits'
import { bankData, bankIsThere, confirmsCode, visitBank } from './bank'
import {
  asksForCard,
  challenge,
  clientTokenBody,
  create,
  fillsCard,
  reachesCard,
  token,
  visitGuaranteed,
} from './braintree'
import { solves, standIn } from './hcaptcha'
import { saturday } from '../kit/time'

type Visitor = Awaited<ReturnType<typeof visit>>

const names = ['ready', 'open', 'close', 'step', 'journey', 'search', 'slot', 'error', 'submit-started']

interface Listening {
  readonly journey?: 'Booking' | 'Enquiry'
  /** The journey's plugins. */
  readonly plugins: readonly string[]
  readonly options?: object
}

/** A popup in a page that listens to everything, with each plugin that stores or passes something on. */
const listening =
  ({ journey = 'Booking', plugins, options }: Listening): HostPage =>
  (api) =>
    page({
      body: `<button type="button" onclick="Tavola.open('cork', '${journey}')">Book at Cork</button>
      <script src="/tavola.js"></script>
      <script>
        heard = []
        dataLayer = []
        handle = Tavola.init({ baseUrl: '${api}', date: '${saturday}', brand: {
          plugins: ${JSON.stringify(['start', ...plugins, 'keep', 'analytics'])},
          journeys: ['${journey}'],
          idempotencyHeader: 'Idempotency-Key',
          options: { analytics: { consent: () => true }, ...${JSON.stringify(options ?? {})} },
        } })
        for (const name of ${JSON.stringify([...names, 'booking-confirmed', 'enquiry-confirmed'])}) {
          handle.on(name, (detail) => heard.push({ name, detail }))
          addEventListener('tavola:' + name, ({ detail }) => heard.push({ name, detail }))
        }
      </script>`,
    })

/** All places that outlast the widget's own memory, or that others read, as one text. */
async function everywhere(diner: Visitor): Promise<string> {
  const events = await diner.page.evaluate<string>(
    'JSON.stringify([heard, dataLayer, history.state, location.href, document.cookie, window.name])',
  )
  const findings = await diner.page.evaluate<string>('Tavola.doctor().then(JSON.stringify)')
  return [...diner.consoleLines, ...diner.errors, await stored(diner), events, findings].join('\n')
}

/** The page with the widget's shadow roots, as any script in it reads them. */
const elements = ({ page }: Visitor) =>
  page.evaluate<string>(`{
    const htmlOf = (root) =>
      [...root.querySelectorAll('*')].reduce(
        (html, { shadowRoot, value = '' }) => html + value + (shadowRoot ? htmlOf(shadowRoot) : ''),
        (root.documentElement ?? root).innerHTML,
      )
    htmlOf(document)
  }`)

/** Client tokens, as the back end makes them, and all that it has made. */
function tellsTokens() {
  const made: string[] = []
  const answers = {
    [token]: () => {
      const body = clientTokenBody()
      made.push(body.clientToken)
      return body
    },
  }
  return { made, answers }
}

describe('Browser: nonces, tokens and references', () => {
  it('state.payment: none is logged, stored, in an event, the history or the address of a whole booking', async () => {
    const clientTokens = tellsTokens()
    const diner = await visitGuaranteed({
      page: listening({
        plugins: ['booking', 'card-guarantee', 'human-verification', 'ticket'],
        options: { 'human-verification': { siteKey: 'key' } },
      }),
      answers: clientTokens.answers,
      prepare: async (page) => void (await standIn(page)),
    })
    await diner.presses('Book at Cork')
    await skipToComplete(diner)
    await solves(diner.page)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    await fillsCard(diner)
    diner.api.answer(create, status(400, { time: ['This table has just gone'] }))
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    await solves(diner.page)
    const refused = await everywhere(diner)
    diner.api.answer(create, asksForCard)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    await diner.finds('text', 'MB-1234')
    const booked = await everywhere(diner)
    await diner.page.reload()
    await diner.finds('heading', 'Booking Confirmed')
    const reloaded = await everywhere(diner)

    const sent = diner.api.sent(create).map(({ body }) => JSON.parse(body))
    const secrets = [...sent.flatMap(({ paymentNonce, captchaToken }) => [paymentNonce, captchaToken])]
    const values = [...secrets, ...clientTokens.made, 'MB-1234'].filter((value) => value !== null)
    expect(
      new Set(values).size,
      'two nonces, two tokens of hCaptcha’s, one of Braintree’s, and a reference',
    ).to.be.at.least(6)
    for (const [when, all] of Object.entries({ refused, booked, reloaded })) {
      // The test looks where something is.
      expect(all, when).to.include('Milano Cork').and.include('tavola_step')
      for (const value of values) expect(all, when).to.not.include(value)
    }
  })

  it('state.payment: with 3-D Secure neither are its nonces and the bank’s data, in no element either', async () => {
    const clientTokens = tellsTokens()
    const asked: string[] = []
    const diner = await visitBank({
      page: listening({
        plugins: ['booking', 'card-guarantee', 'ticket'],
        options: { 'card-guarantee': { threeDSecure: true } },
      }),
      answers: clientTokens.answers,
      prepare: async (page) => void page.on('request', (request) => asked.push(request.postData() ?? '')),
    })
    const found: Record<string, string> = {}
    const looks = async (when: string) => {
      found[when] = await everywhere(diner)
      found[`${when}, elements`] = await elements(diner)
    }
    await diner.presses('Book at Cork')
    await reachesCard(diner)
    await fillsCard(diner)
    diner.gateway.answer('lookup', status(500, {}))
    await diner.presses('Complete Booking')
    await diner.page.getByText(/We couldn't reach your bank/).waitFor()
    await looks('failed')
    diner.gateway.answer('lookup', () => challenge('looked-up'))
    await diner.presses('Try again')
    await bankIsThere(diner.page)
    await looks('asked')
    await confirmsCode(diner.page)
    await diner.finds('heading', 'Booking Confirmed')
    asked.push(await diner.page.evaluate<string>('Cardinal.calls.join()'))
    await looks('booked')
    await diner.page.reload()
    await diner.finds('heading', 'Booking Confirmed')
    await looks('reloaded')

    for (const value of bankData) expect(asked.join(), 'the check').to.include(value)
    const looked = diner.gateway.lookups.map(({ nonce }) => nonce)
    expect([...looked, ...diner.nonces()]).to.deep.equal(['nonce-1', 'nonce-2', null, 'challenged-2'])
    for (const [when, all] of Object.entries(found)) {
      // The test looks where something is.
      expect(all, when).to.include('Milano Cork')
      for (const value of [...looked, 'looked-up', 'challenged-2', ...clientTokens.made, ...bankData])
        expect(all, when).to.not.include(value)
    }
  })

  it('body.enquiry: nor is the reference of an enquiry, before and after a reload', async () => {
    const diner = await visit({ page: listening({ journey: 'Enquiry', plugins: ['enquiry'] }) })
    await diner.presses('Book at Cork')
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    await skipToComplete(diner)
    await diner.presses('Complete Enquiry')
    await diner.finds('text', 'ME-4711')
    const sent = await everywhere(diner)
    await diner.page.reload()
    await diner.finds('heading', 'Thank you for your enquiry.')
    for (const [when, all] of Object.entries({ sent, reloaded: await everywhere(diner) }))
      expect(all, when).to.include('tavola_step').and.not.include('ME-4711')
  })
})
