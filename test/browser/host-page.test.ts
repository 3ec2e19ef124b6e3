import { expect } from 'chai'
import { goHome, visit, type Diner } from './diner'
import { inlinePage, page, type HostPage } from './pages'
import { completes, reachesComplete } from '../kit/ways'

/** Style sheets of host pages that break what is embedded in them. */
const styles: Readonly<Record<string, string>> = {
  'unset everything': '* { all: unset; } style, script, head { display: none }',
  'hide buttons and fields': 'button, input, select, label, h2 { display: none !important }',
  'have a tiny rem': 'html { font-size: 5px; line-height: 3 }',
  'reset like Tailwind':
    '*, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 } h2 { font-size: inherit } button { background: none }',
  'restyle what they hold':
    '#book * { float: left; width: 20px !important; color: red; letter-spacing: 1em; text-transform: uppercase }',
  'write from the right': 'body { direction: rtl; word-spacing: 2em; text-align: center; cursor: wait }',
}

const nonce = 'c2VjcmV0'
const policy = `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src data:; connect-src *`

/** A page under a strict Content-Security-Policy, which gives the widget its nonce. */
const strictPage: HostPage = (api) =>
  page({
    head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    body: `<div id="book"></div><script nonce="${nonce}" src="/tavola.js"></script><script nonce="${nonce}">
      violations = []
      document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.sourceFile))
      Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), nonce: '${nonce}' })
    </script>`,
  }).replaceAll('<style>', `<style nonce="${nonce}">`)

describe('Browser: the host page', () => {
  afterEach(goHome)

  const heading = (diner: Diner) =>
    diner.get('heading', 'Find your table').evaluate((element) => {
      const { color, direction, fontSize, letterSpacing, textTransform, writingMode } =
        getComputedStyle(element)
      return { color, direction, fontSize, letterSpacing, textTransform, writingMode }
    })

  let undisturbed: unknown
  before(async () => {
    undisturbed = await heading(await visit())
    await goHome()
  })

  for (const [does, css] of Object.entries(styles)) {
    it(`complaint 3: its styles ${does}, and none reach the widget`, async () => {
      const diner = await visit({
        page: (api) => inlinePage(api).replace('</head>', `<style>${css}</style></head>`),
      })
      expect(await heading(diner)).to.deep.equal(undisturbed)
      await reachesComplete(diner)
      await completes(diner)
    })
  }

  it("complaint 3: none of the widget's styles reach it", async () => {
    const looks = `JSON.stringify([...document.querySelectorAll('main, h1, #below')].map((element) => ({ ...getComputedStyle(element) })))`
    const bare = await visit({ page: () => page({ body: '<div id="book"></div>' }) })
    const before = await bare.page.evaluate(`${looks}.replace(/"(block|inline)-size":"[^"]*"/g, '')`)
    await goHome()
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    const ours = await diner.page.evaluate(`${looks}.replace(/"(block|inline)-size":"[^"]*"/g, '')`)
    expect(ours).to.equal(before)
  })

  it('complaint 12: a strict Content-Security-Policy is kept through a whole booking', async () => {
    const diner = await visit({ page: strictPage })
    await reachesComplete(diner)
    await completes(diner)
    expect(await diner.page.evaluate('violations')).to.deep.equal([])
  })
})
