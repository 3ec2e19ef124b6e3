import { expect } from 'chai'
import { status } from '../kit/api'
import { endVisits } from '../kit/diner'
import { page, type HostPage } from '../kit/site'
import { skipToComplete, stored } from '../kit/visits'
import {
  asksForCard,
  clientTokenBody,
  create,
  fillsCard,
  token,
  visitGuaranteed,
  type GuaranteedDiner,
} from './braintree'
import { solves, standIn } from './hcaptcha'

const names = ['ready', 'open', 'close', 'step', 'journey', 'search', 'slot', 'error', 'submit-started']

/** A popup in a page that listens to everything, with each plugin that holds, stores or passes something on. */
const listening: HostPage = (api) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork', 'Booking')">Book at Cork</button>
      <script src="/tavola.js"></script>
      <script>
        heard = []
        dataLayer = []
        handle = Tavola.init({ baseUrl: '${api}', date: '2026-11-28', brand: {
          plugins: ['start', 'booking', 'card-guarantee', 'human-verification', 'ticket', 'keep', 'analytics'],
          journeys: ['Booking'],
          idempotencyHeader: 'Idempotency-Key',
          options: { 'human-verification': { siteKey: 'key' }, analytics: { consent: () => true } },
        } })
        for (const name of ${JSON.stringify([...names, 'booking-confirmed'])}) {
          handle.on(name, (detail) => heard.push({ name, detail }))
          addEventListener('tavola:' + name, ({ detail }) => heard.push({ name, detail }))
        }
      </script>`,
  })

/** All places that outlast the widget's own memory, or that others read, as one text. */
async function everywhere(diner: GuaranteedDiner): Promise<string> {
  const events = await diner.page.evaluate<string>(
    'JSON.stringify([heard, dataLayer, history.state, location.href, document.cookie, window.name])',
  )
  const findings = await diner.page.evaluate<string>('Tavola.doctor().then(JSON.stringify)')
  return [...diner.consoleLines, ...diner.errors, await stored(diner), events, findings].join('\n')
}

describe('Browser: nonces, tokens and references', () => {
  afterEach(endVisits)

  it('section 3, "Payment and verification": no nonce, no token and no reference is logged, stored, in an event, in the history or in the address, over a whole booking with a card, a refusal and a reload', async () => {
    const clientTokens: string[] = []
    const diner = await visitGuaranteed({
      page: listening,
      answers: {
        [token]: () => {
          const body = clientTokenBody()
          clientTokens.push(body.clientToken)
          return body
        },
      },
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
    const values = [...secrets, ...clientTokens, 'MB-1234'].filter((value) => value !== null)
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
})
