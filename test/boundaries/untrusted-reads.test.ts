import { expect } from 'chai'
import { findReads, readsIn } from '../../tools/docs/find-reads'
import { untrustedReads } from '../../tools/docs/untrusted-reads'

describe('Untrusted reads', () => {
  it('are all listed in docs/security.md with who checks them (tools/docs/untrusted-reads.ts)', () => {
    const listed = untrustedReads.flatMap(({ reads }) => reads)
    expect([...findReads()].sort()).to.deep.equal([...listed].sort())
  })

  it('are not listed twice', () => {
    const listed = untrustedReads.flatMap(({ reads }) => reads)
    expect(listed).to.have.lengthOf(new Set(listed).size)
  })

  for (const [source, what] of Object.entries({
    'new URLSearchParams(location.search)': 'location',
    'const { href } = window.location': 'location',
    'const { history, location } = window': 'location',
    'const { baseURI } = safeDocument': 'document.baseURI',
    "document.querySelector('base')": 'document.querySelector',
    'safeDocument.cookie': 'document.cookie',
    'items(() => localStorage)': 'localStorage',
    'window.sessionStorage.length': 'sessionStorage',
    'const state = history.state as State': 'history.state',
    "window.addEventListener('message', hear)": 'message event',
    "addEventListener('storage', hear)": 'storage event',
    "new BroadcastChannel('a')": 'BroadcastChannel',
    "pageGlobal('Tavola')": 'pageGlobal(Tavola)',
    'window.Tavola.brands': 'Tavola',
    '(window as unknown as Page).hcaptcha': 'hcaptcha',
    'globalThis.name': 'name',
    "window['opener']": 'opener',
    'document.location.href': 'document.location',
    'safeDocument.scripts[0]': 'document.scripts',
    'window.onmessage = hear': 'onmessage',
    'worker.onmessage = hear': 'message event',
    'Reflect.get(window, name)': 'window[…]',
    'location.origin; location.href': 'location ×2',
    "nativeOf(form, 'id')": 'nativeOf id',
    'const { venueId } = tag.dataset': 'dataset',
    "tag.getAttribute('src')": 'getAttribute',
  }))
    it(`are found in ${source}`, () => {
      expect(readsIn(source)).to.include(what)
    })

  for (const source of [
    'const entry = { location: address, title }',
    'const { location, title } = entry; use({ location })',
    'form.current.querySelector("input").focus()',
    "root.addEventListener('click', leave)",
    'history.pushState({}, "")',
    'type Page = { location: string }',
  ])
    it(`do not include ${source}`, () => {
      expect(readsIn(source)).to.deep.equal([])
    })
})
