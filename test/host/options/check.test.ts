import '../../kit/dom'
import { inspect } from 'node:util'
import { expect } from 'chai'
import { loggedErrors } from '../../../src/console'
import { reportContainer, reportIdleTag } from '../../../src/diagnostics/options'
import { checkOptions } from '../../../src/host/options/record'
import { logged } from '../../kit/logged'
import { filesCome } from '../../kit/pending'

async function read(options: Record<string, unknown>) {
  const complaints: string[] = []
  const record = checkOptions({ from: 'Tavola.init', options }, (message) => complaints.push(message))
  const settings = record.options
  // The words for what is wrong come with a file of their own.
  await filesCome()
  return { settings, complaints }
}

const url = 'https://api.example'
const id = 'the id of a restaurant, as text if it is above 2^53'
const brand = 'a brand config or the name of one'

/** What the developer is told of values of no sense. */
const wrongOptions: [key: string, told: string, ...values: unknown[]][] = [
  ['baseUrl', url, 'ftp://api.example', 'https://', 'http://127.0.0.1:99999'],
  ['baseUrl', 'the address before', 7],
  ['inline', 'true or false', 'true'],
  ['venueId', id, '', '.', '..', null, 2 ** 53],
  ['journey', 'the name of a journey', 7],
  ['date', 'YYYY-MM-DD', '2026-02-30', '2026-13-01'],
  ['guests', 'largest party, which is 14', 101],
  ['guests', 'or -1 for a group', 0, 2.5, -2, '4'],
  ['time', 'HH:MM', '24:00', '7pm', '19:60', '19:300', '119:30', 1930],
  ['adults', '1 to 100', 0, 101, '3'],
  ['children', '0 to 100', 101, -1, 0.5],
  ['history', 'true or false', 'no'],
  ['preload', 'idle', 'hover', 'idle now', 'not idle'],
  ['brand', brand, 7, null, ['roma']],
  ['nonce', 'Expected a text. Received 7.', 7],
  ['api', 'an adapter', {}],
  ['fetch', 'a function', 'fetch'],
  ['readOnlyLocation', 'true or false', 1],
  ['allowFraming', 'true or false', 'yes'],
  ['transformSpecialRequests', 'a function', null],
  ['onNoAvailability', 'a function', 'alert'],
]

describe('Options of the host', () => {
  for (const [key, values] of Object.entries({
    venueId: ['cork', 7, 'a.b', '.a', '...', 0],
    journey: ['Booking', null, ''],
    time: ['00:00', '09:59', '19:30', '23:59'],
    guests: [-1, 1, 14, 100],
    adults: [1, 100],
    children: [0, 100],
    preload: ['intent', 'idle', 'now'],
    brand: ['roma', {}],
    allowFraming: [true, false],
    inline: [true],
    readOnlyLocation: [false],
    nonce: ['abc'],
    history: [false],
    fetch: [globalThis.fetch],
    onNoAvailability: [() => undefined],
    transformSpecialRequests: [(text: string) => text],
    date: ['2026-11-20', '2028-02-29'],
    container: [document.createElement('div'), null],
    // The page's own server.
    baseUrl: [url, '', '/tables', '//api.example'],
  }))
    it(`host.init: ${key} takes ${inspect(values, { depth: 0 })}`, async () => {
      for (const value of values)
        expect(await read({ [key]: value })).to.deep.equal({ settings: { [key]: value }, complaints: [] })
    })

  it('an unknown key is reported with the known ones, and the rest counts', async () => {
    const { settings, complaints } = await read({ venueID: 'cork', inline: true })
    expect(settings).to.deep.equal({ inline: true })
    expect(complaints).to.have.length(1)
    expect(complaints[0]).to.match(/^T012 Tavola\.init: .*"venueID"\. Did you mean "venueId"\?/)
  })

  it('an inherited name is not an option', async () => {
    expect((await read(JSON.parse('{"constructor": 1, "__proto__": 2}'))).complaints).to.have.length(2)
  })

  for (const [key, told, ...values] of wrongOptions)
    it(`host.wrong-option: ${key} is reported with "${told}"`, async () => {
      for (const value of values) {
        const { settings, complaints } = await read({ nonce: 'abc', [key]: value })
        expect(settings).to.deep.equal(key === 'nonce' ? {} : { nonce: 'abc' })
        expect(complaints).to.have.length(1)
        expect(complaints[0])
          .to.match(RegExp(`Tavola.init: (missing or )?invalid "${key}"`))
          .and.to.include(told)
      }
    })

  it('undefined options are left out', async () => {
    expect(await read({ nonce: undefined })).to.deep.equal({ settings: {}, complaints: [] })
  })
})

