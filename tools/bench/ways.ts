import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { page as hostPage } from '../../test/browser/kit/site'

/** A page, and the first screen that a diner uses on it. */
export interface Way {
  readonly name: string
  readonly html: string
  /** A selector of the control that makes the first screen usable. */
  readonly control: string
  /** A text that the screen has then. */
  readonly text?: string
  /** The diner's action that opens the first screen, if one is needed. */
  readonly act?: (page: Page, quiet: () => Promise<void>) => Promise<unknown>
  /** The time to stay below, relative to the page with one React button. */
  readonly goal?: number
}

/** The builds of the widget, by their path on the site. */
export const builds = { light: 'dist/light', react: 'dist' } as const

export type Build = keyof typeof builds
export const buildNames = Object.keys(builds) as Build[]

/** The page that all times are compared with. */
export const reactButton: Way = {
  name: 'one React button',
  html: hostPage({ body: '<div id="root"></div><script src="/own/react-button.js"></script>' }),
  control: 'button',
}

const place = '<div id="book"></div>'
const location = 'input[role=combobox]'
const goals = { light: { tag: 1.2, preload: 1 }, react: { tag: 1.7, preload: 1.55 } } as const

const script = (build: Build, attributes = '') => `<script src="/${build}/tavola.js"${attributes}></script>`

/** The README's tag. */
export const tag = (build: Build, api: string, more = '') =>
  hostPage({
    body: place + script(build, ` async data-base-url="${api}" data-container="#book"${more}`),
  })

/** Every way to embed a build of the widget. */
export const waysOf = (build: Build, api: string): readonly Way[] => [
  ...inlineWays(build, api).map((way) => ({ control: location, ...way, name: `${build}: ${way.name}` })),
  ...popupWays.map((way) => ({
    ...way,
    name: `${build}: ${way.name}`,
    html: hostPage({ body: `${link}${script(build)}<script>Tavola.init('${api}')</script>` }),
    control: location,
    text: 'Milano Cork',
  })),
]

const inlineWays = (build: Build, api: string): readonly Omit<Way, 'control'>[] => [
  { name: 'the tag', html: tag(build, api), goal: goals[build].tag },
  {
    name: 'a call',
    html: hostPage({
      body: `${place}${script(build)}<script>Tavola.init('${api}', document.querySelector('#book'), true)</script>`,
    }),
    goal: goals[build].tag,
  },
  {
    name: 'the element',
    html: hostPage({
      head: script(build, ' async'),
      body: `<tavola-booking id="book" style="display: block" base-url="${api}"></tavola-booking>`,
    }),
    goal: goals[build].tag,
  },
  {
    name: 'the tag with preload lines',
    html: hostPage({ head: embedLines(build, api), body: place }),
    goal: goals[build].preload,
  },
  {
    name: 'step 1 written into the page',
    html: tag(build, api, ' data-preload="now"').replace(place, `<div id="book">${writtenStep(build)}</div>`),
    goal: 0.85,
  },
]

const readBuilt = (build: Build, file: string) =>
  readFileSync(join(builds[build], file), 'utf8').replaceAll(' nonce="{nonce}"', '')

/** The lines that the build writes, with this site's addresses. */
const embedLines = (build: Build, api: string) =>
  readBuilt(build, 'embed.html').replaceAll('/tavola/', `/${build}/`).replace('https://api.example.com', api)

const writtenStep = (build: Build) => readBuilt(build, 'page/milano-en.html')

const link = '<a href="#book" data-tavola-venue="cork">Book at Cork</a>'
const opener = (page: Page) => page.getByRole('link', { name: 'Book at Cork' })

/** Measured from the press on a link, once the page has loaded. */
const popupWays: readonly Pick<Way, 'name' | 'act'>[] = [
  {
    name: 'a popup, by a link',
    act: async (page, quiet) => {
      await quiet()
      await opener(page).evaluate((link: HTMLElement) => link.click())
    },
  },
  {
    name: 'a popup, the mouse on its link before',
    act: async (page, quiet) => {
      await quiet()
      await opener(page).hover()
      await quiet()
      await opener(page).click()
    },
  },
]
