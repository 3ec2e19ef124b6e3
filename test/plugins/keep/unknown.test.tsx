import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { customerFields } from 'tavola/journeys'
import keep from '../../../plugins/keep'
import { atComplete, atSlot } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { hangs, status } from '../../kit/network'
import { form as fields, threshold } from '../../kit/stand-ins'
import { forgetsAll, leaves, visits, visitsWith } from './setup'

/** With something in what is sent. */
const form = definePlugin({ ...fields, payload: customerFields })
const create = 'POST /api/bookings/create'
const plugins = [keep, threshold, form]
const lost = new TypeError('Failed to fetch')
type Options = Parameters<typeof visits>[0]

/** A booking whose button was pressed, with this answer. */
async function sends(answer: unknown, options: Options = {}) {
  const diner = await visitsWith(atComplete, { plugins, ...options, answers: { [create]: answer } })
  await diner.presses('Complete Booking')
  return diner
}

/** The page loaded again after that. */
async function comesAgain(answer: unknown, options: Options = {}, then: Options = options) {
  await sends(answer, options)
  leaves()
  const after = await visits({ plugins, ...then })
  await after.waits()
  return after
}

/** The keys of the creates, once there is one: the digest of what is sent takes its time in Node. */
async function keysSent({ network }: Diner) {
  while (network.sent(create).length === 0) await new Promise(setImmediate)
  return network.sent(create).map(({ headers }) => headers.get('Idempotency-Key'))
}

const popup = (isOpen: boolean) => ({ inline: false, page: { options: {}, opened: signal(isOpen) } })

describe('keep: a create under way', () => {
  for (const [when, answer] of Object.entries({ 'under way': hangs, 'never answered': lost }))
    it(`a booking that was ${when} is restored as unknown, never as a new form`, async () => {
      // Its day has passed.
      const after = await comesAgain(answer, {}, { now: () => new Date('2026-11-29T09:00:00Z') })
      expect(after.gets('alert').textContent)
        .to.contain('We sent “Booking on Saturday 28 November at 19:30 for 2 people, Milano Cork”')
        .and.contain('please call the restaurant')
      expect(after.within('alert').gets('link').getAttribute('href')).to.match(/^tel:/)
      expect(after.reads()).not.to.match(/has passed|We've kept/)
      expect(after.kernel.facts.date).to.equal(atSlot.date)
      expect(after.network.sent(create)).to.have.length(0)
      await after.presses('Send again')
      expect(after.network.sent(create)).to.have.length(1)
      await after.finds('heading', 'Booking Confirmed')
    })

  const right = { content: '{}', answered: false, values: {}, telephone: null }
  for (const [what, unknown] of Object.entries({
    'a flag': true,
    'an outcome without content': { ...right, content: undefined },
    'an outcome with an answer that is no flag': { ...right, answered: 'no' },
    'an outcome with values that are no texts': { ...right, values: { what: 7 } },
    'an outcome with a telephone that is no text': { ...right, telephone: 7 },
  }))
    it(`${what}, stored as what was sent, is not an unknown outcome`, async () => {
      await sends(hangs)
      const [[name, text]] = Object.entries({ ...sessionStorage }) as [[string, string]]
      leaves()
      const found = JSON.parse(text) as { snapshot: object }
      sessionStorage.setItem(name, JSON.stringify({ ...found, snapshot: { ...found.snapshot, unknown } }))
      const after = await visits({ plugins })
      await after.waits()
      expect([after.has('alert'), after.faults]).to.deep.equal([false, []])
    })

  it('sent again after a reload it has the same key', async () => {
    const brand = { idempotencyHeader: 'Idempotency-Key' }
    const first = await keysSent(await sends(hangs, { brand }))
    leaves()
    const after = await visits({ plugins, brand })
    await after.waits()
    expect(after.gets('alert').textContent).to.contain('You can safely send it again')
    await after.presses('Send again')
    expect(await keysSent(after)).to.deep.equal(first)
  })

  it('a refused one is restored as the typed details', async () => {
    const after = await comesAgain(status(400, { email: ['No such address.'] }))
    await after.finds('button', 'Complete Booking')
    expect(after.has('alert')).to.equal(false)
  })

  it('docs/privacy.md: a popup that was open opens again to tell, a closed one stays closed', async () => {
    for (const isOpen of [true, false]) {
      const after = popup(false)
      await comesAgain(hangs, popup(isOpen), after)
      expect(after.page.opened.value).to.equal(isOpen)
      forgetsAll()
    }
  })
})
