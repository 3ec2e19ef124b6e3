import '../../kit/dom'
import { expect } from 'chai'
import type { OptionSources } from '../../../src/host/options/sources'
import { collectOptions } from '../../../src/host/options/sources'
import { attributeOptions } from '../../../src/host/options/texts'

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
