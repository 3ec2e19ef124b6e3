import { expect } from 'chai'
import { JSDOM, type DOMWindow } from 'jsdom'
import type { AnyPlugin } from 'tavola'
import booking from '../../plugins/booking'
import { anna, atComplete } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { status, type Answer } from '../kit/network'
import { threshold } from '../kit/stand-ins'
import { textOf } from './samples'

const create = 'POST /api/bookings/create'
const lost = new TypeError('Failed to fetch')
const typed = [anna.firstName, anna.lastName, anna.email, anna.telephoneNumber]

/** A page that runs a sample; its exports are globals there. */
function pageWith(name: string): DOMWindow {
  const { window } = new JSDOM('', { url: 'https://host.example/book', runScripts: 'outside-only' })
  const text = textOf('docs/operations/errors.md', name)
  window.eval(
    text.replaceAll(/^export (const|function) /gm, (_, kind) => (kind === 'const' ? 'var ' : 'function ')),
  )
  return window
}

/** Anna completes her booking in a real widget, whose events go to the page. */
async function books(page: DOMWindow, answer?: Answer, more: readonly AnyPlugin[] = []) {
  const diner = await renderPlugins({
    plugins: [threshold, booking, ...more],
    first: { ...atComplete, journey: 'Booking' },
    ...(answer !== undefined && { answers: { [create]: answer } }),
    emit: (name, detail) =>
      page.dispatchEvent(new page.CustomEvent(`tavola:${name}`, { detail: structuredClone(detail) })),
  })
  await diner.presses('Complete Booking')
  return diner
}

/** Its error repeats what the diner typed. */
const leaky: AnyPlugin = {
  id: 'leaky',
  setup() {
    throw new Error(`cannot greet ${typed.join(' ')}`)
  },
}

describe('The recipe for Sentry', () => {
  type Message = [text: string, context: { tags: Record<string, string> }]
  function withSentry() {
    const page = pageWith('sentry.js')
    const sent: Message[] = []
    const sentry = { captureMessage: (...message: Message) => void sent.push(message) }
    page.reportToSentry(sentry)
    return {
      page,
      sent,
      codes: () => sent.map(([, { tags }]) => [tags['tavola.code'], tags['tavola.plugin']]),
    }
  }

  it('sends an unknown outcome and a refusal, each once, and no word of the diner or the back end', async () => {
    const { page, sent, codes } = withSentry()
    const diner = await books(page, lost)
    diner.network.answer(create, status(400, { email: [`${anna.email} is not allowed`] }))
    await diner.presses('Send again')
    await diner.presses('Complete Booking')
    expect(diner.network.sent(create)).to.have.length(3)
    expect(codes()).to.deep.equal([
      ['widget.unanswered', 'none'],
      ['booking.failed', 'none'],
    ])
    expect(typed.filter((word) => JSON.stringify(sent).includes(word))).to.deep.equal([])
  })

  it('sends the failure of a plugin by its id, and not what its error says', async () => {
    const { page, sent, codes } = withSentry()
    await books(page, undefined, [leaky])
    expect(codes()).to.deep.equal([['T060', 'leaky']])
    expect(typed.filter((word) => JSON.stringify(sent).includes(word))).to.deep.equal([])
  })

  it('sends nothing for a message to a diner who has not sent, and nothing for a booking that is made', async () => {
    const { page, codes } = withSentry()
    page.dispatchEvent(
      new page.CustomEvent('tavola:error', { detail: { code: 'booking.failed', plugin: null } }),
    )
    await books(page)
    page.dispatchEvent(
      new page.CustomEvent('tavola:error', { detail: { code: 'widget.noAvailability', plugin: null } }),
    )
    expect(codes()).to.deep.equal([])
  })

  interface Options {
    beforeBreadcrumb(crumb: object): object | null
    beforeSend(event: object): object
  }

  it('keeps the stack of a console line, and drops its texts, the console and the back end’s addresses', () => {
    const { beforeBreadcrumb, beforeSend } = withSentry().page.sentryOptions as Options
    const stack = { frames: [{ filename: 'https://www.example.com/tavola/tavola-host-8f0a6364.js' }] }
    const event = beforeSend({
      extra: { arguments: ['[Tavola] T060 Plugin "leaky" failed.', {}] },
      exception: { values: [{ type: 'Error', value: `cannot greet ${anna.email}`, stacktrace: stack }] },
    })
    expect(event).to.deep.equal({
      message: 'Tavola: T060',
      extra: {},
      tags: { 'tavola.code': 'T060' },
      exception: { values: [{ type: 'Error', value: 'T060', stacktrace: stack }] },
    })
    const own = { message: 'of the page' }
    expect(beforeSend(own)).to.equal(own)
    expect(beforeBreadcrumb({ category: 'console', message: anna.email })).to.be.null
    const search = 'https://api.example.com/api/venues/search/SW1A'
    expect(beforeBreadcrumb({ category: 'fetch', data: { url: search } })).to.be.null
    const click = { category: 'ui.click', message: 'div#book' }
    expect(beforeBreadcrumb(click)).to.equal(click)
  })
})

describe('The recipe for OpenTelemetry', () => {
  it('counts what is sent, confirmed and reported, by journey and code, and nothing that a diner typed', async () => {
    const page = pageWith('opentelemetry.js')
    page.document.documentElement.dataset.tavolaBuild = 'next'
    const counted: unknown[][] = []
    const createCounter = (name: string) => ({
      add: (count: number, attributes: object) => void counted.push([name, count, { ...attributes }]),
    })
    page.countWithOpenTelemetry({ getMeter: () => ({ createCounter }) })
    const diner = await books(page, lost, [leaky])
    diner.network.answer(create, { bookingReference: 'MB-1' })
    await diner.presses('Send again')
    const build = 'next'
    expect(counted).to.deep.equal([
      ['tavola.error', 1, { build, code: 'T060', plugin: 'leaky' }],
      ['tavola.submit-started', 1, { build, journey: 'Booking' }],
      ['tavola.error', 1, { build, code: 'widget.unanswered', plugin: 'none' }],
      ['tavola.submit-started', 1, { build, journey: 'Booking' }],
      ['tavola.booking-confirmed', 1, { build, journey: 'Booking' }],
    ])
  })
})
