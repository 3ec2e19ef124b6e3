import { expect } from 'chai'
import { endVisits, visit, type Diner } from '../kit/diner'
import { initWith, page, type HostPage, pageOfBrands } from '../kit/site'
import { parts } from '../../../tools/docs/reference/notes'
import { availabilityBody, slotBody, venueBody } from '../../kit/fixtures'
import { heldFile, status } from '../kit/api'
import { skipToComplete } from '../kit/visits'
import { notte } from '../../../examples/brands/notte'
import { monthOf, saturday } from '../kit/time'

const themes = ['milano', 'notte', 'zaytuna']
const accents = {
  tokens: { '--tavola-accent': '#0a5c36' },
  darkTokens: { '--tavola-accent': '#7fc79f' },
}

/** A widget for each question. */
const brands = {
  own: { tokens: { '--tavola-accent': '#0a5c36', '--tavola-radius': '0' } },
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

/** The red, green and blue of an element's background as drawn, 0 to 255. */
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
      isLasting: true,
      page: (api) => pageOfBrands(Object.values(brands))(api).replace('</head>', `${styles}</head>`),
      prepare: (page) =>
        page.route('https://evil.example/**', (route) => void asked.push(route.request().url())),
    })
    await diner
      .gets('combobox', 'Location')
      .nth(Object.keys(brands).length - 1)
      .waitFor()
  })
  after(endVisits)

  it('are those of its theme, overridden by its own', async () => {
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

  it('stay values, whatever they contain', async () => {
    const place = placeOf('hostile')
    expect(await diner.page.locator(place).getByRole('button', { name: 'Continue' }).isVisible()).to.equal(
      true,
    )
    const wrong = diner.consoleLines
      .map((line) => /invalid "tokens\.(--tavola-\w+)"/.exec(line)?.[1])
      .filter(Boolean)
    expect(wrong).to.have.members(['--tavola-accent', '--tavola-paper', '--tavola-ink', '--tavola-shadow'])
    expect(await token(diner, '--tavola-accent', place)).to.equal('#7a2032')
    expect(await token(diner, '--tavola-focus', place)).to.equal('#7a2032')
    expect(asked).to.deep.equal([])
  })

  it('may be set by the page too, in its own style sheet', async () => {
    expect(await token(diner, '--tavola-link', placeOf('page'))).to.equal('#0a5c36')
  })

  it('with the accent alone, give links and the header of every look its hue, light and dark', async () => {
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
  it('are removed with their brand when the page sets another', async () => {
    const diner = await visit({
      page: initWith(`brand: { theme: 'notte', tokens: { '--tavola-gap': '12px' } }`),
    })
    await diner.finds('combobox', 'Location')
    await diner.page.evaluate(`handle.update({ brand: { name: 'plain', title: 'Plain' } })`)
    await diner.page.getByRole('region', { name: 'Plain' }).waitFor()
    expect(await token(diner, '--tavola-gap')).to.equal('16px')
    expect(await token(diner, '--tavola-paper')).to.equal('#fbf6ee')
    const field = diner.gets('combobox', 'Guests')
    expect(await field.evaluate((element) => getComputedStyle(element).borderTopWidth)).to.equal('1px')
  })
})

const host: HostPage = (api) =>
  page({
    head: `<style>
      .tavola::part(button) { text-transform: uppercase }
      .tavola::part(heading) { color: rgb(1, 2, 3) }
    </style>`,
    body: `<script src="/tavola.js"></script>
      <script>Tavola.init({ baseUrl: '${api}', brand: { options: { menus: { offer: true } } } }).open('cork')</script>`,
  })
const venue = venueBody({ closedMessage: 'We are closed at Christmas.' })
const slots = [slotBody(1930), slotBody(1945, false, true), slotBody(2000, false)]
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: slots })
const answers = {
  'GET /api/venues/getbyid/*': venue,
  'GET /api/venues/searchavailability/*': availabilityBody({
    originalChoiceAvailable: false,
    venues: [dublin],
  }),
  'GET /api/menus/search/*': [{ id: 7, title: 'Pizza and prosecco' }],
  'POST /api/bookings/create': () => status(500),
}

/** The names of all parts that are on the page now. */
const named = ({ page }: Diner) =>
  page.locator('[part]').evaluateAll((all) => all.flatMap((element) => [...element.part]))

