import { expect } from 'chai'
import { ESLint } from 'eslint'
import { findReads, readsIn } from '../../tools/docs/find-reads'
import { untrustedReads } from '../../tools/docs/untrusted-reads'

describe('Untrusted reads', () => {
  it('are all listed once in docs/security.md with who checks them (tools/docs/untrusted-reads.ts)', () => {
    const listed = untrustedReads.flatMap(({ reads }) => reads)
    expect([...findReads()].sort()).to.deep.equal([...listed].sort())
    expect(listed).to.have.lengthOf(new Set(listed).size)
  })

  const found: Readonly<Record<string, string>> = {
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
    'const around = ({ parent }: Window) => parent': 'parent',
    'document.location.href': 'document.location',
    'safeDocument.scripts[0]': 'document.scripts',
    'window.onmessage = hear': 'onmessage',
    'worker.onmessage = hear': 'message event',
    'Reflect.get(window, name)': 'window[…]',
    'location.origin; location.href': 'location ×2',
    "nativeOf(form, 'id')": 'nativeOf id',
    'const { venueId } = tag.dataset': 'dataset',
    "tag.getAttribute('src')": 'getAttribute',
  }
  const harmless = [
    'const entry = { location: address, title }',
    'const { location, title } = entry; use({ location })',
    'form.current.querySelector("input").focus()',
    "root.addEventListener('click', leave)",
    'history.pushState({}, "")',
    'type Page = { location: string }',
  ]
  it('are found in whatever form they are written', () => {
    for (const [source, what] of Object.entries(found)) expect(readsIn(source), source).to.include(what)
    for (const source of harmless) expect(readsIn(source), source).to.deep.equal([])
  })
})

/** Code for the diner's browser must read the page and use addresses through the checks (src/dom-clobbering.ts, src/address.ts). */
describe('Lint rules for the widget’s code', () => {
  const eslint = new ESLint()
  async function problems(source: string, filePath = 'src/ui/planted.tsx') {
    const [result] = await eslint.lintText(source, { filePath })
    return result!.messages.flatMap(({ ruleId }) => (ruleId === 'no-restricted-syntax' ? [ruleId] : []))
  }

  for (const source of [
    'export const head = document.head',
    'export const { body } = document',
    'export const Link = ({ to }: { to: string }) => <a href={to}>Terms</a>',
    'export const Picture = ({ to }: { to: string }) => <img alt="" src={to} />',
    'export const leave = (to: string) => location.assign(to)',
    'export const leave = (to: string) => window.open(to)',
    'export const head = window.document.head',
    'export const head = (node: Node) => node.ownerDocument!.head',
    'export const leave = (to: string) => void (window.location = to as never)',
    'export const leave = (to: string) => window.location.replace(to)',
    "export const point = (link: Element, to: string) => link.setAttribute('href', to)",
    'export const Frame = ({ text }: { text: string }) => <iframe srcDoc={text} />',
    'export const Text = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />',
    'export const point = (link: HTMLAnchorElement, to: string) => void (link.href = to)',
  ])
    it(`report ${source}`, async () => {
      for (const file of ['src/ui/planted.tsx', 'plugins/menus/planted.tsx', 'themes/planted.tsx'])
        expect(await problems(source, file), file).to.have.lengthOf(1)
    })

  for (const source of [
    'export const watch = (observer: MutationObserver) => observer.observe(document, { childList: true })',
    'export const Link = () => <a href="#">Back to the list</a>',
  ])
    it(`accept ${source}`, async () => {
      expect(await problems(source)).to.deep.equal([])
    })
})
