import '../../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
import { checkLayers } from '../../../src/host/options/record'
import { differencesOf, withChanges } from '../../../src/host/widget/update-widget'
import { linkNames } from '../../../src/host/options/read-option'
import { identityOf, optionNames } from '../../../src/host/options/table'
import { addressOptions, attributeOptions } from '../../../src/host/options/texts'
import { filesCome } from '../../kit/clock'
import { type OptionSources, collectOptions } from '../../../src/host/options/sources'

describe('The identity of a widget', () => {
  const one = {
    baseUrl: 'https://a.example',
    venueId: 'cork',
    journey: 'Booking',
    date: '2026-11-28',
    guests: 2,
  }

  for (const [name, value] of Object.entries({ ...one, baseUrl: 'https://b.example', venueId: 'galway' })) {
    it(`section 7: a choice that was stored with one "${name}" is not shown with another`, () => {
      const { [name as keyof typeof one]: _, ...others } = one
      expect(identityOf(one)).not.to.deep.equal(identityOf(others))
      if (value !== one[name as keyof typeof one])
        expect(identityOf(one)).not.to.deep.equal(identityOf({ ...one, [name]: value }))
    })
  }

  it('section 7: a new nonce or handler does not make it another widget', () => {
    expect(identityOf({ ...one, nonce: 'abc', onNoAvailability: () => undefined })).to.deep.equal(
      identityOf(one),
    )
  })
})

describe('Options of several sources', () => {
  let error: SinonStub
  beforeEach(() => (error = stub(console, 'error')))
  afterEach(() => error.restore())
  const lines = async () => {
    await filesCome()
    return error.args.map(([line]) => String(line))
  }

  const address = { from: 'address', options: { date: '2026-12-24', guests: 4 } }

  it('contract 1: the later source wins, and each option keeps the source that it came from', async () => {
    const code = { from: 'Tavola.init', options: { baseUrl: '', guests: 6 } }
    expect(checkLayers([address, code])).to.deep.equal({
      options: { baseUrl: '', date: '2026-12-24', guests: 6 },
      from: { baseUrl: 'Tavola.init', date: 'address', guests: 'Tavola.init' },
    })
    expect(await lines()).to.deep.equal([])
  })

  it('contract 1: an invalid value is reported with its source, and the next source counts', async () => {
    const tag = { from: '<script>', options: { baseUrl: '', guests: 101 } }
    const { options, from } = checkLayers([address, tag])
    expect([options.guests, from.guests]).to.deep.equal([4, 'address'])
    expect(await lines()).to.deep.equal([
      '[Tavola] T010 <script>: invalid "guests". Expected 1 to the brand’s largest party, which is 14 by default, or -1 for a group if the brand has a journey for groups. Received 101.',
    ])
  })

  it('contract 1: a missing or invalid base URL is reported once', async () => {
    checkLayers([address, { from: 'Tavola.init', options: {} }])
    checkLayers([address, { from: 'Tavola.init', options: { baseUrl: 7 } }])
    const line =
      '[Tavola] T011 Tavola.init: missing or invalid "baseUrl". Expected the address before "/api/…", as in "https://api.example"; http: is for localhost and the page’s own server.'
    expect(await lines()).to.deep.equal([`${line} Received nothing.`, `${line} Received 7.`])
  })

  it('contract 1: an update is the difference between two records', async () => {
    const before = checkLayers([
      { from: 'Tavola.init', options: { baseUrl: '', guests: 4, journey: 'Booking' } },
    ])
    const after = withChanges(before, { guests: 4, date: '2026-12-24', journey: undefined, history: false })
    expect(differencesOf(before.options, after.options)).to.have.members(['date', 'journey', 'history'])
    expect(after.options).to.deep.equal({
      baseUrl: '',
      guests: 4,
      date: '2026-12-24',
      journey: null,
      history: false,
    })
    expect(after.from).to.include({ guests: 'Tavola.init', date: 'update' })
    expect(await lines()).to.deep.equal([])
  })

  it('contract 1: an update to undefined removes the option', () => {
    const before = checkLayers([{ from: 'Tavola.init', options: { baseUrl: '', guests: 4, inline: true } }])
    const after = withChanges(before, { guests: undefined } as object)
    expect(after.options).to.deep.equal({ baseUrl: '', inline: true })
    expect(differencesOf(before.options, after.options)).to.deep.equal(['guests'])
  })

  for (const name of ['container', 'inline']) {
    it(`contract 1: an update of "${name}" is reported, and changes nothing`, async () => {
      const before = checkLayers([{ from: 'Tavola.init', options: { baseUrl: '' } }])
      const after = withChanges(before, { [name]: name === 'inline' ? true : null })
      expect(after.options).to.deep.equal(before.options)
      expect(await lines()).to.deep.equal([
        `[Tavola] T014 update: "${name}" can't change. Destroy the widget and create another one.`,
      ])
    })
  }

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
  visit('?tavola-guests=4&tavola-date=2026-12-24')
  const host = document.createElement('div')
  const handle = { host, inline: true, update: () => undefined } as unknown as OptionSources['handle']
  const end = new AbortController()
  const { options } = await collectOptions({ options: {}, handle, ...sources }, end.signal)
  end.abort()
  return options
}

describe('Options from several sources', () => {
  afterEach(() => visit(''))

  it('prefill: the page’s code takes precedence over its address', async () => {
    expect(await optionsOf({ options: { guests: 6 } })).to.include({ guests: 6, date: '2026-12-24' })
  })

  it('prefill: the script tag takes precedence over the address', async () => {
    const source = tag({ 'data-guests': '6' })
    expect(await optionsOf({ source })).to.include({ guests: 6, date: '2026-12-24' })
  })

  it('prefill: an element takes precedence over the tag’s defaults for all elements, and these over the address', async () => {
    // Its own kind of element, because the options become properties of all elements of that kind.
    const kind = 'sources-element'
    window.customElements.define(kind, class extends window.HTMLElement {})
    const source = document.createElement(kind)
    const options = { guests: 6, adults: 5 }
    expect(await optionsOf({ source, options })).to.include({ guests: 6, adults: 5, date: '2026-12-24' })
    source.setAttribute('adults', '3')
    expect(await optionsOf({ source, options })).to.include({ guests: 6, adults: 3, date: '2026-12-24' })
  })

  it('contract 1: a flag is the bare attribute, "true" or "false"', () => {
    const read = (flag: string) => attributeOptions(tag({ 'data-read-only-location': flag }))
    for (const flag of ['', 'true']) expect(read(flag)).to.deep.equal({ readOnlyLocation: true })
    expect(read('false')).to.deep.equal({ readOnlyLocation: false })
    expect(read('yes')).to.deep.equal({ readOnlyLocation: 'yes' })
  })
})
