import '../../kit/dom'
import { expect } from 'chai'
import { checkLayers } from '../../../src/host/options/check-options'
import type { OptionSources } from '../../../src/host/options/option-sources'
import { pageLayers } from '../../../src/host/options/page-layers'
import { attributeOptions } from '../../../src/host/options/text-options'

const visit = (search: string) => window.history.replaceState(null, '', `/${search}`)

function tag(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  return script
}

/** What counts where these say something, and the page's address asks for 4 guests on Christmas Eve. */
async function counts(sources: Partial<OptionSources>) {
  visit('?tavola-guests=4&tavola-date=2026-12-24')
  const host = document.createElement('div')
  const handle = { host, inline: true, update: () => undefined } as unknown as OptionSources['handle']
  const end = new AbortController()
  const layers = await pageLayers({ options: {}, handle, ...sources }, end.signal)
  end.abort()
  return checkLayers([{ from: 'the page', options: { baseUrl: '' } }, ...layers]).options
}

describe('Options that a page gives outside its code', () => {
  afterEach(() => visit(''))

  it('prefill: what the code says goes before the address, which says the rest', async () => {
    expect(await counts({ options: { guests: 6 } })).to.include({ guests: 6, date: '2026-12-24' })
  })

  it('prefill: so does what the script tag says', async () => {
    const source = tag({ 'data-guests': '6' })
    expect(await counts({ source })).to.include({ guests: 6, date: '2026-12-24' })
  })

  it('prefill: before the address goes what the tag says for all elements, before that the element’s own', async () => {
    // An element of its own kind: its options become properties of all of this kind.
    const kind = 'page-layers-element'
    window.customElements.define(kind, class extends window.HTMLElement {})
    const source = document.createElement(kind)
    const options = { guests: 6, adults: 5 }
    expect(await counts({ source, options })).to.include({ guests: 6, adults: 5, date: '2026-12-24' })
    source.setAttribute('adults', '3')
    expect(await counts({ source, options })).to.include({ guests: 6, adults: 3, date: '2026-12-24' })
  })

  it('contract 1: a flag is the bare attribute, or the word for it', () => {
    const read = (flag: string) => attributeOptions(tag({ 'data-read-only-location': flag }))
    for (const flag of ['', 'true']) expect(read(flag)).to.deep.equal({ readOnlyLocation: true })
    expect(read('false')).to.deep.equal({ readOnlyLocation: false })
    expect(read('yes')).to.deep.equal({ readOnlyLocation: 'yes' })
  })
})
