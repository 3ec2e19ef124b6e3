import '../../kit/dom'
import { expect } from 'chai'
import { checkLayers } from '../../../src/host/options/record'
import { differencesOf, withChanges } from '../../../src/host/widget/update-widget'
import { linkNames } from '../../../src/host/options/read-option'
import { optionNames } from '../../../src/host/options/table'
import { addressOptions, attributeOptions } from '../../../src/host/options/texts'
import { loggedErrors } from '../../../src/console'
import { filesCome, settles } from '../../kit/pending'
import { checkLink, type OptionSources, collectOptions } from '../../../src/host/options/sources'
import { recordErrors } from '../../kit/logged'
import { createElement } from './page-element'

describe('Options of several sources', () => {
  const error = recordErrors()
  const lines = async () => {
    await filesCome()
    return error.args.map(([line]) => String(line))
  }

  const address = { from: 'address', options: { date: '2026-12-24', guests: 4 } }

  it('the later source wins, and each option keeps the source that it came from', async () => {
    const code = { from: 'Tavola.init', options: { baseUrl: '', guests: 6 } }
    expect(checkLayers([address, code])).to.deep.equal({
      options: { baseUrl: '', date: '2026-12-24', guests: 6 },
      from: { baseUrl: 'Tavola.init', date: 'address', guests: 'Tavola.init' },
    })
    expect(await lines()).to.deep.equal([])
  })

  it('an invalid value is reported with its source, and the next source counts', async () => {
    const tag = { from: '<script>', options: { baseUrl: '', guests: 101 } }
    const { options, from } = checkLayers([address, tag])
    expect([options.guests, from.guests]).to.deep.equal([4, 'address'])
    expect(await lines()).to.deep.equal([
      '[Tavola] T010 <script>: invalid "guests". Expected a number from 1 to the brand’s largest party, which is 14 by default, or -1 for a group if the brand has a journey for groups. Received 101.',
    ])
  })

  it('a missing or invalid base URL is reported once, with the strongest source', async () => {
    checkLayers([address, { from: '<script>', options: {} }, { from: '<tavola-booking>', options: {} }])
    checkLayers([address, { from: 'Tavola.init', options: { baseUrl: 7 } }])
    const line =
      'missing or invalid "baseUrl". Expected the address before "/api/…", as in "https://api.example"; http: is for localhost and the page’s own server.'
    expect(await lines()).to.deep.equal([
      `[Tavola] T011 <tavola-booking>: ${line} Received nothing.`,
      `[Tavola] T011 Tavola.init: ${line} Received 7.`,
    ])
  })

  it('an adapter needs no base URL, and any source may give one', async () => {
    const api = async () => new Response()
    checkLayers([address, { from: 'Tavola.init', options: { api } }])
    checkLayers([{ from: '<script>', options: { baseUrl: '' } }, address])
    expect(await lines()).to.deep.equal([])
  })

  it('an update is the difference between two records; undefined removes an option', async () => {
    const given = { baseUrl: '', guests: 4, adults: 2, journey: 'Booking' }
    const before = checkLayers([{ from: 'Tavola.init', options: given }])
    const changes = { guests: 4, date: '2026-12-24', journey: undefined, history: false, adults: undefined }
    const after = withChanges(before, changes as object)
    const changed = ['date', 'journey', 'history', 'adults']
    expect(differencesOf(before.options, after.options)).to.have.members(changed)
    const left = { baseUrl: '', guests: 4, date: '2026-12-24', journey: null, history: false }
    expect(after.options).to.deep.equal(left)
    expect(after.from).to.include({ guests: 'Tavola.init', date: 'update' })
    expect(await lines()).to.deep.equal([])
  })

  for (const [name, value] of Object.entries({ container: null, inline: true }))
    it(`an update of "${name}" is reported, and changes nothing`, async () => {
      const before = checkLayers([{ from: 'Tavola.init', options: { baseUrl: '' } }])
      expect(withChanges(before, { [name]: value }).options).to.deep.equal(before.options)
      const line = `T014 update: "${name}" can't change. Destroy the widget and create another one.`
      expect(await lines()).to.deep.equal([`[Tavola] ${line}`])
    })

  it('prefill: each option that a link may give is read from the address under its own name', () => {
    for (const name of optionNames) {
      const linkName = (linkNames as Readonly<Record<string, string>>)[name]
      if (linkName) expect(addressOptions(`?tavola-${linkName}=x`)).to.deep.equal({ [name]: 'x' })
      else expect(addressOptions(`?tavola-${name}=x`)).to.deep.equal({ [`tavola-${name}`]: 'x' })
    }
  })
})

const visit = (search: string) => window.history.replaceState(null, '', `/${search}`)

function tag(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  return script
}

/** The options of these sources, on a page whose address asks for 4 guests on Christmas Eve. */
async function optionsOf(sources: Partial<OptionSources>) {
  return (await recordOf(sources)).options
}

