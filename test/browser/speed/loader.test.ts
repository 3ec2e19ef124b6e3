import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { held, heldFile } from '../kit/api'
import { visit, type Diner } from '../kit/diner'
import { atTimes, dist, initWith, page, popupPage, type HostPage } from '../kit/site'
import { until } from '../kit/playwright-driver'
import { popupWith, skipToComplete } from '../kit/visits'

const link = '<a href="/?visit-us" data-tavola-venue="cork">Book at Cork</a>'

/** Until whatever the page asks for by now has come to its server. */
async function quiet({ page, settles }: Diner): Promise<void> {
  await settles()
  await page.evaluate(`fetch('/')`)
}

const files = ['first', 'search', 'popup', 'react-select'].map((name) => `tavola-${name}.js`)
const venue = 'GET /api/venues/getbyid/cork'

/** The events of a finger before its click, which does not come. */
async function touches({ page, gets }: Diner): Promise<void> {
  const { x, y, width, height } = (await gets('link', 'Book at Cork').boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
}

interface Intent {
  readonly page?: HostPage
  readonly hasTouch?: boolean
  /** Shows that the popup may be opened. */
  readonly shows: (diner: Diner) => Promise<unknown>
  readonly opens?: (diner: Diner) => Promise<unknown>
}

const intents: Readonly<Record<string, Intent>> = {
  'a mouse over the link': { shows: ({ gets }) => gets('link', 'Book at Cork').hover() },
  'a mouse over the button': {
    page: popupPage,
    shows: ({ gets }) => gets('button', 'Book at Cork').hover(),
    opens: ({ clicks }) => clicks('button', 'Book at Cork'),
  },
  'the focus on the link': {
    shows: ({ page }) => page.keyboard.press('Tab'),
    opens: ({ page }) => page.keyboard.press('Enter'),
  },
  'a finger on the link': {
    hasTouch: true,
    shows: touches,
    opens: ({ gets }) => gets('link', 'Book at Cork').tap(),
  },
}
const daily = ['a mouse over the button', 'a finger on the link']
const clicksLink = ({ clicks }: Diner) => clicks('link', 'Book at Cork')

/** The rest loads on intent, so that a host page pays for the loader alone. What else makes it load: test/host/loader. */
describe('Browser: intent', () => {
  for (const [
    intent,
    { page: host = popupWith('', link), hasTouch = false, shows, opens = clicksLink },
  ] of byDay(Object.entries(intents), ([intent]) => daily.includes(intent))) {
    it(`${intent} that opens the popup loads all of its first step`, async () => {
      const answer = held(venueBody())
      const diner = await visit({ page: host, hasTouch, answers: { [venue]: answer.answer } })
      await quiet(diner)
      expect(diner.site.files).to.deep.equal(['tavola.js'])
      await shows(diner)
      await until(() => files.every((file) => diner.site.files.includes(file)), files.join())
      await quiet(diner)
      expect(diner.site.files).to.have.members(['tavola.js', ...files])
      const paths = () => diner.api.requests.map(({ path }) => path)
      expect(paths()).to.deep.equal(host === popupPage ? [] : ['/api/venues/getbyid/cork'])
      // From now on no file comes, and none is needed.
      const asked: string[] = []
      await diner.page.route(/\/tavola-/, (route) => void asked.push(route.request().url()))
      await opens(diner)
      await diner.finds('combobox', 'Location')
      await diner.settles()
      expect(asked).to.deep.equal([])
      answer.release()
      await diner.chose('Milano Cork')
      expect(paths()).to.deep.equal(['/api/venues/getbyid/cork'])
    })
  }

  it('page.fast: an inline widget far below loads when a visitor scrolls near', async () => {
    const diner = await visit({
      page: (api) => initWith()(api).replace('<h1>', '<div style="height: 400vh"></div><h1>'),
    })
    await quiet(diner)
    expect(diner.site.files).to.deep.equal(['tavola.js'])
    await diner.page.evaluate(`scrollTo(0, innerHeight * 2.5)`)
    await diner.finds('combobox', 'Location')
  })
})

/** A page with the one file, and how its tag begins. */
const oneFile =
  (tag: string, before = '', file = 'tavola-inline.js'): HostPage =>
  (api) =>
    page({
      body: `${before}<div id="book"></div>
        <script ${tag} src="/${file}" data-base-url="${api}" data-container="#book"></script>`,
    })

const codeFiles = ({ site }: Awaited<ReturnType<typeof visit>>) =>
  site.files.filter((file) => /^tavola(-first|-inline)?\.js$/.test(file))

describe('Browser: the loader and the code in one file', () => {
  it('and every other script of the build is ASCII, so that a page in any encoding reads it right', () => {
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'))
    expect(scripts).to.include.members(['tavola.js', 'tavola-inline-brand.js', 'tavola-scenes.js'])
    const others = scripts.filter((file) => /[^\0-\x7f]/.test(readFileSync(join(dist, file), 'utf8')))
    expect(others).to.deep.equal([])
  })

  const tags: Readonly<Record<string, HostPage>> = {
    'a plain tag': oneFile(''),
    'an async tag': oneFile('async'),
    'a module': oneFile('type="module"'),
    'a tag below a form named "Tavola"': oneFile('', '<form id="Tavola"></form>'),
    'a module below such a form': oneFile('type="module"', '<form id="Tavola"></form>'),
  }
  for (const [tag, page] of byDay(Object.entries(tags), ([tag]) => /plain|such a form/.test(tag))) {
    it(`${tag} shows all of the first screen without another file of the build`, async () => {
      const others = heldFile(/tavola-(?!inline)/)
      const diner = await visit({ page, prepare: others.prepare })
      await diner.fills('Location', 'c')
      await diner.presses('Book a Table')
      expect(codeFiles(diner)).to.deep.equal(['tavola-inline.js'])
      others.release()
      await diner.choosesRestaurant()
      expect(diner.errors).to.deep.equal([])
    })
  }

  const brands: Readonly<Record<string, string>> = {
    'the default look and its own colour': `{"title":"Osteria","tokens":{"--tavola-accent":"#0a5c36"}}`,
    'another look': `{"title":"Osteria","theme":"notte"}`,
  }
  for (const [brand, json] of byDay(Object.entries(brands), ([brand]) => /another/.test(brand))) {
    it(`with what a brand needs beside it: ${brand} need no further file`, async () => {
      const others = heldFile(/tavola-(?!inline)/)
      const tag = oneFile(`data-brand='${json}'`, '', 'tavola-inline-brand.js')
      const diner = await visit({ page: tag, prepare: others.prepare })
      await diner.fills('Location', 'c')
      await diner.presses('Book a Table')
      await diner.finds('region', 'Osteria')
      expect(diner.site.files.filter((file) => /tavola-(brand|notte)/.test(file))).to.deep.equal([])
      others.release()
      await diner.choosesRestaurant()
      await diner.settles()
      expect(diner.site.files).not.to.include('tavola-diagnostics.js')
    })
  }

  it('a table is booked with it, and the calls of a queue are carried out', async () => {
    const queued: HostPage = (api) =>
      page({
        body: `<div id="book"></div>
          <script>
            Tavola = { q: [], init() { this.q.push(['init', arguments]) } }
            Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), ${atTimes} })
          </script>
          <script src="/tavola-inline.js"></script>`,
      })
    const diner = await visit({ page: queued })
    await skipToComplete(diner)
    await diner.completes()
    expect(codeFiles(diner)).to.deep.equal(['tavola-inline.js'])
    expect(diner.errors).to.deep.equal([])
  })

  it('beside the loader, which a popup of the same page has, the code is fetched once', async () => {
    const both: HostPage = (api) =>
      oneFile('')(api).replace(
        '<div id="book">',
        `<script src="/tavola.js"></script><script>Tavola.init('${api}')</script>
        <a href="#" data-tavola-venue="cork">Book at Cork</a><div id="book">`,
      )
    const diner = await visit({ page: both })
    await diner.finds('combobox', 'Location')
    await diner.clicks('link', 'Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
    expect(codeFiles(diner)).to.have.members(['tavola.js', 'tavola-inline.js'])
    expect(diner.errors).to.deep.equal([])
  })
})