/** A booking over everything that a page can name, as far as its end. */
async function seenOnTheWay(diner: Diner): Promise<Set<string>> {
  const seen = new Set<string>()
  const looks = async () => (await named(diner)).forEach((part) => seen.add(part))
  await diner.finds('button', 'Book a Table')
  await looks()
  await diner.choosesDay()
  await diner.opensCalendar()
  await diner.finds('grid', monthOf(saturday))
  await looks()
  await diner.page.keyboard.press('Escape')
  await diner.selects('Hour', '19')
  await diner.presses('Continue')
  await diner.finds('button', /^Book 19:30/)
  await looks()
  await diner.presses(/^Book 19:30/)
  await diner.finds('radio', 'Pizza and prosecco')
  await looks()
  await diner.clicks('radio', 'Pizza and prosecco')
  await diner.presses('Next')
  await diner.presses('terms and conditions')
  await diner.finds('dialog', 'Terms and conditions')
  await looks()
  await diner.page.keyboard.press('Escape')
  await skipToComplete(diner)
  await diner.presses('Complete Booking')
  await diner.finds('button', 'OK')
  await looks()
  return seen
}

describe('Browser: the parts of the widget', () => {
  it('brand.parts: accept the page’s styles, and are the listed ones, all of them', async () => {
    const diner = await visit({ page: host, answers })
    const button = await diner.finds('button', 'Continue')
    expect(await button.evaluate((element) => getComputedStyle(element).textTransform)).to.equal('uppercase')
    const heading = diner.gets('heading', 'Find your table')
    expect(await heading.evaluate((element) => getComputedStyle(element).color)).to.equal('rgb(1, 2, 3)')
    expect([...(await seenOnTheWay(diner))].sort()).to.deep.equal(Object.keys(parts).sort())
  })
})

/** Each widget's background, and the color scheme of its native controls. */
async function looksOf(diner: Diner, count: number): Promise<string[]> {
  const regions = diner.page.getByRole('region')
  await regions.nth(count - 1).waitFor()
  return regions.evaluateAll((all) =>
    all.map((element) => {
      const { backgroundColor, colorScheme } = getComputedStyle(element)
      return `${colorScheme} ${backgroundColor}`
    }),
  )
}

const light = 'light rgb(251, 246, 238)'
const dark = 'dark rgb(28, 21, 18)'

describe('Browser: light and dark', () => {
  it('brand.schemes: a look or a setting is light or dark for all, and "auto" follows the diner', async () => {
    const auto = {
      scheme: 'auto',
      tokens: { '--tavola-paper': '#ffffff' },
      darkTokens: { '--tavola-paper': '#000000' },
    }
    const looks: readonly (readonly [brand: object, ifLight: string, ifDark?: string])[] = [
      [{}, light],
      [{ scheme: 'dark' }, dark],
      [{ ...notte, scheme: undefined }, 'dark rgb(25, 24, 23)'],
      [{ ...notte, scheme: 'light' }, 'light rgb(246, 244, 240)'],
      [{ scheme: 'auto' }, light, dark],
      [auto, 'light rgb(255, 255, 255)', 'dark rgb(0, 0, 0)'],
    ]
    const page = pageOfBrands(looks.map(([brand]) => brand))
    const diner = await visit({ page, colorScheme: 'light' })
    const ifLight = looks.map(([, look]) => look)
    expect(await looksOf(diner, looks.length)).to.deep.equal(ifLight)
    await diner.page.emulateMedia({ colorScheme: 'dark' })
    const ifDark = looks.map(([, look, other = look]) => other)
    expect(await looksOf(diner, looks.length)).to.deep.equal(ifDark)
    await diner.page.emulateMedia({ colorScheme: 'light' })
    expect(await looksOf(diner, looks.length)).to.deep.equal(ifLight)
  })

  it('its reserved space is transparent on a dark page: nothing flashes', async () => {
    const diner = await visit({
      page: initWith(`brand: { scheme: 'dark' }`),
      colorScheme: 'dark',
      prepare: heldFile(/tavola-.*\.js/).prepare,
    })
    const place = diner.page.locator('#book > div')
    await place.waitFor({ state: 'attached' })
    const style = await place.evaluate((host) => {
      const { backgroundColor, height } = getComputedStyle(host)
      return { backgroundColor, height }
    })
    expect(style).to.deep.equal({ backgroundColor: 'rgba(0, 0, 0, 0)', height: '672px' })
  })
})
