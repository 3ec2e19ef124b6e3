import '../../kit/dom'
import { expect } from 'chai'
import type { ConnectedLoader, Connection } from '../../../src/host/loader/connection'
import { codeGetter } from '../../../src/host/loader/get-code'
import type { Options } from '../../../src/host/options/table'

const page = window as { Tavola?: object }
const code = { createWidget: () => Promise.reject(new Error('Nobody makes a widget here.')) }

/** The build's files that these options need, and the other requests. */
function getter(connection: Connection = {}) {
  const files: string[] = []
  const fetched: Record<string, Promise<void>> = {}
  const requests = {}
  let arrives = () => {}
  const loader = {
    load: (file: string) => (
      files.push(file),
      (fetched[file] = new Promise<void>((done) => (arrives = done)))
    ),
    fetched,
    requests,
    brandOf: (brand: unknown) => (brand === 'roma' ? { theme: 'notte' } : brand),
  } as unknown as ConnectedLoader
  const brandFiles = ['notte', 'language-it', 'language-pt', 'keep', 'menus']
  const get = codeGetter(connection, loader, brandFiles)
  const namesFor = async (options: Options, popup = false, source?: Element) => {
    const got = get(options, popup, source)
    got.catch(() => undefined)
    await Promise.resolve()
    await Promise.resolve()
    return files.map((file) => /^tavola-(.*)-@build@\.js$/.exec(file)![1])
  }
  return { namesFor, get, fetched, requests, arrives: () => arrives() }
}

describe('The files of a widget', () => {
  beforeEach(() => (page.Tavola = {}))
  afterEach(() => void delete page.Tavola)

  it('a widget in the page needs its code alone', async () => {
    expect(await getter().namesFor({ baseUrl: '' })).to.deep.equal(['host'])
  })

  it('in a bundle no step is shown where the other files are not beside it', async () => {
    const files: string[] = []
    const load = async (file: string) => (files.push(file), new window.Event('error'))
    const loader = { load, fetched: {}, requests: {}, brandOf: () => undefined } as unknown as ConnectedLoader
    const get = codeGetter({ code } as Connection, loader, [], true)
    const lost = await get({ baseUrl: '' }, false).catch((file: unknown) => file)
    expect([lost, files]).to.deep.equal(['tavola-api-@build@.js', ['tavola-api-@build@.js']])
  })

  it('a popup needs the popup and the client too, as it is about to be used', async () => {
    expect(await getter().namesFor({ baseUrl: '' }, true)).to.deep.equal(['host', 'api', 'popup'])
  })

  it('requests that were sent ahead need the client', async () => {
    const fetch = (async () => new Response('{}')) as never
    const { namesFor, requests } = getter()
    expect(await namesFor({ baseUrl: '/v1', venueId: 'cork', fetch })).to.deep.equal(['host', 'api'])
    const urls = Object.keys(requests)
    expect(urls).to.deep.equal(['https://host.example/v1/api/venues/getbyid/cork'])
    for (const { timer } of Object.values<{ timer: ReturnType<typeof setTimeout> }>(requests))
      clearTimeout(timer)
  })

  it('a custom element needs the code that follows its attributes', async () => {
    for (const [name, files] of [
      ['tavola-booking', ['host', 'element-options']],
      ['script', ['host']],
    ] as const)
      expect(await getter().namesFor({}, false, document.createElement(name))).to.deep.equal(files)
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
  ] as const)
    it(`${what} brings its own files with it`, async () => {
      expect(await getter().namesFor({ brand: brand as never })).to.deep.equal([
        'host',
        'own-brand',
        ...files,
      ])
    })

  it('the session header of the brand goes with what is sent ahead', async () => {
    const headers: object[] = []
    const fetch = (async (_: string, { headers: sent }: RequestInit) => (
      headers.push(sent!),
      new Response('{}')
    )) as never
    const { namesFor, requests } = getter()
    await namesFor({ baseUrl: '/v1', venueId: 'cork', fetch, brand: { sessionHeader: 'X-Chain' } })
    expect(headers.map((sent) => Object.keys(sent))).to.deep.equal([['X-Chain']])
    for (const { timer } of Object.values<{ timer: ReturnType<typeof setTimeout> }>(requests))
      clearTimeout(timer)
  })

  it('files that are here already, as in the whole build, are not fetched', async () => {
    page.Tavola = { 'chunks @build@': [[['host', 'other']], [['popup']]] }
    expect(await getter({ code }).namesFor({}, true)).to.deep.equal(['api'])
  })

  it('the code that is here is given at once', async () => {
    const { get } = getter({ code })
    expect(await get({}, false)).to.equal(code)
  })

  it('code that follows in the same file is not fetched', async () => {
    const connection: Connection = {}
    const { get, fetched } = getter(connection)
    const got = get({}, false)
    connection.code = code
    expect(await got).to.equal(code)
    expect(fetched).to.deep.equal({})
  })

  it('the code is given once its file has run; another file in its place can be fetched again', async () => {
    const connection: Connection = {}
    const { namesFor, get, fetched, arrives } = getter(connection)
    await namesFor({})
    const file = 'tavola-host-@build@.js'
    expect(Object.keys(fetched)).to.deep.equal([file])
    const lost = get({}, false).catch((name: unknown) => name)
    await Promise.resolve()
    await Promise.resolve()
    arrives()
    expect(await lost).to.equal(file)
    expect(fetched).to.deep.equal({})
    const got = get({}, false)
    await Promise.resolve()
    connection.code = code
    arrives()
    expect(await got).to.equal(code)
  })
})
