import { expect } from 'chai'
import { contrast, parseColour } from '../../../src/host/look/colour'
import { byDay } from '../../kit/night'
import { endVisits, visit, type Diner } from '../kit/diner'
import { watchLeftovers } from '../kit/leftovers'
import { page, pageOfBrands } from '../kit/site'

/** Each way in which a brand may write its yellow. */
const yellows = byDay(
  [
    '#ffe100',
    'yellow',
    'hsl(53 100% 50%)',
    'oklch(90.6% 0.19 101)',
    'color(display-p3 1 0.9 0)',
    'var(--page-yellow, #ffe100)',
  ],
  (yellow) => /oklch|var/.test(yellow),
)

/** A widget for each question. */
const brands: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    yellows.map((yellow) => [yellow, { tokens: { '--tavola-accent': yellow, '--tavola-aside': yellow } }]),
  ),
  soft: { tokens: { '--tavola-soft': '#bbaa99' } },
  auto: { scheme: 'auto', tokens: { '--tavola-link': '#5d1525' } },
  page: { tokens: { '--tavola-soft': '#bbaa98', '--tavola-border': '#eeeeee' } },
}
const at = (brand: string, selector: string) => `#brand-${Object.keys(brands).indexOf(brand)} ${selector}`
const styles = `<style>${at('page', '> .tavola')} { --tavola-ink: #ddd }</style>`

/** The contrast of an element's text with its own or another background, as drawn. */
async function ratioOf({ page }: Pick<Diner, 'page'>, selector: string, ground = selector): Promise<number> {
  const drawn = (of: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(of)
      .first()
      .evaluate((element, name) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
        canvas.fillStyle = getComputedStyle(element)[name]
        canvas.fillRect(0, 0, 1, 1)
        return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`
      }, property)
  return contrast(
    parseColour(await drawn(selector, 'color'))!,
    parseColour(await drawn(ground, 'backgroundColor'))!,
  )
}

/** All widgets of a page that has so many. */
const allAreReady = (diner: Diner, count: number) =>
  diner
    .gets('button', 'Kids Pizza Making Party Enquiry')
    .nth(count - 1)
    .waitFor()
const findings = ({ consoleLines }: { consoleLines: readonly string[] }) =>
  consoleLines.filter((line) => line.includes('has a contrast of'))

describe('Browser: contrast', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    diner = await visit({
      isLasting: true,
      page: (api) => pageOfBrands(Object.values(brands))(api).replace('</head>', `${styles}</head>`),
    })
    await allAreReady(diner, Object.keys(brands).length)
  })
  after(endVisits)

  const said = (part: string) => findings(diner).filter((line) => line.includes(part))

  it("brand.contrast: a brand's yellow stays, in any notation, and texts on it and in it are readable", async () => {
    for (const yellow of yellows) {
      expect(await ratioOf(diner, at(yellow, 'header')), yellow).to.be.at.least(4.5)
      const button = await ratioOf(diner, at(yellow, '.button-quiet'), at(yellow, '.widget'))
      expect(button, yellow).to.be.at.least(4.5)
      const accent = await diner.page
        .locator(at(yellow, '> div'))
        .evaluate((host) => getComputedStyle(host).getPropertyValue('--tavola-accent'))
      expect(accent).to.equal(yellow.startsWith('var') ? '#ffe100' : yellow)
    }
    const repaired = findings(diner).filter((line) => /\(#f[cf]e\d00\)/.test(line))
    expect(repaired.length).to.be.greaterThan(2 * yellows.length)
  })

  it('brand.contrast: each repair is one line in the console: the pair, its ratio and the value used', async () => {
    const [line, ...more] = said('#bbaa99')
    expect(line).to.match(
      /^\[Tavola\] T037 brand: "--tavola-soft" \(#bbaa99\) on "--tavola-paper" \(#fbf6ee\) has a contrast of 2\.\d\d:1\. Expected 4\.5:1, so "--tavola-soft" is #[\da-f]{6} instead\.$/,
    )
    expect(more).to.deep.equal([])
  })

  it('a token that the page sets stays unchanged, and the brand’s are still repaired', async () => {
    const about = [...said('#bbaa98'), ...said('#eeeeee')]
    expect(about.map((line) => /brand: "(--tavola-\w+)"/.exec(line)![1])).to.deep.equal([
      '--tavola-soft',
      '--tavola-border',
    ])
    expect(await ratioOf(diner, at('page', 'label'), at('page', '.widget'))).to.be.at.least(4.5)
    expect(await ratioOf(diner, at('page', 'h2'), at('page', '.widget'))).to.be.below(2)
  })

  it('stays right when "auto" turns dark and light again', async () => {
    expect(said('#5d1525')).to.deep.equal([])
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await diner.page.emulateMedia({ colorScheme })
      await diner.settles()
      const ratio = await ratioOf(diner, at('auto', '.button-quiet'), at('auto', '.widget'))
      expect(ratio, colorScheme).to.be.at.least(4.5)
    }
    expect(said('#5d1525')).to.have.lengthOf(1)
  })
})

describe('Browser: contrast outside the document', () => {
  it('is repaired in a container that the page adds later, unless the widget is destroyed by then', async () => {
    const diner = await visit({
      prepare: watchLeftovers,
      page: (api) =>
        page({
          body: `<script src="/tavola.js"></script><script>
            places = [0, 1].map(() => document.createElement('div'))
            handles = places.map((container) => Tavola.init({
              baseUrl: '${api}', container, preload: 'now', brand: { tokens: { '--tavola-ink': '#f4eee6' } },
            }))
          </script>`,
        }),
    })
    const observers = () => diner.page.evaluate('leftovers().observers')
    await diner.page.evaluate(
      'Promise.all(handles.map((handle) => new Promise((ready) => handle.on("ready", ready))))',
    )
    expect(findings(diner)).to.deep.equal([])
    // Each has one that waits, and one for copies of its element.
    expect(await observers()).to.equal(4)
    await diner.page.evaluate('handles[1].destroy()')
    await diner.settles()
    expect(await observers()).to.equal(2)
    await diner.page.evaluate('places[0].id = "book", document.body.append(places[0])')
    await allAreReady(diner, 1)
    expect(await observers()).to.equal(1)
    expect(await ratioOf(diner, 'h2', '.widget')).to.be.at.least(4.5)
    expect(findings(diner)).to.have.lengthOf(1)
    const nodes = (host: Element) => host.shadowRoot!.childElementCount
    expect(await diner.page.locator('#book > div').evaluate(nodes)).to.equal(1)
  })
})
