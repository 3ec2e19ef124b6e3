import '../../kit/dom'
import { expect } from 'chai'
import { refuseForgedReplies } from '../../../plugins/card-guarantee/genuine-replies'

const framebus = (message: unknown) => `/*framebus*/${JSON.stringify(message)}`
const request = { event: 'channel:hosted-fields:TOKENIZATION_REQUEST', reply: 'id' }
const reply = { event: 'id', eventData: [null, { nonce: 'FORGED' }] }

/** Sends these to the window. Returns those that a listener of Braintree's receives. */
function received(messages: readonly unknown[], source: Window | null = window) {
  const all: unknown[] = []
  const listen = ({ data }: MessageEvent) => all.push(data)
  window.addEventListener('message', listen)
  for (const data of messages) {
    const origin = 'https://assets.braintreegateway.com'
    window.dispatchEvent(new window.MessageEvent('message', { data, origin, source }))
  }
  window.removeEventListener('message', listen)
  return all
}

describe('Plugin card-guarantee: replies', () => {
  let life: AbortController
  beforeEach(() => {
    life = new AbortController()
    refuseForgedReplies(life.signal)
  })
  afterEach(() => life.abort())

  it('a forged reply to a tokenization does not arrive, also with an origin that a script made up', () => {
    expect(received([framebus(request), framebus(reply)])).to.deep.equal([framebus(request)])
  })

  it('page.third-party-frames: all other messages of the page arrive, also those of other modules of Braintree', () => {
    const others = [
      framebus(reply),
      framebus({ event: 'paypal:DONE', reply: 'other' }),
      framebus({ event: 'other' }),
      framebus({ event: 'a:TOKENIZATION_REQUEST' }),
      framebus(null),
      framebus([]),
      '/*framebus*/{',
      'forged',
      { event: 'id' },
      null,
    ]
    expect(received(others)).to.deep.equal(others)
  })

  it('page.third-party-frames: another window cannot name the ids of replies that are refused', () => {
    const messages = [framebus(request), framebus(reply)]
    expect(received(messages, null)).to.deep.equal(messages)
  })

  it('page.third-party-frames: once the card fields are closed, nothing is refused', () => {
    received([framebus(request)])
    life.abort()
    expect(received([framebus(reply)])).to.deep.equal([framebus(reply)])
  })
})
