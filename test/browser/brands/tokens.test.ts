import { expect } from 'chai'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { initWith } from '../kit/pages'
import { pageOf } from './several'

const visitWith = (brand: object, options: Visit = {}) =>
  visit({ page: initWith(`brand: ${JSON.stringify(brand)}`), ...options })

const token = ({ page }: Pick<Diner, 'page'>, name: string, place = '#book') =>
  page
    .locator(`${place} > div`)
    .evaluate((host, name) => getComputedStyle(host).getPropertyValue(name).trim(), name)

/** Of an element's ground: its red, green and blue, 0 to 255, as it is drawn. */
const groundOf = ({ page }: Pick<Diner, 'page'>, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    canvas.fillStyle = getComputedStyle(element).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  })

describe('Browser: the tokens of a brand', () => {
  afterEach(endVisits)

  it('are those of its theme, with its own over them', async () => {
    const diner = await visitWith({ tokens: { '--tavola-accent': '#0a5c36', '--tavola-radius': '0' } })
    await diner.finds('combobox', 'Location')
    const box = diner.page.locator('.location__control')
    expect(await box.evaluate((element) => getComputedStyle(element).borderRadius)).to.equal('0px')
    const widget = diner.page.getByRole('region', { name: 'Milano restaurants' })
    expect(await widget.evaluate((element) => getComputedStyle(element).borderRadius)).to.equal('0px')
    expect(await token(diner, '--tavola-paper')).to.equal('#fbf6ee')
    // With the accent alone the header has its deeper one.
    const header = diner.page.locator('header')
    const colour = await header.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(colour).to.match(/^color\(srgb 0\.03\d* 0\.29\d* 0\.17\d*\)$/)
  })

  it('with the accent alone, have links and the header of every look in its hue by day and by night', async () => {
    const themes = ['milano', 'notte', 'zaytuna']
    const accents = {
      tokens: { '--tavola-accent': '#0a5c36' },
      darkTokens: { '--tavola-accent': '#7fc79f' },
    }
    const own = { ...accents.tokens, '--tavola-link': '#8090ff', '--tavola-aside': '#102040' }
    const brands = [
      ...themes.map((theme) => ({ theme, scheme: 'auto', ...accents })),
      { ...accents, scheme: 'dark', tokens: own },
    ]
    const diner = await visit({ page: pageOf(brands) })
    await diner
      .gets('combobox', 'Location')
      .nth(brands.length - 1)
      .waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await diner.page.emulateMedia({ colorScheme })
      const accent = colorScheme === 'light' ? '#0a5c36' : '#7fc79f'
      for (const [index, theme] of themes.entries()) {
        const place = `#brand-${index}`
        for (const name of ['--tavola-link', '--tavola-focus'])
          expect(await token(diner, name, place), `${theme} ${colorScheme} ${name}`).to.equal(accent)
        const ground = theme === 'zaytuna' ? '.widget' : 'header'
        const [red, green, blue] = await groundOf(diner, `${place} ${ground}`)
        // The sky of notte is dark by night in any brand.
        if (theme === 'notte' && colorScheme === 'dark') expect(red! - blue!).to.be.closeTo(0, 2)
        else expect(green! - Math.max(red!, blue!), `${theme} ${colorScheme}`).to.be.greaterThan(8)
      }
    }
    // A link and a header of the brand's own stay in its dark accent as well.
    expect(await token(diner, '--tavola-link', '#brand-3')).to.equal('#8090ff')
    expect(await token(diner, '--tavola-aside', '#brand-3')).to.equal('#102040')
  })

  it('are named where they are wrong, with what was meant, and the rest counts', async () => {
    const tokens = { '--tavola-acent': 'red', '--tavola-ink': 'dark-ish', '--tavola-gap': '12px' }
    const diner = await visitWith({ tokens })
    await diner.finds('combobox', 'Location')
    const said = diner.said.join('\n')
    expect(said).to.match(/there is no token "--tavola-acent"\. Did you mean "--tavola-accent"\?/)
    expect(said).to.match(/"tokens\.--tavola-ink" is wrong\. Expected a value as CSS's "color" takes it\./)
    expect(await token(diner, '--tavola-ink')).to.equal('#2b1f1a')
    expect(await token(diner, '--tavola-gap')).to.equal('12px')
  })

  it('stay values, whatever is written in them', async () => {
    const asked: string[] = []
    const diner = await visitWith(
      {
        tokens: {
          '--tavola-accent': 'red; } * { display: none !important } :host {',
          '--tavola-paper': 'url(https://evil.example/paper)',
          '--tavola-ink': 'black /*',
          '--tavola-font': 'serif, "unclosed',
          '--tavola-shadow': 'none} .widget{display:none}',
        },
      },
      {
        prepare: (page) =>
          page.route('https://evil.example/**', (route) => void asked.push(route.request().url())),
      },
    )
    await diner.finds('combobox', 'Location')
    await diner.finds('button', 'Continue')
    expect(diner.said.filter((line) => line.includes('is wrong'))).to.have.lengthOf(4)
    expect(await token(diner, '--tavola-accent')).to.equal('#7a2032')
    expect(await token(diner, '--tavola-focus')).to.equal('#7a2032')
    expect(asked).to.deep.equal([])
  })

  it('go with their brand when the page takes another', async () => {
    const diner = await visitWith({ theme: 'notte', tokens: { '--tavola-gap': '12px' } })
    await diner.finds('combobox', 'Location')
    await diner.page.evaluate(`handle.update({ brand: { name: 'plain', title: 'Plain' } })`)
    await diner.page.getByRole('region', { name: 'Plain' }).waitFor()
    expect(await token(diner, '--tavola-gap')).to.equal('20px')
    expect(await token(diner, '--tavola-paper')).to.equal('#fbf6ee')
    const field = diner.gets('combobox', 'Guests')
    expect(await field.evaluate((element) => getComputedStyle(element).borderTopWidth)).to.equal('1px')
  })

  it('are the page’s to set as well, in its own style sheet', async () => {
    const page = (api: string) =>
      initWith()(api).replace('</head>', '<style>#book > .tavola { --tavola-accent: #0a5c36 }</style></head>')
    const diner = await visit({ page })
    await diner.finds('combobox', 'Location')
    expect(await token(diner, '--tavola-link')).to.equal('#0a5c36')
  })
})
