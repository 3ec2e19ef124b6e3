import { expect } from 'chai'
import { pictureFailure } from '../kit/failure-pictures'
import { endVisits, visit, type Diner } from '../kit/diner'
import { initWith } from '../kit/pages'
import { pageOf } from './several'

const themes = ['milano', 'notte', 'zaytuna']
const accents = {
  tokens: { '--tavola-accent': '#0a5c36' },
  darkTokens: { '--tavola-accent': '#7fc79f' },
}

/** A widget for each question. */
const brands = {
  own: { tokens: { '--tavola-accent': '#0a5c36', '--tavola-radius': '0' } },
  wrong: { tokens: { '--tavola-acent': 'red', '--tavola-ink': 'dark-ish', '--tavola-gap': '12px' } },
  hostile: {
    tokens: {
      '--tavola-accent': 'red; } * { display: none !important } :host {',
      '--tavola-paper': 'url(https://evil.example/paper)',
      '--tavola-ink': 'black /*',
      '--tavola-font': 'serif, "unclosed',
      '--tavola-shadow': 'none} .widget{display:none}',
    },
  },
  page: {},
  ...Object.fromEntries(themes.map((theme) => [theme, { theme, scheme: 'auto', ...accents }])),
  link: {
    ...accents,
    scheme: 'dark',
    tokens: { ...accents.tokens, '--tavola-link': '#8090ff', '--tavola-aside': '#102040' },
  },
}
const placeOf = (name: string) => `#brand-${Object.keys(brands).indexOf(name)}`
const styles = `<style>${placeOf('page')} > .tavola { --tavola-accent: #0a5c36 }</style>`

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
  let diner: Awaited<ReturnType<typeof visit>>
  const asked: string[] = []
  before(async () => {
    diner = await visit({
      page: (api) => pageOf(Object.values(brands))(api).replace('</head>', `${styles}</head>`),
      prepare: (page) =>
        page.route('https://evil.example/**', (route) => void asked.push(route.request().url())),
    })
    await diner
      .gets('combobox', 'Location')
      .nth(Object.keys(brands).length - 1)
      .waitFor()
  })
  afterEach(pictureFailure)
  after(endVisits)

  it('are those of its theme, with its own over them', async () => {
    const styleOf = (selector: string, property: 'borderRadius' | 'backgroundColor') =>
      diner.page
        .locator(`${placeOf('own')} ${selector}`)
        .evaluate((element, name) => getComputedStyle(element)[name], property)
    expect(await styleOf('.location__control', 'borderRadius')).to.equal('0px')
    expect(await styleOf('.widget', 'borderRadius')).to.equal('0px')
    expect(await token(diner, '--tavola-paper', placeOf('own'))).to.equal('#fbf6ee')
    // With the accent alone the header has its deeper one.
    expect(await styleOf('header', 'backgroundColor')).to.match(/^color\(srgb 0\.03\d* 0\.29\d* 0\.17\d*\)$/)
  })

  it('are named where they are wrong, with what was meant, and the rest counts', async () => {
    const said = diner.said.join('\n')
    expect(said).to.match(/unknown token "--tavola-acent"\. Did you mean "--tavola-accent"\?/)
    expect(said).to.match(/invalid "tokens\.--tavola-ink"\. Expected a value as CSS's "color" takes it\./)
    expect(await token(diner, '--tavola-ink', placeOf('wrong'))).to.equal('#2b1f1a')
    expect(await token(diner, '--tavola-gap', placeOf('wrong'))).to.equal('12px')
  })

  it('stay values, whatever is written in them', async () => {
    const place = placeOf('hostile')
    expect(await diner.page.locator(place).getByRole('button', { name: 'Continue' }).isVisible()).to.equal(
      true,
    )
    const wrong = diner.said.map((line) => /invalid "tokens\.(--tavola-\w+)"/.exec(line)?.[1]).filter(Boolean)
    expect(wrong).to.have.members([
      '--tavola-ink',
      '--tavola-accent',
      '--tavola-paper',
      '--tavola-ink',
      '--tavola-shadow',
    ])
    expect(await token(diner, '--tavola-accent', place)).to.equal('#7a2032')
    expect(await token(diner, '--tavola-focus', place)).to.equal('#7a2032')
    expect(asked).to.deep.equal([])
  })

  it('are the page’s to set as well, in its own style sheet', async () => {
    expect(await token(diner, '--tavola-link', placeOf('page'))).to.equal('#0a5c36')
  })

  it('with the accent alone, have links and the header of every look in its hue by day and by night', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await diner.page.emulateMedia({ colorScheme })
      const accent = colorScheme === 'light' ? '#0a5c36' : '#7fc79f'
      for (const theme of themes) {
        for (const name of ['--tavola-link', '--tavola-focus'])
          expect(await token(diner, name, placeOf(theme)), `${theme} ${colorScheme} ${name}`).to.equal(accent)
        const ground = theme === 'zaytuna' ? '.widget' : 'header'
        const [red, green, blue] = await groundOf(diner, `${placeOf(theme)} ${ground}`)
        // The sky of notte is dark by night in any brand.
        if (theme === 'notte' && colorScheme === 'dark') expect(red! - blue!).to.be.closeTo(0, 2)
        else expect(green! - Math.max(red!, blue!), `${theme} ${colorScheme}`).to.be.greaterThan(8)
      }
    }
    // A link and a header of the brand's own stay in its dark accent as well.
    expect(await token(diner, '--tavola-link', placeOf('link'))).to.equal('#8090ff')
    expect(await token(diner, '--tavola-aside', placeOf('link'))).to.equal('#102040')
  })
})

describe('Browser: the tokens of a brand that is replaced', () => {
  afterEach(endVisits)

  it('go with their brand when the page takes another', async () => {
    const diner = await visit({
      page: initWith(`brand: { theme: 'notte', tokens: { '--tavola-gap': '12px' } }`),
    })
    await diner.finds('combobox', 'Location')
    await diner.page.evaluate(`handle.update({ brand: { name: 'plain', title: 'Plain' } })`)
    await diner.page.getByRole('region', { name: 'Plain' }).waitFor()
    expect(await token(diner, '--tavola-gap')).to.equal('20px')
    expect(await token(diner, '--tavola-paper')).to.equal('#fbf6ee')
    const field = diner.gets('combobox', 'Guests')
    expect(await field.evaluate((element) => getComputedStyle(element).borderTopWidth)).to.equal('1px')
  })
})
