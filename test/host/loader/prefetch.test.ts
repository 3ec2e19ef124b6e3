import '../../kit/dom'
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

const root = 'https://api.example/api'
const url = `${root}/venues/getbyid/cork`
const read = { method: 'GET' }

describe('Prefetched responses', () => {
  const clock = stopClockOfTests()
  afterEach(() => sessionStorage.clear())

  /** The requests of a page with these options, after those that were sent before. */
  function ask(options: Record<string, unknown>, prefetched: PrefetchedResponses = {}) {
    const sent: { url: string; header: string }[] = []
    const signals: AbortSignal[] = []
    const fetch = async (url: string, { headers, signal }: RequestInit) => {
      sent.push({ url, header: Object.keys(headers!).join() })
      signals.push(signal!)
      return new Response('{}')
    }
    const words = { baseUrl: 'https://api.example/', fetch, ...options }
    const asked = prefetchStep1(
      prefetched,
      ((name: keyof typeof words) => words[name]) as ReadOption,
      'X-Chain',
    )
    const isAborted = () => signals.map(({ aborted }) => aborted)
    return { asked, prefetched, sent, isAborted, urls: sent.map(({ url }) => url) }
  }

  /** What the widget's fetch answers, and what it has asked for itself. */
  function use(prefetched: PrefetchedResponses) {
    const own: unknown[][] = []
    const fetch = withPrefetched(prefetched, async (...given) => (own.push(given), new Response('own')))
    const answer = async (url: string, init: RequestInit = read) => (await fetch(url, init)).text()
    return { own, answer }
  }

  it('requests the venue and the times of its day, with the brand’s session header', () => {
    const { sent, asked } = ask({ venueId: 'cork', date: '2026-11-28', guests: 4 })
    expect(asked).to.equal(true)
    const urls = [url, `${root}/sessions/availability/cork/2026-11-28/4/true`]
    expect(sent).to.deep.equal(urls.map((url) => ({ url, header: 'X-Chain' })))
  })

  it('without a number of guests the times are those of two', () => {
    const times = `${root}/sessions/availability/cork/2026-11-28/2/true`
    expect(ask({ venueId: 'cork', date: '2026-11-28' }).urls.at(-1)).to.equal(times)
  })

  for (const [what, options] of Object.entries({
    'without a restaurant': { venueId: undefined, date: '2026-11-28' },
    'in test mode': { testMode: 'a free evening' },
    'in an empty test mode': { testMode: '' },
    'with a URL object as base URL': { baseUrl: new URL('https://api.example') },
    'with an invalid base URL': { baseUrl: 'https://a b' },
    'without a base URL': { baseUrl: undefined },
    'with an adapter alone': { baseUrl: undefined, api: async () => new Response('{}') },
    'with what is no adapter': { api: {} },
  }))
    it(`${what} requests nothing`, () => {
      const expected = { asked: false, sent: [], prefetched: {} }
      expect(ask({ venueId: 'cork', ...options })).to.deep.include(expected)
    })

  it('requests nothing if a value would change the path of the URL', () => {
    for (const options of [
      { venueId: '..' },
      { venueId: 'cork', date: '../../../anything?y=1' },
      { venueId: 'a b' },
      { venueId: '\ud800' },
    ])
      expect(ask(options).urls.filter((one) => one !== url)).to.deep.equal([])
  })

  it('with an adapter nothing is requested from the network', () => {
    const asked: string[] = []
    const api = async (url: string) => (asked.push(url), new Response('{}'))
    expect(ask({ api, venueId: 'cork' }).sent).to.deep.equal([])
    expect(asked).to.deep.equal([url])
  })

  it('requests nothing if storage is denied, or keeps a session that no header can carry', () => {
    sessionStorage.setItem('tavola.session', 'a b')
    expect(ask({ venueId: 'cork' }).sent).to.deep.equal([])
    const denied = stub(globalThis, 'sessionStorage').get(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { asked, sent } = ask({ venueId: 'cork' })
    denied.restore()
    expect([asked, sent]).to.deep.equal([false, []])
  })

  it('the session is that of the tab', () => {
    ask({ venueId: 'cork' })
    const id = sessionStorage.getItem('tavola.session')
    expect(id).to.match(/^[\da-f-]{36}$/)
    ask({ venueId: 'dublin' })
    expect(sessionStorage.getItem('tavola.session')).to.equal(id)
  })

  it('a response is found by its whole URL, once, and only by a request to read', async () => {
    const { prefetched } = ask({ baseUrl: '/v1', venueId: 'cork' })
    const url = 'https://host.example/v1/api/venues/getbyid/cork'
    const { own, answer } = use(prefetched)
    const others = [
      [url, { method: 'POST' }],
      [`${url}?other`, read],
    ] as const
    for (const [to, init] of others) expect(await answer(to, init)).to.equal('own')
    expect(own).to.deep.equal(others)
    expect([await answer(url), await answer(url)]).to.deep.equal(['{}', 'own'])
  })

  it('a used request is aborted with the call that uses it', async () => {
    const { prefetched, isAborted } = ask({ venueId: 'cork' })
    const call = new AbortController()
    await use(prefetched).answer(url, { ...read, signal: call.signal })
    await clock.advance(lifetime)
    expect(isAborted()).to.deep.equal([false])
    call.abort()
    expect([isAborted(), clock.countTimers()]).to.deep.equal([[true], 0])
  })

  it('unused requests are aborted with the last widget', async () => {
    const { prefetched, isAborted } = ask({ venueId: 'cork', date: '2026-11-28' })
    // jsdom's storage has a timer of its own.
    await clock.advance(0)
    abortPrefetched(prefetched)
    expect([isAborted(), prefetched, clock.countTimers()]).to.deep.equal([[true, true], {}, 0])
  })

  it('an unused request is aborted when it is too old to be used', async () => {
    const { prefetched, isAborted } = ask({ venueId: 'cork' })
    await clock.advance(lifetime - 1)
    expect(isAborted()).to.deep.equal([false])
    await clock.advance(1)
    expect([isAborted(), prefetched]).to.deep.equal([[true], {}])
  })

  it('a response that was used is not requested again, as the focus follows the pointer to a link', async () => {
    const { prefetched } = ask({ venueId: 'cork' })
    await use(prefetched).answer(url)
    expect(ask({ venueId: 'cork' }, prefetched).urls).to.deep.equal([])
  })

  it('a response from before the device slept is not used, as the timers slept too', async () => {
    const { prefetched, isAborted } = ask({ venueId: 'cork' })
    clock.sleep(lifetime)
    expect(await use(prefetched).answer(url)).to.equal('own')
    expect(isAborted()).to.deep.equal([true])
  })

  it('without a fetch of its own the page’s is used, as it is by then', async () => {
    const fetch = withPrefetched({})
    const page = stub(globalThis, 'fetch').resolves(new Response('page'))
    expect(await (await fetch('https://api.example/', read)).text()).to.equal('page')
    page.restore()
  })
})