describe('The page’s own settings: a place and a back end', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="book" class="wide"></div><div id="menu"></div>'
    loggedErrors.length = 0
  })
  afterEach(() => document.body.replaceChildren())

  const ofTag = document.createElement('script')
  const containers: readonly [options: object, source: Element | undefined, sentence: string][] = [
    [
      { container: '#boook' },
      ofTag,
      '<script>: no element matches container "#boook". Did you mean "#book"?',
    ],
    [{ container: 'book' }, ofTag, 'no element matches container "book". Did you mean "#book"?'],
    [{ container: '.wde' }, ofTag, 'no element matches container ".wde". Did you mean ".wide"?'],
    [{ container: '!!' }, ofTag, 'no element matches container "!!".'],
    [{ container: '' }, ofTag, 'no element matches container "".'],
    [{ container: '#book' }, ofTag, 'the element of "#book" came after the page was ready.'],
    [{ container: '#book' }, undefined, 'Tavola.init: the container is the text "#book". Expected an'],
    [{ container: null }, undefined, 'no element matches container null. Expected an element'],
    [{ container: [] }, undefined, 'no element matches container a list.'],
    [{ inline: true }, undefined, '"inline" without a container. Did you mean "container"?'],
    [{ mountOn: '#book' }, ofTag, '"data-mount-on" without a container. Did you mean "data-con'],
    [{ element: ofTag }, undefined, '"element" without a container. Did you mean "container"?'],
  ]
  for (const [options, source, sentence] of containers)
    it(`${inspect(options, { depth: 0 })} is a popup: ${sentence.slice(0, 50)}`, () => {
      expect(logged(() => reportContainer(options, source)).join())
        .to.match(/^T001 /)
        .and.include(sentence)
    })

  it('a misspelt container is reported once, as the unknown name that it is', () => {
    expect(logged(() => reportContainer({ contaner: '#book' } as object, ofTag))).to.deep.equal([])
  })

  const addresses: readonly [name: string, value: unknown, sentence?: string][] = [
    ['baseUrl', 'api.example.com', 'so it is a path of the page’s own server. Did you mean "https://api.'],
    ['baseUrl', 'api.example.com:8443/v1', 'Did you mean "https://api.example.com:8443/v1"?'],
    ['baseUrl', 'https://api.example/api', 'end before "/api/…", which the widget adds itself. Did you'],
    ['baseUrl', 'https://api.example/v2/API//', 'Did you mean "https://api.example/v2"?'],
    ['testMode', 'https://staging.example/api', '"testMode" must end before "/api/…"'],
    ['baseUrl', 'http://api.example.com', 'Did you mean "https://api.example.com"?'],
    ['baseUrl', 'htps://api.example.com/v1', 'Did you mean "https://api.example.com/v1"?'],
    ['baseUrl', 'localhost:3000', 'Did you mean "http://localhost:3000"?'],
    ['baseUrl', 7, 'own server. Received 7.'],
    ['baseUrl', 'https://api.example/api/v2'],
    ['baseUrl', '/booking'],
    ['testMode', 'a free evening'],
  ]
  for (const [name, value, sentence] of addresses)
    it(`${name} ${inspect(value)} is ${sentence ? 'reported' : 'right'}`, async () => {
      const { complaints } = await read({ [name]: value })
      expect(complaints).to.have.length(sentence ? 1 : 0)
      if (sentence)
        expect(complaints[0])
          .to.match(/^T011 Tavola.init: /)
          .and.include(sentence)
    })

  const tags: readonly [attributes: string, ...lines: string[]][] = [
    ['data-test-mode="x"', 'T011 <script>: no "data-base-url", without which data-test-mode does nothing.'],
    ['data-baseurl="x" data-contaner="x"', '"data-base-url"?', '"data-container"?', 'which data-baseurl'],
    ['data-api-url="x" data-venue-id="3"', 'without which data-venue-id, data-api-url do nothing'],
    ['data-cookieconsent="marketing" data-contact="x"'],
  ]
  for (const [attributes, ...sentences] of tags)
    it(`a tag with ${attributes} makes no widget, and says so`, () => {
      document.body.innerHTML = `<script type="text/plain" ${attributes}></script>`
      const lines = logged(() => reportIdleTag(document.body.firstElementChild!))
      expect(lines).to.have.length(sentences.length)
      sentences.forEach((sentence, index) => expect(lines[index]).to.include(sentence))
    })
})
