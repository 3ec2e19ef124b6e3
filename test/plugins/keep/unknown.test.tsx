import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { customerFields, definePlugin, once } from 'tavola'
import keep from '../../../plugins/keep'
import { atComplete } from '../../kit/booking'
import type { TestKernel } from '../../kit/kernel'
import { hangs, status } from '../../kit/network'
import { form as fields, threshold } from '../../kit/stand-ins'
import { leaves, stored, visits } from './setup'

/** With something in what is sent. */
const form = definePlugin({ ...fields, payload: customerFields })
const create = 'POST /api/bookings/create'
const plugins = [keep, threshold, form]
const lost = new TypeError('Failed to fetch')

/** A booking whose button was pressed, with this answer. */
async function sends(answer: unknown, options: Parameters<typeof visits>[0] = {}) {
  const diner = await visits({ plugins, ...options, answers: { [create]: answer } })
  await diner.sees(() => diner.kernel.choices.set(atComplete))
  await diner.presses('Complete Booking')
  return diner
}

/** The creates, once there is one: the digest of what is sent takes its time in Node. */
async function sent({ network }: Pick<TestKernel, 'network'>) {
  while (network.sent(create).length === 0) await new Promise(setImmediate)
  return network.sent(create)
}

const keyOf = ({ headers }: { readonly headers: Headers }) => headers.get('Idempotency-Key')

describe('keep: a create under way', () => {
  for (const [when, answer] of Object.entries({ 'under way': hangs, 'never answered': lost })) {
    it(`a booking that was ${when} is restored as unknown, never as a new form`, async () => {
      await sends(answer)
      leaves()
      const after = await visits({ plugins })
      await after.waits()
      expect(after.gets('alert').textContent)
        .to.contain('We sent “Booking on Saturday 28 November at 19:30 for 2 people, Milano Cork”')
        .and.contain('please call the restaurant')
      expect(after.within('alert').gets('link').getAttribute('href')).to.match(/^tel:/)
      expect(after.network.sent(create)).to.have.length(0)
      await after.presses('Send again')
      expect(after.network.sent(create)).to.have.length(1)
      await after.finds('heading', 'Booking Confirmed')
    })
  }

  const right = { content: '{}', answered: false, values: {}, telephone: null }
  for (const [what, unknown] of Object.entries({
    'a flag': true,
    'an outcome without content': { ...right, content: undefined },
    'an outcome with an answer that is no flag': { ...right, answered: 'no' },
    'an outcome with values that are no texts': { ...right, values: { what: 7 } },
    'an outcome with a telephone that is no text': { ...right, telephone: 7 },
  })) {
    it(`${what}, stored as what was sent, is not an unknown outcome`, async () => {
      await sends(hangs)
      const [name, text] = Object.entries({ ...sessionStorage })[0]! as [string, string]
      leaves()
      const found = JSON.parse(text) as { snapshot: object }
      const snapshot = { ...found.snapshot, unknown }
      sessionStorage.setItem(name, JSON.stringify({ ...found, snapshot }))
      const after = await visits({ plugins })
      await after.waits()
      expect([after.has('alert'), after.faults]).to.deep.equal([false, []])
    })
  }

  it('sent again after a reload it has the same key', async () => {
    const brand = { idempotencyHeader: 'Idempotency-Key' }
    const before = await sends(hangs, { brand })
    const [first] = (await sent(before)).map(keyOf)
    leaves()
    const after = await visits({ plugins, brand })
    await after.waits()
    expect(after.gets('alert').textContent).to.contain('You can safely send it again')
    await after.presses('Send again')
    expect((await sent(after)).map(keyOf)).to.deep.equal([first])
  })

  it('"Send with my changes" is offered where something has changed since', async () => {
    await sends(hangs)
    leaves()
    const after = await visits({ plugins })
    await after.presses('OK')
    await after.presses('Edit your details')
    await after.fills('Special Requests', 'A window')
    await after.presses('Continue')
    await after.presses('Complete Booking')
    await after.finds('button', 'Send with my changes')
  })

  it('a refused one is restored as the typed details', async () => {
    await sends(status(400, { email: ['No such address.'] }))
    leaves()
    const after = await visits({ plugins })
    await after.finds('button', 'Complete Booking')
    expect(after.has('alert')).to.equal(false)
  })

  it('a response that was understood leaves no unknown outcome', async () => {
    const before = await sends({ bookingReference: 'MB-1234' })
    await before.finds('heading', 'Booking Confirmed')
    expect(stored()).to.contain('\\"unknown\\":null')
  })

  it('"Send again" needs a new verification, as its token is never kept', async () => {
    const asks = definePlugin({
      id: 'check',
      serves: 'booking',
      state: { token: once(null as string | null) },
      messages: { confirm: 'Please confirm.' },
      validators: [
        {
          field: 'captcha',
          at: 'submit',
          message: 'confirm',
          valid: ({ state }) => (state as { token: { value: unknown } }).token.value !== null,
        },
      ],
      payload: { captchaToken: ({ state }) => state.token.value },
    })
    const check = definePlugin({ ...asks, setup: ({ state }) => void (state.token.value = 'secret-token') })
    await sends(hangs, { plugins: [keep, threshold, form, check] })
    expect(stored()).not.to.contain('secret-token')
    leaves()
    const after = await visits({ plugins: [keep, threshold, form, asks] })
    await after.presses('Send again')
    expect(after.gets('alert').textContent).to.contain('Please confirm.')
    await after.presses('OK')
    const { state } = after.kernel.plugins.contextOf(asks) as { state: { token: { value: unknown } } }
    await after.sees(() => void (state.token.value = 'new'))
    await after.presses('Complete Booking')
    await after.presses('Send again')
    expect(after.network.sent(create)).to.have.length(1)
  })

  for (const wasOpen of [true, false]) {
    const then = wasOpen ? 'was open opens again to tell' : 'was closed stays closed'
    it(`after an unknown outcome, a popup that ${then}`, async () => {
      const page = (open: boolean) => ({ options: {}, opened: signal(open) })
      await sends(hangs, { inline: false, page: page(wasOpen) })
      leaves()
      const after = page(false)
      await visits({ plugins, inline: false, page: after })
      expect(after.opened.value).to.equal(wasOpen)
    })
  }

  it('a choice alone opens no popup', async () => {
    const before = await visits({ plugins, inline: false, page: { options: {}, opened: signal(true) } })
    await before.sees(() => before.kernel.choices.set(atComplete))
    leaves()
    const page = { options: {}, opened: signal(false) }
    const { kernel } = await visits({ plugins, inline: false, page })
    expect([page.opened.value, kernel.facts.detailsConfirmed]).to.deep.equal([false, true])
  })
})
