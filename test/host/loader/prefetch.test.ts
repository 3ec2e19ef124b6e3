import { expect } from 'chai'
import { stub } from 'sinon'
import { prefetchStep1, abortPrefetched } from '../../../src/host/loader/prefetch'
import type { ReadOption } from '../../../src/host/options/read-option'
import {
  withPrefetched,
  lifetime,
  type PrefetchedResponses,
} from '../../../src/host/widget/prefetched-responses'
import { stopClockOfTests } from '../../kit/stopped-clock'

interface Page {
  readonly storage?: object
  readonly base?: string
  /** What was requested before. */
  readonly prefetched?: PrefetchedResponses
}

/** The browser's own properties are on the prototype (src/dom-clobbering.ts). */
const documentOf = (base: string) =>
  new (class {
    querySelector() {
      return {}
    }
    get baseURI() {
      return base
    }
  })()

/** Runs with what the loader asks a page for. */
function onPage<Value>({ storage = {}, base = 'https://host.example/cork/' }: Page, run: () => Value): Value {
  const page = new URL('https://host.example/cork/')
  const globals = { sessionStorage: storage, document: documentOf(base), window: page, location: page }
  const before = Object.keys(globals).map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  try {
    return run()
  } finally {
    Object.keys(globals).forEach((name, index) => {
      const own = before[index]
      if (own) Object.defineProperty(globalThis, name, own)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
}

/** The requests of a page with these options. */
function ask(options: Record<string, unknown>, page: Page = {}) {
  const { prefetched = {} } = page
  const sent: { url: string; header: string }[] = []
  const signals: AbortSignal[] = []
  const fetch = (url: string, { headers, signal }: RequestInit & { headers: Record<string, string> }) => {
    sent.push({ url, header: Object.keys(headers).join() })
    signals.push(signal!)
    return Promise.resolve(new Response('{}'))
  }
  const words = { baseUrl: 'https://api.example/', fetch, ...options }
  const read = ((name: keyof typeof words) => words[name]) as ReadOption
  const asked = onPage(page, () => prefetchStep1(prefetched, read, 'X-Chain'))
  return { asked, prefetched, sent, signals, urls: sent.map(({ url }) => url) }
}

const refused = {
  get 'tavola.session'(): string {
    throw new DOMException('denied', 'SecurityError')
  },
}

const read = { method: 'GET' }

describe('Prefetched responses', () => {
  const clock = stopClockOfTests()

  it('requests the venue and the times of its day, with the brand’s session header', () => {
    const { sent, asked } = ask({ venueId: 'cork', date: '2026-11-28', guests: 4 })
    expect(asked).to.equal(true)
    expect(sent).to.deep.equal(
      [
        'https://api.example/api/venues/getbyid/cork',
        'https://api.example/api/sessions/availability/cork/2026-11-28/4/true',
      ].map((url) => ({ url, header: 'X-Chain' })),
    )
  })

  it('in test mode it requests nothing of the page’s own back end', () => {
    for (const testMode of ['a free evening', ''])
      expect(ask({ venueId: 'cork', testMode })).to.deep.include({ asked: false, urls: [] })
  })

  it('requests nothing if a value would change the path of the URL', () => {
    for (const options of [
      { venueId: '..' },
      { venueId: 'cork', date: '../../../anything?y=1' },
      { venueId: 'a b' },
      { venueId: '\ud800' },
    ])
      expect(ask(options).urls.filter((url) => !url.endsWith('getbyid/cork'))).to.deep.equal([])
  })

  it('an invalid base URL throws nothing and requests nothing', () => {
    for (const baseUrl of [new URL('https://api.example'), 'https://a b', undefined])
      expect(ask({ baseUrl, venueId: 'cork' })).to.deep.include({ asked: false, sent: [], prefetched: {} })
  })

  it('with an adapter nothing is requested from the network, with a base URL or without', () => {
    const asked: string[] = []
    const api = async (url: string) => (asked.push(url), new Response('{}'))
    expect(ask({ api, baseUrl: undefined, venueId: 'cork' })).to.deep.include({ asked: false, sent: [] })
    expect(ask({ api, venueId: 'cork' }).sent).to.deep.equal([])
    expect(asked).to.deep.equal(['https://api.example/api/venues/getbyid/cork'])
    // One that is no adapter is named later.
    expect(ask({ api: {}, venueId: 'cork' })).to.deep.include({ asked: false, sent: [] })
  })

  it('requests nothing if storage is denied', () => {
    expect(ask({ venueId: 'cork' }, { storage: refused })).to.deep.include({ asked: false, sent: [] })
  })

  it('a response is found by its whole URL, on pages with their own base too', async () => {
    const { prefetched } = ask({ baseUrl: 'v1', venueId: 'cork' }, { base: 'https://host.example/app/' })
    const url = 'https://host.example/app/v1/api/venues/getbyid/cork'
    expect(Object.keys(prefetched)).to.deep.equal([url])
    const own: string[] = []
    const fetch = withPrefetched(prefetched, async (input) => {
      own.push(input)
      return new Response('own')
    })
    expect(await (await fetch(url, read)).text()).to.equal('{}')
    expect(await (await fetch(url, read)).text()).to.equal('own')
    expect(own).to.deep.equal([url])
  })

  it('a relative base URL stays on the page’s own server, wherever a <base> leads', () => {
    const { urls } = ask({ baseUrl: '/v1', venueId: 'cork' }, { base: 'https://other.example/' })
    expect(urls).to.deep.equal(['https://host.example/v1/api/venues/getbyid/cork'])
  })

  it('a used request is aborted with the call that uses it', async () => {
    const { prefetched, signals } = ask({ venueId: 'cork' })
    const call = new AbortController()
    const [url] = Object.keys(prefetched)
    await withPrefetched(prefetched)(url!, { ...read, signal: call.signal })
    await clock.advance(lifetime)
    expect(signals[0]!.aborted).to.equal(false)
    call.abort()
    expect(signals[0]!.aborted).to.equal(true)
    expect(clock.countTimers()).to.equal(0)
  })

  it('unused requests are aborted with the last widget', () => {
    const { prefetched, signals } = ask({ venueId: 'cork', date: '2026-11-28' })
    abortPrefetched(prefetched)
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, true])
    expect(prefetched).to.deep.equal({})
    expect(clock.countTimers()).to.equal(0)
  })

  it('an unused request is aborted when it is too old to be used', async () => {
    const { prefetched, signals } = ask({ venueId: 'cork' })
    await clock.advance(lifetime - 1)
    expect(signals[0]!.aborted).to.equal(false)
    await clock.advance(1)
    expect(signals[0]!.aborted).to.equal(true)
    expect(prefetched).to.deep.equal({})
  })

  it('a response that was used is not requested again, as the focus follows the pointer to a link', async () => {
    const { prefetched } = ask({ venueId: 'cork' })
    await withPrefetched(prefetched)(Object.keys(prefetched)[0]!, read)
    expect(ask({ venueId: 'cork' }, { prefetched }).urls).to.deep.equal([])
  })

  it('a response from before the device slept is not used, as the timers slept too', async () => {
    const { prefetched, signals } = ask({ venueId: 'cork' })
    clock.sleep(lifetime)
    const fetch = withPrefetched(prefetched, async () => new Response('own'))
    expect(await (await fetch(Object.keys(prefetched)[0]!, read)).text()).to.equal('own')
    expect(signals[0]!.aborted).to.equal(true)
  })

  it('without a number of guests the times are those of two', () => {
    expect(ask({ venueId: 'cork', date: '2026-11-28' }).urls.at(-1)).to.equal(
      'https://api.example/api/sessions/availability/cork/2026-11-28/2/true',
    )
  })

  it('without a restaurant nothing is requested', () => {
    expect(ask({ date: '2026-11-28' })).to.deep.include({ asked: false, sent: [], prefetched: {} })
  })

  it('the session is that of the tab, and another tab has its own', () => {
    const storage: Record<string, string> = {}
    ask({ venueId: 'cork' }, { storage })
    const id = storage['tavola.session']
    expect(id).to.match(/^[\da-f-]{36}$/)
    ask({ venueId: 'dublin' }, { storage })
    expect(storage['tavola.session']).to.equal(id)
  })

  it('requests nothing with a stored session that no header can carry', () => {
    expect(ask({ venueId: 'cork' }, { storage: { 'tavola.session': 'a b' } }).sent).to.deep.equal([])
  })

  it('only a request to read is answered by one that was sent ahead', async () => {
    const { prefetched } = ask({ venueId: 'cork' })
    const url = Object.keys(prefetched)[0]!
    const own: unknown[][] = []
    const fetch = withPrefetched(prefetched, async (...given) => (own.push(given), new Response('own')))
    const calls = [
      [url, { method: 'POST' }],
      [`${url}?other`, read],
    ] as const
    for (const [to, init] of calls) await fetch(to, init)
    expect(own).to.deep.equal(calls)
    expect(await (await fetch(url, read)).text()).to.equal('{}')
  })

  it('without a fetch of its own the page’s is used, as it is by then', async () => {
    const fetch = withPrefetched({})
    const page = stub(globalThis, 'fetch').resolves(new Response('page'))
    expect(await (await fetch('https://api.example/', read)).text()).to.equal('page')
    page.restore()
  })
})
