import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { Hono } from 'hono'
import { JSDOM } from 'jsdom'
import { caching } from '../../examples/server/http/headers'
import { linkNames } from '../../src/host/options/read-option'
import { anna } from '../kit/booking'
import { textOf } from './samples'

/** A page that runs a sample, whose exports are globals there, and hears the widget's events. */
function pageWith(name: string) {
  const { window } = new JSDOM('', { url: 'https://host.example/book', runScripts: 'outside-only' })
  const text = textOf('docs/operations/errors.md', name)
  window.eval(
    text.replaceAll(/^export (const|function) /gm, (_, kind) => (kind === 'const' ? 'var ' : 'function ')),
  )
  /** Each event, with a detail that no event has: what the diner typed. */
  function hears(...events: readonly (readonly [name: string, detail: object])[]): void {
    for (const [name, detail] of events) {
      const { CustomEvent } = window
      window.dispatchEvent(new CustomEvent(`tavola:${name}`, { detail: { ...detail, ...anna } }))
    }
  }
  return { page: window, hears }
}

const sends = ['submit-started', { journey: 'Booking' }] as const
const booked = ['booking-confirmed', { journey: 'Booking' }] as const
const error = (code: string, plugin: string | null = null) => ['error', { code, plugin }] as const

/** Which events a widget sends when, and that they have no word of the diner: test/kernel. */
describe('The recipe for Sentry', () => {
  type Message = [text: string, context: { tags: Record<string, string> }]
  function withSentry() {
    const { page, hears } = pageWith('sentry.js')
    const sent: Message[] = []
    const sentry = { captureMessage: (...message: Message) => void sent.push(message) }
    page.reportToSentry(sentry)
    const codes = () => sent.map(([, { tags }]) => [tags['tavola.code'], tags['tavola.plugin']])
    return { page, hears, sent, codes }
  }

  it('sends faults, unknown outcomes and refusals, each once, and no word of the diner', () => {
    const { hears, sent, codes } = withSentry()
    const refusal = [sends, error('booking.failed')]
    hears(error('T060', 'leaky'), sends, error('widget.unanswered'), ...refusal, ...refusal)
    // It was no longer being sent.
    hears(error('widget.noAvailability'))
    expect(codes()).to.deep.equal([
      ['T060', 'leaky'],
      ['widget.unanswered', 'none'],
      ['booking.failed', 'none'],
    ])
    for (const word of Object.values(anna).filter(Boolean)) expect(JSON.stringify(sent)).to.not.include(word)
  })

  it('sends nothing for a message to a diner who has not sent, and nothing for a booking that is made', () => {
    const { hears, codes } = withSentry()
    hears(error('booking.failed'), sends, booked, error('widget.noAvailability'))
    expect(codes()).to.deep.equal([])
  })

  interface Options {
    beforeBreadcrumb(crumb: object): object | null
    beforeSend(event: object): object
  }

  it('keeps the stack of a console line, and drops its texts, the console and the back end’s addresses', () => {
    const { beforeBreadcrumb, beforeSend } = withSentry().page.sentryOptions as Options
    const stack = { frames: [{ filename: 'https://www.example.com/tavola/tavola-first-8f0a6364.js' }] }
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
  it('counts what is sent, confirmed and reported, by journey and code, and nothing that a diner typed', () => {
    const { page, hears } = pageWith('opentelemetry.js')
    page.document.documentElement.dataset.tavolaBuild = 'next'
    const counted: unknown[][] = []
    const createCounter = (name: string) => ({
      add: (count: number, attributes: object) => void counted.push([name, count, { ...attributes }]),
    })
    page.countWithOpenTelemetry({ getMeter: () => ({ createCounter }) })
    hears(error('T060', 'leaky'), sends, error('widget.unanswered'), booked)
    const build = 'next'
    expect(counted).to.deep.equal([
      ['tavola.error', 1, { build, code: 'T060', plugin: 'leaky' }],
      ['tavola.submit-started', 1, { build, journey: 'Booking' }],
      ['tavola.error', 1, { build, code: 'widget.unanswered', plugin: 'none' }],
      ['tavola.booking-confirmed', 1, { build, journey: 'Booking' }],
    ])
  })
})

describe('The recipe for a percentage of visitors', () => {
  interface Visit {
    /** Of its 100 numbers, the one that is drawn. */
    readonly number: number
    readonly percent?: number
    readonly hash?: string
    /** What the tab has from an earlier page. */
    readonly stored?: string
    /** What stands before the tag. */
    readonly before?: string
  }

  /** A page with the switch. */
  function visits({ number, percent = 5, hash = '', stored, before = '' }: Visit) {
    const code = textOf('docs/operations/roll-out.md', 'switch.js')
    const text = code.replace('percent = 5', `percent = ${percent}`)
    const html = `${before}<script async crossorigin="anonymous" integrity="sha384-x" nonce="n0nce" onload="lost = 1"
      data-base-url="https://api.example.com" data-container="#book">${text}</script>`
    const { window } = new JSDOM(html, {
      url: `https://host.example/book${hash}`,
      runScripts: 'dangerously',
      beforeParse(page) {
        page.Math.random = () => number / 100
        if (stored !== undefined) page.sessionStorage.setItem('tavola-draw', stored)
      },
    })
    const tags = () => [...window.document.querySelectorAll<HTMLScriptElement>('script[src]')]
    return {
      tags,
      loads: () => tags().map((tag) => tag.getAttribute('src')),
      fails: (tag: HTMLScriptElement) => tag.dispatchEvent(new window.Event('error')),
      stored: window.sessionStorage.getItem('tavola-draw'),
      build: () => window.document.documentElement.dataset.tavolaBuild,
    }
  }
  const stable = '/tavola/1.8.2/tavola.js'
  const next = '/tavola/1.9.0/tavola.js'

  it('gives the new build to as many of 100 visitors as it says, at each step to the same ones and more', () => {
    const given = (percent: number) =>
      [0, 4, 5, 24, 25, 99].filter((number) => visits({ number, percent }).loads()[0] === next)
    expect([given(0), given(5), given(25)]).to.deep.equal([[], [0, 4], [0, 4, 5, 24]])
    expect(given(100)).to.have.length(6)
    expect(visits({ number: 3 }).stored).to.equal('3')
  })

  for (const [what, visit, build] of [
    ['stays with its choice in a tab', { number: 99, stored: '3' }, next],
    ['is back at 0 in the same tab', { number: 0, stored: '3', percent: 0 }, stable],
    ['takes no choice of another script', { number: 0, stored: 'of another script' }, stable],
    ['obeys #tavola-next', { number: 99, hash: '#tavola-next' }, next],
    ['obeys #tavola-stable', { number: 0, hash: '#tavola-stable' }, stable],
  ] as const)
    it(`${what}`, () => expect(visits(visit).loads()).to.deep.equal([build]))

  it('passes on its tag’s options, nonce and CORS mode alone, whatever is named currentScript', () => {
    const before = '<img name="currentScript" data-base-url="https://evil.example">'
    const [tag] = visits({ number: 0, before }).tags()
    const attributes = Object.fromEntries([...tag!.attributes].map(({ name, value }) => [name, value]))
    expect(attributes).to.deep.equal({
      crossorigin: 'anonymous',
      'data-base-url': 'https://api.example.com',
      'data-container': '#book',
      nonce: 'n0nce',
      src: next,
    })
  })

  it('loads the stable build if the new one does not load, once, and says which it is', () => {
    const { tags, loads, fails, build } = visits({ number: 0 })
    expect(build()).to.equal('next')
    fails(tags()[0]!)
    expect([loads().sort(), build()]).to.deep.equal([[stable, next], 'stable'])
    fails(tags().find((tag) => tag.getAttribute('src') === stable)!)
    expect(loads()).to.have.length(2)
  })
})

describe('The table of cache headers', () => {
  it('is what the reference server sends', async () => {
    const app = new Hono().use(caching).get('*', (c) => c.text(''))
    const rows = readFileSync('docs/operations/roll-out.md', 'utf8').matchAll(
      /^\| (.*?`.*?) +\| (?:yes|never) +\| `([^`]+)` +\|$/gm,
    )
    const files = [...rows].flatMap(([, names, header]) =>
      [...names!.matchAll(/`([\w.-]+\.\w+)`/g)].map(([, file]) => [file!, header!] as const),
    )
    expect(files.map(([file]) => file)).to.include.members(['tavola.js', 'tavola-first-8f0a6364.js'])
    for (const [file, header] of files) {
      const response = await app.request(`/tavola/${file}`)
      expect(response.headers.get('Cache-Control'), file).to.equal(header)
    }
  })
})

describe('Old links to a booking', () => {
  const code = textOf('docs/operations/migration.md', 'translate-link.js').replaceAll(/^export /gm, '')
  const translateLink = new Function(`${code}\nreturn translateLink`)() as (link: string) => string | null
  const opentable = 'https://www.opentable.co.uk/restref/client/'
  const resdiary = 'https://booking.resdiary.com/widget/Standard/OsteriaCork/1234'
  const designmynight = 'https://bookings.designmynight.com/book?venue_id=552435790df6902b7256f237'
  const venue = { 'tavola-venue': 'cork' }
  const day = { ...venue, 'tavola-date': '2026-12-24' }
  const whole = { ...day, 'tavola-time': '19:30', 'tavola-guests': '4' }

  for (const [what, link, says] of [
    [
      'OpenTable with covers',
      `${opentable}?rid=98247&restref=98247&datetime=2026-12-24T19%3A30&covers=4`,
      whole,
    ],
    [
      'OpenTable with a party size',
      `${opentable}?restref=98247&partysize=4&datetime=2026-12-24T19:30&lang=en-GB`,
      whole,
    ],
    ['ResDiary', `${resdiary}?date=2026-12-24&time=19:30&partySize=4&includeJquery=false`, whole],
    [
      'DesignMyNight',
      `${designmynight}&date=2026-12-24&time=19:30&num_people=4&source=partner&fixed_type=1`,
      whole,
    ],
    ['ResDiary without a day', resdiary, venue],
    ['DesignMyNight without a time', `${designmynight}&date=2026-12-24`, day],
    ['OpenTable for a large group', `${opentable}?rid=98247&covers=20`, { ...venue, 'tavola-guests': '-1' }],
    ['OpenTable with invalid values', `${opentable}?rid=98247&covers=two&datetime=tomorrow`, venue],
  ] as const)
    it(`from ${what} keep what they have`, () => {
      const { origin, pathname, searchParams } = new URL(translateLink(link)!)
      expect(origin + pathname).to.equal('https://www.example.com/book')
      expect(Object.fromEntries(searchParams)).to.deep.equal(says)
    })

  it('have names that the widget reads', () => {
    const names = Object.values(linkNames).map((name) => `tavola-${name}`)
    expect(names).to.include.members(Object.keys(whole))
  })

  for (const [what, link] of [
    ['for an unknown restaurant', `${opentable}?rid=1`],
    ['for a restaurant with the name of a method', `${opentable}?rid=toString`],
    ['from another site', 'https://www.example.org/?rid=98247'],
    ['from a site with a similar name', 'https://opentable-deals.example/?rid=98247'],
  ] as const)
    it(`${what} are not translated`, () => expect(translateLink(link)).to.be.null)
})
