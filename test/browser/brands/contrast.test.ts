import { expect } from 'chai'
import { contrast, parseColour } from '../../../src/host/look/colour'
import { endVisits, visit, type Diner } from '../kit/diner'
import { watchLeftovers } from '../kit/leftovers'
import { initWith } from '../kit/pages'
import { pageOf } from './several'

const visitWith = (brand: object, colorScheme: 'light' | 'dark' = 'light') =>
  visit({ page: initWith(`brand: ${JSON.stringify(brand)}`), colorScheme })

/** Of the text of an element on its own ground or another's, as the browser draws them. */
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

const ready = (diner: Diner) => diner.finds('button', 'Kids Pizza Making Party Enquiry')
/** All widgets of a page that has so many. */
const allAreReady = (diner: Diner, count: number) =>
  diner
    .gets('button', 'Kids Pizza Making Party Enquiry')
    .nth(count - 1)
    .waitFor()
const findings = ({ said }: { said: readonly string[] }) =>
  said.filter((line) => line.includes('has a contrast of'))

/** With a brand that cannot be read, on an element that is in no document yet. */
async function visitOffPage() {
  const options = `preload: 'now', brand: { tokens: { '--tavola-ink': '#f4eee6' } }`
  const page = (api: string) =>
    initWith(options)(api)
      .replace('<div id="book"></div>', '')
      .replace('handle =', `place = document.createElement('div'); handle =`)
      .replace(`document.querySelector('#book')`, 'place')
  const diner = await visit({ page, prepare: watchLeftovers })
  await diner.page.evaluate('new Promise((ready) => handle.on("ready", ready))')
  return diner
}

const observers = ({ page }: Pick<Diner, 'page'>) => page.evaluate('leftovers().observers')

describe('Browser: contrast', () => {
  afterEach(endVisits)

  it("a brand's yellow stays, however it is written, and what is written on it and in it can be read", async () => {
    const yellows = [
      '#ffe100',
      'yellow',
      'hsl(53 100% 50%)',
      'oklch(90.6% 0.19 101)',
      'color(display-p3 1 0.9 0)',
      'var(--page-yellow, #ffe100)',
    ]
    const brands = yellows.map((yellow) => ({
      tokens: { '--tavola-accent': yellow, '--tavola-aside': yellow },
    }))
    const diner = await visit({ page: pageOf(brands) })
    await allAreReady(diner, brands.length)
    for (const [index, yellow] of yellows.entries()) {
      const at = (selector: string) => `#brand-${index} ${selector}`
      expect(await ratioOf(diner, at('header')), yellow).to.be.at.least(4.5)
      expect(await ratioOf(diner, at('.button-quiet'), at('.widget')), yellow).to.be.at.least(4.5)
      const accent = await diner.page
        .locator(at('> div'))
        .evaluate((host) => getComputedStyle(host).getPropertyValue('--tavola-accent'))
      expect(accent).to.equal(yellow.startsWith('var') ? '#ffe100' : yellow)
    }
    expect(findings(diner).length).to.be.greaterThan(2 * brands.length)
  })

  it('each repair is one line in the console: the pair, its ratio and the value used', async () => {
    const diner = await visitWith({ tokens: { '--tavola-soft': '#bbaa99' } })
    await ready(diner)
    const [line] = findings(diner)
    expect(line).to.match(
      /^\[Tavola\] T037 brand: "--tavola-soft" \(#bbaa99\) on "--tavola-paper" \(#fbf6ee\) has a contrast of 2\.\d\d:1, and needs 4\.5:1 to be read\. "--tavola-soft" is #[\da-f]{6} instead\.$/,
    )
    expect(findings(diner)).to.have.lengthOf(1)
  })

  it('a ground that the brand did not choose gives way where no text could be read on both', async () => {
    const diner = await visitWith({ tokens: { '--tavola-paper': '#101418' } })
    await ready(diner)
    expect(await ratioOf(diner, 'h2', '.widget')).to.be.at.least(4.5)
    expect(await ratioOf(diner, 'select')).to.be.at.least(4.5)
    expect(findings(diner).join()).to.match(/"--tavola-field" is #101418 instead/)
  })

  it('holds as "auto" turns dark and light again', async () => {
    const diner = await visitWith({ scheme: 'auto', tokens: { '--tavola-link': '#5d1525' } })
    await ready(diner)
    expect(findings(diner)).to.deep.equal([])
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await diner.page.emulateMedia({ colorScheme })
      await diner.settles()
      expect(await ratioOf(diner, '.button-quiet', '.widget'), colorScheme).to.be.at.least(4.5)
    }
    expect(findings(diner)).to.have.lengthOf(1)
  })

  it('a token that the page sets stays as it is, and the brand’s are still repaired', async () => {
    const page = (api: string) =>
      initWith(`brand: { tokens: { '--tavola-soft': '#bbaa99', '--tavola-border': '#eeeeee' } }`)(
        api,
      ).replace('</head>', '<style>#book > .tavola { --tavola-ink: #ddd }</style></head>')
    const diner = await visit({ page })
    await ready(diner)
    const about = findings(diner).map((line) => /brand: "(--tavola-\w+)"/.exec(line)![1])
    expect(about).to.deep.equal(['--tavola-soft', '--tavola-border'])
    expect(await ratioOf(diner, 'label', '.widget')).to.be.at.least(4.5)
    expect(await ratioOf(diner, 'h2', '.widget')).to.be.below(2)
  })

  it('holds in a place that the page puts into its document later', async () => {
    const diner = await visitOffPage()
    expect(findings(diner)).to.deep.equal([])
    await diner.page.evaluate('place.id = "book", document.body.append(place)')
    await ready(diner)
    expect(await observers(diner)).to.equal(0)
    expect(await ratioOf(diner, 'h2', '.widget')).to.be.at.least(4.5)
    expect(findings(diner)).to.have.lengthOf(1)
    const nodes = (host: Element) => host.shadowRoot!.childElementCount
    expect(await diner.page.locator('#book > div').evaluate(nodes)).to.equal(1)
  })

  it('no longer waits for a place once the widget is destroyed', async () => {
    const diner = await visitOffPage()
    expect(await observers(diner)).to.equal(1)
    await diner.page.evaluate('handle.destroy()')
    await diner.settles()
    expect(await observers(diner)).to.equal(0)
  })

  it('the looks need no repair, light or dark', async () => {
    const brands = ['milano', 'notte', 'zaytuna'].flatMap((theme) =>
      ['light', 'dark'].map((scheme) => ({ theme, scheme })),
    )
    const diner = await visit({ page: pageOf(brands) })
    await allAreReady(diner, brands.length)
    expect(findings(diner)).to.deep.equal([])
  })
})
