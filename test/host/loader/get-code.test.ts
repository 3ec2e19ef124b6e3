import '../../kit/dom'
import { expect } from 'chai'
import type { ConnectedLoader, Connection } from '../../../src/host/loader/connection'
import { codeGetter } from '../../../src/host/loader/get-code'
import { abortPrefetched } from '../../../src/host/loader/prefetch'
import type { Options } from '../../../src/host/options/table'
import type { PrefetchedResponses } from '../../../src/host/widget/prefetched-responses'

const page = window as { Tavola?: object }
const code = { createWidget: () => Promise.reject(new Error('Nobody makes a widget here.')) }

/** The build's files that these options need, and the other requests. */
function getter(connection: Connection = {}, isBundled = false) {
  const files: string[] = []
  const fetched: Record<string, Promise<void>> = {}
  const requests: PrefetchedResponses = {}
  const headers: string[] = []
  let arrives = (_lost?: unknown) => {}
  const loader = {
    load: (file: string) => (
      files.push(/^tavola-(.*)-@build@\.js$/.exec(file)![1]!),
      (fetched[file] = new Promise<void>((done) => (arrives = done as never)))
    ),
    fetched,
    requests,
    brandOf: (brand: unknown) => (brand === 'roma' ? { theme: 'notte' } : brand),
  } as unknown as ConnectedLoader
  const brandFiles = ['notte', 'language-it', 'language-pt', 'keep', 'menus', '-menus']
  const get = codeGetter(connection, loader, brandFiles, isBundled)
  /** The code once it is asked for, or a file that fails. */
  async function ask(options: Options, popup = false, source?: Element) {
    const got = get(options, popup, source).catch((file: unknown) => file)
    await Promise.resolve()
    await Promise.resolve()
    return { got }
  }
  return {
    ask,
    fetched,
    arrives: (lost?: unknown) => arrives(lost),
    namesFor: async (...given: Parameters<typeof ask>) => (await ask(...given), files),
    /** With requests of the restaurant; their addresses and headers. */
    async aheadFor(options: Options) {
      const fetch = async (_: string, init: RequestInit) => (
        headers.push(...Object.keys(init.headers!)),
        new Response('{}')
      )
      await ask({ baseUrl: '/v1', venueId: 'cork', fetch: fetch as never, ...options })
      const urls = Object.keys(requests)
      abortPrefetched(requests)
      return { files, urls, headers }
    },
  }
}

describe('The files of a widget', () => {
  beforeEach(() => (page.Tavola = {}))
  afterEach(() => void delete page.Tavola)

  const element = document.createElement('tavola-booking')
  for (const [what, given, files] of [
    ['a widget in the page needs its code alone', [{ baseUrl: '' }], ['first']],
    ['a popup needs the popup and the client', [{ baseUrl: '' }, true], ['first', 'search', 'popup']],
    ['an element needs the code of its attributes', [{}, false, element], ['first', 'page']],
    ['a script tag does not', [{}, false, document.createElement('script')], ['first']],
  ] as const)
    it(what, async () => {
      const [options, popup, source] = given as unknown as Parameters<ReturnType<typeof getter>['ask']>
      expect(await getter().namesFor(options, popup, source)).to.deep.equal(files)
    })

  for (const [what, brand, files] of [
    ['a brand', { title: 'Roma' }, []],
    ['its look', { theme: 'notte' }, ['notte']],
    ['the name of one', 'roma', ['notte']],
    ['JSON', '{"theme": "notte"}', ['notte']],
    ['what is no JSON', '{"theme": ', []],
    ['a language', { locale: 'it-IT' }, ['language-it']],
    ['one of another language', { locale: 'de' }, []],
    ['plugins', { plugins: ['start', 'menus'] }, ['menus']],
    ['their texts', { locale: 'it', plugins: ['menus'] }, ['language-it', 'language-it-menus', 'menus']],
  ] as const)
    it(`${what} brings its own files with it`, async () => {
      const names = await getter().namesFor({ brand: brand as never })
      expect(names).to.deep.equal(['first', 'brand', ...files])
    })

  it('in a bundle no step is shown where the other files are not beside it', async () => {
    const { ask, namesFor, arrives } = getter({ code } as Connection, true)
    const { got } = await ask({ baseUrl: '' })
    arrives(new window.Event('error'))
    expect(await got).to.equal('tavola-search-@build@.js')
    expect(await namesFor({ baseUrl: '' })).to.deep.equal(['search', 'search'])
  })

  it('requests that were sent ahead need the client, and have the brand’s session header', async () => {
    const { files, urls } = await getter().aheadFor({})
    expect(files).to.deep.equal(['first', 'search'])
    expect(urls).to.deep.equal(['https://host.example/v1/api/venues/getbyid/cork'])
    const { headers } = await getter().aheadFor({ brand: { sessionHeader: 'X-Chain' } })
    expect(headers).to.deep.equal(['X-Chain'])
  })

  it('files that are here already, as in the whole build, are not fetched, and their code is given', async () => {
    page.Tavola = { 'chunks @build@': [[['first', 'other']], [['popup']]] }
    const { ask, namesFor } = getter({ code })
    expect(await (await ask({})).got).to.equal(code)
    expect(await namesFor({}, true)).to.deep.equal(['search'])
  })

  it('code that follows in the same file is not fetched', async () => {
    const connection: Connection = {}
    const { ask, fetched } = getter(connection)
    const asked = ask({})
    connection.code = code
    expect(await (await asked).got).to.equal(code)
    expect(fetched).to.deep.equal({})
  })

  it('the code is given once its file has run; another file in its place can be fetched again', async () => {
    const connection: Connection = {}
    const { ask, fetched, arrives } = getter(connection)
    const file = 'tavola-first-@build@.js'
    const { got: lost } = await ask({})
    expect(Object.keys(fetched)).to.deep.equal([file])
    arrives()
    expect(await lost).to.equal(file)
    expect(fetched).to.deep.equal({})
    const { got } = await ask({})
    connection.code = code
    arrives()
    expect(await got).to.equal(code)
  })
})
