import { expect } from 'chai'
import { contrast, parseColour } from '../../../src/host/look/colour'
import { parts } from '../../../tools/docs/reference/notes'
import { availabilityBody, slotBody, venueBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { endVisits, visit, type Diner } from '../kit/diner'
import { page, pageOfBrands, type HostPage } from '../kit/site'
import { status } from '../kit/api'
import { skipToComplete } from '../kit/visits'
import { monthOf, saturday } from '../kit/time'

const themes = ['milano', 'notte', 'zaytuna']
const accents = {
  tokens: { '--tavola-accent': '#0a5c36' },
  darkTokens: { '--tavola-accent': '#7fc79f' },
}

/** Each way in which a brand may write its yellow. */
const yellows = byDay(
  [
    '#ffe100',
    'hsl(53 100% 50%)',
    'oklch(90.6% 0.19 101)',
    'color(display-p3 1 0.9 0)',
    'var(--page-yellow, #ffe100)',
  ],
  (yellow) => /oklch|var/.test(yellow),
)

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
  ...Object.fromEntries(
    yellows.map((yellow) => [yellow, { tokens: { '--tavola-accent': yellow, '--tavola-aside': yellow } }]),
  ),
}
const at = (brand: string, selector = '> div') => `#brand-${Object.keys(brands).indexOf(brand)} ${selector}`
const styles = `<style>${at('page', '> .tavola')} { --tavola-accent: #0a5c36 }</style>`

type Painted = 'color' | 'backgroundColor'

const token = ({ page }: Diner, name: string, brand: string) =>
  page.locator(at(brand)).evaluate((host, name) => getComputedStyle(host).getPropertyValue(name).trim(), name)

/** The red, green and blue of a colour as drawn, 0 to 255. */
const drawn = ({ page }: Diner, selector: string, property: Painted = 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
      canvas.fillStyle = getComputedStyle(element)[name]
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }, property)

/** The contrast of an element's text with a background. */
async function ratioOf(diner: Diner, selector: string, ground = selector): Promise<number> {
  const colourOf = async (of: string, property: Painted) =>
    parseColour(`rgb(${(await drawn(diner, of, property)).join(', ')})`)!
  return contrast(await colourOf(selector, 'color'), await colourOf(ground, 'backgroundColor'))
}

/** What is repaired, when, and what is said: test/host/look. */
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
      .gets('button', 'Kids Pizza Making Party Enquiry')
      .nth(Object.keys(brands).length - 1)
      .waitFor()
  })
  after(endVisits)

  it('are those of its theme, overridden by its own, or by the page’s style sheet', async () => {
    const control = diner.page.locator(at('own', '.location__control'))
    expect(await control.evaluate((element) => getComputedStyle(element).borderRadius)).to.equal('0px')
    expect(await token(diner, '--tavola-paper', 'own')).to.equal('#fbf6ee')
    // With the accent alone the header has its deeper one.
    expect(await drawn(diner, at('own', 'header'))).to.deep.equal([8, 75, 44])
    expect(await token(diner, '--tavola-link', 'page')).to.equal('#0a5c36')
  })

  it('stay values, whatever they contain', async () => {
    const next = diner.page.locator(at('hostile')).getByRole('button', { name: 'Continue' })
    expect(await next.isVisible()).to.equal(true)
    const wrong = diner.consoleLines
      .map((line) => /invalid "tokens\.(--tavola-\w+)"/.exec(line)?.[1])
      .filter(Boolean)
    expect(wrong).to.have.members(['--tavola-accent', '--tavola-paper', '--tavola-ink', '--tavola-shadow'])
    for (const name of ['--tavola-accent', '--tavola-focus'])
      expect(await token(diner, name, 'hostile')).to.equal('#7a2032')
    expect(asked).to.deep.equal([])
  })

  it("brand.contrast: a brand's yellow stays, in any notation, and texts on it and in it are readable", async () => {
    for (const yellow of yellows) {
      expect(await ratioOf(diner, at(yellow, 'header')), yellow).to.be.at.least(4.5)
      const button = await ratioOf(diner, at(yellow, '.button-quiet'), at(yellow, '.widget'))
      expect(button, yellow).to.be.at.least(4.5)
      const accent = await token(diner, '--tavola-accent', yellow)
      expect(accent).to.equal(yellow.startsWith('var') ? '#ffe100' : yellow)
    }
    const repaired = diner.consoleLines.filter((line) => /\(#f[cf]e\d00\).* has a contrast of/.test(line))
    expect(repaired.length).to.be.greaterThan(2 * yellows.length)
  })

  it('with the accent alone, give links and the header of every look its hue, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await diner.page.emulateMedia({ colorScheme })
      const accent = colorScheme === 'light' ? '#0a5c36' : '#7fc79f'
      for (const theme of themes) {
        for (const name of ['--tavola-link', '--tavola-focus'])
          expect(await token(diner, name, theme), `${theme} ${colorScheme} ${name}`).to.equal(accent)
        const ground = theme === 'zaytuna' ? '.widget' : 'header'
        const [red, green, blue] = await drawn(diner, at(theme, ground))
        // The sky of notte is dark by night in any brand.
        if (theme === 'notte' && colorScheme === 'dark') expect(red! - blue!).to.be.closeTo(0, 2)
        else expect(green! - Math.max(red!, blue!), `${theme} ${colorScheme}`).to.be.greaterThan(8)
      }
    }
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
const slots = [slotBody(1930), slotBody(1945, false, true), slotBody(2000, false)]
const dublin = venueBody({ id: 'dublin', name: 'Milano Dublin', availability: slots })
const answers = {
  'GET /api/venues/getbyid/*': venueBody({ closedMessage: 'We are closed at Christmas.' }),
  'GET /api/venues/searchavailability/*': availabilityBody({
    originalChoiceAvailable: false,
    venues: [dublin],
  }),
  'GET /api/menus/search/*': [{ id: 7, title: 'Pizza and prosecco' }],
  'POST /api/bookings/create': () => status(500),
}

/** A booking over everything that a page can name, as far as its end: the parts on the way. */
async function seenOnTheWay(diner: Diner): Promise<Set<string>> {
  const seen = new Set<string>()
  const looks = async (...what: Parameters<Diner['finds']>) => {
    await diner.finds(...what)
    const parts = diner.page.locator('[part]')
    for (const part of await parts.evaluateAll((all) => all.flatMap((element) => [...element.part])))
      seen.add(part)
  }
  await looks('button', 'Book a Table')
  await diner.choosesDay()
  await diner.opensCalendar()
  await looks('grid', monthOf(saturday))
  await diner.page.keyboard.press('Escape')
  await diner.selects('Hour', '19')
  await diner.presses('Continue')
  await looks('button', /^Book 19:30/)
  await diner.presses(/^Book 19:30/)
  await looks('radio', 'Pizza and prosecco')
  await diner.clicks('radio', 'Pizza and prosecco')
  await diner.presses('Next')
  await diner.presses('terms and conditions')
  await looks('dialog', 'Terms and conditions')
  await diner.page.keyboard.press('Escape')
  await skipToComplete(diner)
  await diner.presses('Complete Booking')
  await looks('button', 'OK')
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
