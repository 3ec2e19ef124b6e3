import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Screen } from '../in-page'
import type { Visit } from '../load/visits'
import { hostPage } from '../site'

/** A build of the widget. */
export interface Build {
  readonly name: 'light' | 'react'
  readonly folder: string
  /** Its path on the site, with a slash at the end. */
  readonly address: string
}

export const builds: readonly Build[] = [
  { name: 'light', folder: 'dist/light', address: '/light/' },
  { name: 'react', folder: 'dist', address: '/react/' },
]

/** A way to embed the widget. */
export interface Way extends Pick<Visit, 'screen' | 'act'> {
  readonly name: string
  readonly html: (build: Build, api: string) => string
  /** JavaScript that removes the widget, if the page can. */
  readonly leave?: string
}

/** Step 1 is usable once its location box is. */
const stepOne: Screen = { control: 'input[role=combobox]', text: '' }

const place = '<div id="book"></div>'

/** The README's tag. */
const tag = ({ address }: Build, api: string, more = '') =>
  `<script async src="${address}tavola.js" data-base-url="${api}" data-container="#book"${more}></script>`

const inline: readonly Way[] = [
  {
    name: 'the tag',
    screen: stepOne,
    html: (build, api) => hostPage('', place + tag(build, api)),
  },
  {
    name: 'a call',
    screen: stepOne,
    html: ({ address }, api) =>
      hostPage(
        '',
        `${place}<script src="${address}tavola.js"></script>
        <script>Tavola.handle = Tavola.init('${api}', document.querySelector('#book'), true)</script>`,
      ),
    leave: 'Tavola.handle.destroy()',
  },
  {
    name: 'the element',
    screen: stepOne,
    html: ({ address }, api) =>
      hostPage(
        `<script async src="${address}tavola.js"></script>`,
        `<tavola-booking id="book" style="display: block" base-url="${api}"></tavola-booking>`,
      ),
    leave: 'book.remove()',
  },
  {
    name: 'the tag with preload lines',
    screen: stepOne,
    html: (build, api) => hostPage(embedLines(build, api), place),
  },
  {
    name: 'step 1 written into the page',
    screen: stepOne,
    html: (build, api) =>
      hostPage('', `<div id="book">${writtenStep(build)}</div>${tag(build, api, ' data-preload="now"')}`),
  },
]

/** The lines that the build writes, with this site's addresses. */
const embedLines = ({ folder, address }: Build, api: string) =>
  readFileSync(join(folder, 'embed.html'), 'utf8')
    .replace(/ nonce="\{nonce\}"/g, '')
    .replaceAll('/tavola/', address)
    .replace('https://api.example.com', api)

const writtenStep = ({ folder }: Build) =>
  readFileSync(join(folder, 'page/milano-en.html'), 'utf8').replace(/ nonce="\{nonce\}"/g, '')

const link = '<a href="#book" data-tavola-venue="cork">Book at Cork</a>'
const opener = (page: Page) => page.getByRole('link', { name: 'Book at Cork' })
const popup = {
  screen: { ...stepOne, text: 'Milano Cork' },
  html: ({ address }: Build, api: string, options = `'${api}'`) =>
    hostPage(
      '',
      `${link}<script src="${address}tavola.js"></script><script>Tavola.handle = Tavola.init(${options})</script>`,
    ),
  // Opens it first: a popup that was never opened leaves nothing.
  leave: `(async () => {
    Tavola.open('cork')
    const { host } = Tavola.handle
    while (!host.shadowRoot?.querySelector('.widget select')) await new Promise((done) => setTimeout(done, 50))
    Tavola.handle.destroy()
  })()`,
}

const hoverFirst: Way['act'] = async (page, quiet) => {
  await quiet()
  await opener(page).hover()
  await quiet()
  await opener(page).click()
}

/** Measured from the press on a link, once the page has loaded. */
const popups: readonly Way[] = [
  {
    ...popup,
    name: 'a popup, by a link',
    act: async (page, quiet) => {
      await quiet()
      await opener(page).evaluate((link: HTMLElement) => link.click())
    },
  },
  {
    ...popup,
    name: 'a popup, the mouse on its link before',
    act: hoverFirst,
  },
  {
    ...popup,
    name: 'a popup with a preselected restaurant, the mouse on its link before',
    html: (build, api) => popup.html(build, api, `{ baseUrl: '${api}', venueId: 'cork' }`),
    act: hoverFirst,
  },
]

export const ways: readonly Way[] = [...inline, ...popups]

/** Throws if there is no build. */
export function requireBuilds(): void {
  for (const { folder } of builds)
    if (!existsSync(join(folder, 'embed.html'))) throw new Error(`No build in ${folder}. Run npm run build.`)
}
