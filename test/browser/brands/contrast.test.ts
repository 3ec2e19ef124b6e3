import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { contrast, parseColour, type Colour } from '../../../src/host/look/colour'
import { byDay, isNight } from '../../kit/night'
import { endVisits, visit, type Diner } from '../kit/diner'
import { watchLeftovers } from '../kit/leftovers'
import { page, pageOfBrands } from '../kit/site'
import { coloursAt } from '../kit/layout'
import { popupWith, visitPopup } from '../kit/visits'

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
  ground: { tokens: { '--tavola-paper': '#101418' } },
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

  it('a background that the brand did not set changes if no text colour is readable on both', async () => {
    expect(await ratioOf(diner, at('ground', 'h2'), at('ground', '.widget'))).to.be.at.least(4.5)
    expect(await ratioOf(diner, at('ground', 'select'))).to.be.at.least(4.5)
    expect(said('"--tavola-field" is #101418 instead')).not.to.deep.equal([])
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
  it('is repaired in a container that the page adds later; a destroyed widget no longer waits for its container', async () => {
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

  if (isNight) {
    it('the looks need no repair, light or dark', async () => {
      const brands = ['milano', 'notte', 'zaytuna'].flatMap((theme) =>
        ['light', 'dark'].map((scheme) => ({ theme, scheme })),
      )
      const diner = await visit({ page: pageOfBrands(brands) })
      await allAreReady(diner, brands.length)
      expect(findings(diner)).to.deep.equal([])
    })
  }
})

const looks = [
  { theme: 'milano', scheme: 'light' },
  { theme: 'milano', scheme: 'dark' },
  { theme: 'notte', scheme: 'light' },
  { theme: 'zaytuna', scheme: 'light' },
]

/** The lowest contrast of the first colour with the others. */
const least = ([mark, ...grounds]: readonly Colour[]) =>
  Math.min(...grounds.map((ground) => contrast(mark!, ground)))

/** The pixel at this distance from an element's left edge, at half its height. Negative: outside. */
async function drawn(element: Locator, insides: readonly number[]): Promise<Colour[]> {
  const { x, y, height } = (await element.boundingBox())!
  return coloursAt(
    element.page(),
    insides.map((inside) => [Math.round(x) + inside, Math.round(y + height / 2)]),
  )
}

// By day the pairs of their colours: test/host/look/contrast.test.ts.
if (isNight) describe("Browser: marks that aren't text", suite)

function suite() {
  for (const { theme, scheme } of looks)
    it(`have a contrast of 3 to 1 as drawn, in ${theme}, ${scheme}`, async () => {
      const brand = JSON.stringify({ title: 'Milano restaurants', theme, scheme })
      const button = `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>`
      const diner = await visitPopup({ page: popupWith(`brand: ${brand}`, button) })
      await diner.opens()

      const close = diner.gets('button', 'Close')
      await diner.page.keyboard.press('Tab')
      while (!(await close.evaluate((cross) => cross.matches(':focus'))))
        await diner.page.keyboard.press('Tab')
      await diner.settles()
      // The ring is 3 pixels wide, one within the cross's own ground.
      expect(least(await drawn(close, [2, 6])), "the cross's ring").to.be.at.least(3)

      await diner.choosesJourney()
      await diner.presses(/^Date/)
      const day = diner.page.getByRole('gridcell').getByRole('button').and(diner.page.locator(':enabled'))
      const box = (await day.first().boundingBox())!
      const under = Array.from({ length: 12 }, (_, index) => Math.round(box.y + box.height) - 1 - index)
      const column = await coloursAt(
        diner.page,
        under.map((y) => [Math.round(box.x + box.width / 2), y] as const),
      )
      const beside = (await drawn(day.first(), [4]))[0]!
      expect(Math.max(...column.map((colour) => contrast(colour, beside))), "today's line").to.be.at.least(3)

      await day.nth(3).click()
      await diner.presses(/^Date/)
      const chosen = diner.page.getByRole('gridcell').locator('button[aria-pressed=true]')
      await chosen.waitFor()
      expect(least(await drawn(chosen, [1, -2])), 'the chosen day').to.be.at.least(3)
      await diner.page.keyboard.press('Escape')

      await diner.searches()
      const option = diner.page.getByRole('option').first()
      await option.waitFor()
      expect(least(await drawn(option, [1, 6, -2])), "the focused option's bar").to.be.at.least(3)
    })
}