async function recordOf(sources: Partial<OptionSources>, inline = true) {
  visit('?tavola-guests=4&tavola-date=2026-12-24')
  const host = document.createElement('div')
  const handle = { host, inline, update: () => undefined } as unknown as OptionSources['handle']
  const end = new AbortController()
  const record = await collectOptions({ options: {}, handle, ...sources }, end.signal)
  end.abort()
  return record
}

describe('Options from several sources', () => {
  const error = recordErrors()
  beforeEach(() => {
    // A line is written once, but a test may run twice in a process.
    loggedErrors.length = 0
  })
  afterEach(() => visit(''))
  const lines = async () => {
    await settles()
    return error.args.map(([line]) => String(line)).filter((line) => !line.includes('T011'))
  }

  for (const [what, sources, options, from] of [
    ['the page’s code', { options: { guests: 6 } }, { guests: 6 }, { guests: 'Tavola.init' }],
    [
      'the script tag, which goes before the code',
      { source: tag({ 'data-guests': '6' }), options: { guests: 7 } },
      { guests: 6 },
      { guests: '<script>' },
    ],
    [
      'an element, which goes before the tag’s defaults',
      { source: createElement({ adults: '3' }), options: { guests: 6, adults: 5 } },
      { guests: 6, adults: 3 },
      { guests: '<script>', adults: '<tavola-booking>' },
    ],
    [
      'an element, which goes before the defaults of npm',
      { source: createElement({ adults: '3' }), options: { guests: 6 }, defaultsFrom: 'defineElement' },
      { guests: 6, adults: 3 },
      { guests: 'defineElement', adults: '<tavola-booking>' },
    ],
  ] as const)
    it(`prefill: before the address goes ${what}`, async () => {
      const record = await recordOf(sources)
      expect(record.options).to.include({ date: '2026-12-24', ...options })
      expect(record.from).to.include({ date: 'address', ...from })
    })

  it('the tag’s defaults for elements are texts, among other scripts’ attributes', async () => {
    const options = { guests: '6', inline: 'false', cfasync: 'false' } as object
    expect(await optionsOf({ source: createElement(), options })).to.include({ guests: 6, inline: true })
    expect(await lines()).to.deep.equal([])
  })

  it('a removed attribute of an element falls back to the defaults, else to the address', async () => {
    const updates: object[] = []
    const source = createElement({ guests: '9', adults: '8' })
    visit('?tavola-guests=4')
    const end = new AbortController()
    const handle = { host: source, inline: true, update: (changes: object) => void updates.push(changes) }
    await collectOptions({ options: { adults: 5 }, source, handle: handle as never }, end.signal)
    source.removeAttribute('guests')
    source.removeAttribute('adults')
    await settles()
    end.abort()
    expect(updates).to.deep.equal([{ guests: 4, adults: 5 }])
  })

  it('whether it is in the page is what the loader has read', async () => {
    for (const inline of [true, false])
      expect((await recordOf({ options: { inline: !inline } }, inline)).options.inline).to.equal(inline)
  })

  it('security: the script tag’s nonce counts unless an option gives one, and an empty one is none', async () => {
    expect(await optionsOf({ nonce: 'abc' })).to.include({ nonce: 'abc' })
    expect(await optionsOf({ nonce: 'abc', options: { nonce: 'def' } })).to.include({ nonce: 'def' })
    expect(await optionsOf({ nonce: '' })).not.to.have.property('nonce')
    expect(await lines()).to.deep.equal([])
  })

  it('a misspelt attribute of the tag is reported with a suggestion; other scripts’ are not', async () => {
    await optionsOf({ source: tag({ 'data-gests': '4', 'data-guests': '4', gests: '4', src: 'x' }) })
    await optionsOf({ source: tag({ 'data-venue-id': 'cork', async: '' }) })
    expect(await lines()).to.deep.equal([
      '[Tavola] T013 <script>: unknown attribute "data-gests". Did you mean "data-guests"?',
    ])
  })

  it('prefill: an invalid value of a link is reported as the link’s', async () => {
    expect(checkLink({ tavolaGuests: '0', tavolaDate: '2026-12-24' })).to.deep.equal({
      options: { date: '2026-12-24' },
      from: { date: 'link' },
    })
    expect((await lines()).join()).to.match(/T010 link: invalid "guests"/)
  })

  it('a flag is the bare attribute, "true" or "false"', () => {
    const read = (flag: string) => attributeOptions(tag({ 'data-read-only-location': flag }))
    for (const flag of ['', 'true']) expect(read(flag)).to.deep.equal({ readOnlyLocation: true })
    expect(read('false')).to.deep.equal({ readOnlyLocation: false })
    expect(read('yes')).to.deep.equal({ readOnlyLocation: 'yes' })
  })
})
