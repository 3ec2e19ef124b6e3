import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { page as hostPage } from '../../test/browser/kit/site'
import { firstSettings } from '../playground/settings'
import type { Tab } from './browser'

/** A page, and the first screen that a diner uses on it. */
export interface Way {
  readonly name: string
  readonly html: string
  /** A selector of the first control that a diner needs: any control if it is left out. */
  readonly control?: string
  /** A text that the screen has then. */
  readonly text?: string
  /** The diner's action that opens the first screen, if one is needed. */
  readonly act?: (tab: Tab) => Promise<unknown>
  readonly goal?: Goal | undefined
}

/** What to stay below, relative to the page with one React button: the time until all controls, and the main thread's work. */
export interface Goal {
  readonly all: number
  readonly work?: number
}

/** The builds of the widget, by their path on the site. */
export const builds = { light: 'dist/light', react: 'dist' } as const

export type Build = keyof typeof builds
export const buildNames = Object.keys(builds) as Build[]

/** The page that all times are compared with. */
export const reactButton: Way = {
  name: 'one React button',
  html: hostPage({ body: '<div id="root"></div><script src="/own/react.js"></script>' }),
}

const place = '<div id="book"></div>'
const location = 'input[role=combobox]'
const goals = {
  light: {
    tag: { all: 0.95, work: 1.2 },
    head: { all: 0.85, work: 1.2 },
    brand: { all: 0.95, work: 1.2 },
    restaurant: { all: 1, work: 1.6 },
    written: { all: 0.4 },
  },
  react: { tag: { all: 1.35 }, head: undefined, brand: undefined, restaurant: undefined, written: undefined },
} as const

export const script = (build: Build, attributes = '', file = 'tavola.js') =>
  `<script src="/${build}/${file}"${attributes}></script>`

/** The README's tag: the loader and the first screen in one file. */
export const tag = (build: Build, api: string, more = '', file = 'tavola-inline.js') =>
  hostPage({
    body: place + script(build, ` async data-base-url="${api}" data-container="#book"${more}`, file),
  })

/** Every way to embed a build of the widget. */
export const waysOf = (build: Build, api: string): readonly Way[] => [
  ...inlineWays(build, api).map((way) => ({ control: location, ...way, name: `${build}: ${way.name}` })),
  ...popupWays.map((way) => ({
    ...way,
    goal: build === 'light' ? way.goal : undefined,
    name: `${build}: ${way.name}`,
    html: hostPage({ body: `${link}${script(build)}<script>Tavola.init('${api}')</script>` }),
    control: location,
    text: 'Milano Cork',
  })),
]

const inlineWays = (build: Build, api: string): readonly Way[] => [
  { name: 'the tag', html: tag(build, api), goal: goals[build].tag },
  {
    name: 'the tag in the head',
    html: hostPage({ head: embedLines(build, api), body: place }),
    goal: goals[build].head,
  },
  {
    name: 'the tag with a brand of one’s own',
    html: tag(build, api, ` data-brand='${firstSettings.brand}'`, 'tavola-inline-brand.js'),
    goal: goals[build].brand,
  },
  {
    name: 'the tag for one restaurant',
    html: tag(build, api, ' data-venue-id="cork"'),
    control: 'button',
    goal: goals[build].restaurant,
  },
  {
    name: 'step 1 written into the page',
    html: tag(build, api).replace(place, `<div id="book">${writtenStep(build)}</div>`),
    goal: goals[build].written,
  },
  { name: 'the loader', html: tag(build, api, '', 'tavola.js') },
  {
    name: 'the loader and a call',
    html: hostPage({
      body: `${place}${script(build)}<script>Tavola.init('${api}', document.querySelector('#book'), true)</script>`,
    }),
  },
  {
    name: 'the loader and the element',
    html: hostPage({
      head: script(build, ' async'),
      body: `<tavola-booking id="book" style="display: block" base-url="${api}"></tavola-booking>`,
    }),
  },
]

const readBuilt = (build: Build, file: string) =>
  readFileSync(join(builds[build], file), 'utf8').replaceAll(' nonce="{nonce}"', '')

/** The lines that the build writes, with this site's addresses. */
const embedLines = (build: Build, api: string) =>
  readBuilt(build, 'embed.html').replaceAll('/tavola/', `/${build}/`).replace('https://api.example.com', api)

const writtenStep = (build: Build) => readBuilt(build, 'page/milano-en.html')

const link = '<a href="#book" data-tavola-venue="cork">Book at Cork</a>'

/** Where the link is, in pixels of the viewport. */
const placeOfLink = (tab: Tab) =>
  tab.read<[x: number, y: number]>(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector('a').getBoundingClientRect())`,
  )

/** Measured from the press on a link, once the page has loaded. */
const popupWays: readonly Pick<Way, 'name' | 'act' | 'goal'>[] = [
  {
    name: 'a popup from a link',
    goal: { all: 0.9, work: 1.8 },
    act: async (tab) => {
      await tab.quiet()
      // The pointer is on the link no sooner than it presses it, as a finger.
      await tab.page.mouse.click(...(await placeOfLink(tab)))
    },
  },
  {
    name: 'a popup from a hovered link',
    goal: { all: 0.4 },
    act: async (tab) => {
      await tab.quiet()
      const place = await placeOfLink(tab)
      await tab.page.mouse.move(...place)
      await tab.quiet()
      await tab.page.mouse.click(...place)
    },
  },
]
