import { expect } from 'chai'
import { ESLint } from 'eslint'

/** Code for the diner's browser must read the page and use addresses through the checks (src/dom-clobbering.ts, src/address.ts). */
describe('Lint rules for the widget’s code', () => {
  const eslint = new ESLint()
  async function problems(source: string, filePath = 'src/ui/planted.tsx') {
    const [result] = await eslint.lintText(source, { filePath })
    return result!.messages.filter(({ ruleId }) => ruleId?.startsWith('no-restricted-'))
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
    'export const Text = (html: { __html: string }) => <p dangerouslySetInnerHTML={html} />',
    'export const point = (link: HTMLAnchorElement, to: string) => void (link.href = to)',
    'export const query = new URLSearchParams(location.search)',
    'export const { length } = window.localStorage',
    'export const stored = () => sessionStorage',
  ])
    it(`report ${source}`, async () => {
      for (const file of ['src/ui/planted.tsx', 'plugins/menus/planted.tsx', 'themes/planted.tsx'])
        expect(await problems(source, file), file).not.to.be.empty
    })

  for (const source of [
    'export const watch = (all: MutationObserver) => all.observe(document, { childList: true })',
    'export const Link = () => <a href="#">Back to the list</a>',
  ])
    it(`accept ${source}`, async () => {
      expect(await problems(source)).to.deep.equal([])
    })
})
