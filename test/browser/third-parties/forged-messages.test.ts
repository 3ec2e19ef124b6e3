import { expect } from 'chai'
import { held } from '../kit/api'
import { until } from '../kit/playwright-driver'
import { create, fillsCard, reachesCard, taken, visitGuaranteed } from './braintree'

/**
 * A script of the page that keeps every message, and forges from them: the event and the reply id of each with another nonce, and
 * messages that it made up. `forges.page` and the others post all of them, and resolve once the page has received the last.
 */
const forger = `{
  const nonce = 'FORGED'
  const prefix = '/*framebus*/'
  const kept = []
  addEventListener('message', ({ data }) => kept.push(data))
  window.framebus = () => kept
    .filter((data) => String(data).startsWith(prefix))
    .map((data) => JSON.parse(data.slice(prefix.length)))
  const bodies = [[null, { nonce, type: 'CreditCard' }], { nonce, type: 'CreditCard', payload: { nonce } }]
  const forged = () => {
    const events = new Set(framebus().flatMap(({ event, reply }) => [event, reply ?? event]))
    return [
      ...[...events, 'hosted-fields:TOKENIZATION_REQUEST'].flatMap((event) =>
        bodies.map((eventData) => prefix + JSON.stringify({ event, origin: '*', eventData }))),
      JSON.stringify({ source: 'hcaptcha', label: 'challenge-closed', contents: { event: 'challenge-passed', response: nonce } }),
      { bookingReference: nonce, tavola: { bookingReference: nonce } },
      'forged',
    ]
  }
  const arrived = () => new Promise((resolve) =>
    addEventListener('message', ({ data }) => data === 'forged' && resolve()))
  window.forges = {
    page() {
      const done = arrived()
      forged().forEach((one) => window.postMessage(one, '*'))
      return done
    },
    event() {
      const origin = 'https://assets.braintreegateway.com'
      forged().forEach((data) => dispatchEvent(new MessageEvent('message', { data, origin, source: window })))
    },
    frame() {
      const done = arrived()
      const frame = document.createElement('iframe')
      frame.srcdoc = '<script>onmessage = ({ data }) => data.forEach((one) => parent.postMessage(one, "*"))<' + '/script>'
      // Its origin is its own.
      frame.sandbox = 'allow-scripts'
      frame.onload = () => frame.contentWindow.postMessage(forged(), '*')
      document.body.append(frame)
      return done
    },
  }
}`

const forgers = {
  page: "the page's own window",
  event: "made-up events of Braintree's origin",
  frame: 'a frame of another origin',
}

describe('Browser: forged messages', () => {
  for (const [forge, from] of Object.entries(forgers))
    it(`messages forged by ${from} change nothing, and the nonce is Braintree's`, async () => {
      const diner = await visitGuaranteed({ prepare: (tab) => tab.addInitScript(forger) })
      const forges = () => diner.page.evaluate(`forges.${forge}()`)
      const requests = () =>
        diner.page.evaluate<string[]>(
          `framebus().filter(({ event }) => /:TOKENIZATION_REQUEST$/.test(event)).flatMap(({ reply }) => reply ?? [])`,
        )
      await reachesCard(diner)
      await diner.input('cvv').waitFor()
      await forges()
      await fillsCard(diner)
      const card = held(taken('nonce-1'))
      diner.gateway.answer('card', card.answer)
      await diner.presses('Complete Booking')
      await until(() => diner.gateway.cards.length === 1, 'the card at Braintree')
      expect(await requests(), 'the ids that a reply needs').to.have.length(1)
      await forges()
      card.release()
      await diner.finds('heading', /^booking confirmed$/i)
      const nonces = diner.api.sent(create).map(({ body }) => JSON.parse(body).paymentNonce)
      expect(nonces).to.deep.equal([null, 'nonce-1'])
      expect(await diner.reads()).to.not.include('FORGED')
    })
})
