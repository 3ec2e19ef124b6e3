import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Configuration } from 'webpack'
import { light, react } from '../../../webpack.config.js'
import { metrics, openTab } from '../browser'
import { build } from '../pages/builds'
import type { Build } from '../pages/ways'
import { noteRequests } from '../requests'
import { hostPage, type Chain } from '../site'

/** A chain's brand with so many plugins: three of Tavola's, and small ones of the chain. */
const brandWith = (plugins: number) => ({
  name: 'trattoria',
  plugins: [...tavola, ...ownPlugins(plugins)],
  journeys: ['Booking', 'Enquiry'],
})

const tavola = ['start', 'booking', 'enquiry']
const ownPlugins = (plugins: number) =>
  Array.from({ length: plugins - tavola.length }, (_, index) => `question-${index + 1}`)

/** Builds the widget with so many plugins, and returns the folder of each build. */
export async function buildWith(plugins: number): Promise<Readonly<Record<Build['name'], string>>> {
  const folder = join(root, '.cache/bench', `${plugins}-plugins`)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const id of ownPlugins(plugins)) {
    mkdirSync(join(folder, id), { recursive: true })
    for (const [name, text] of Object.entries(smallPlugin(id))) write(join(id, name), text)
  }
  write('catalogue.ts', catalogueOf(plugins))
  const built = { light: join(folder, 'dist/light'), react: join(folder, 'dist/react') }
  await build(configurationOf(light, folder, built.light))
  await build(configurationOf(react, folder, built.react))
  return built
}

const root = resolve('.')

const configurationOf = (tavola: Configuration, folder: string, path: string): Configuration => ({
  ...tavola,
  output: { ...tavola.output, path },
  resolve: {
    ...tavola.resolve,
    alias: { ...tavola.resolve?.alias, 'catalogue-of-the-build$': join(folder, 'catalogue.ts') },
  },
})

function catalogueOf(plugins: number): string {
  const lines = ownPlugins(plugins).map(
    (id) => `'${id}': { first: true as const, load: () => import(/* webpackMode: "eager" */ './${id}') },`,
  )
  return `import { catalogue as tavola } from '${root}/themes/catalogue'
export default { ...tavola, plugins: { ...tavola.plugins, ${lines.join('\n')} } }`
}

/**
 * The sources of a small plugin, as a chain might write a hundred of them: each has state, messages, a step, an insert, a
 * validator and a payload field, few of which a booking shows.
 */
function smallPlugin(id: string): Readonly<Record<string, string>> {
  return {
    'index.ts': `
import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'

const state = { answer: keep('', 'restart'), asked: false }
const messages = { title: 'Question ${id}', hint: 'Leave it out where {venue} knows.', missing: 'Please answer ${id}' } as const satisfies Messages
export type Context = PluginContext<typeof state, object, typeof messages>

export default definePlugin({
  id: '${id}',
  state,
  messages,
  inserts: [{ at: 'details', when: ({ facts }) => facts.guests > 12, load: () => import(/* webpackChunkName: "${id}-part" */ './part') }],
  steps: [{ id: '${id}', priority: 'flow', when: ({ facts, state }) => facts.confirmed && state.asked.value, load: () => import(/* webpackChunkName: "${id}-part" */ './part') }],
  validators: [{ field: '${id}', message: 'missing', valid: ({ facts, state }) => facts.guests <= 12 || state.answer.value !== '' }],
  payload: { '${id}': ({ state }) => state.answer.value },
})`,
    'part.tsx': `
import { TextField, usePlugin } from 'tavola/controls'
import type { Context } from '.'

export default function Part() {
  const { state, facts, t } = usePlugin<Context>()
  const set = (text: string) => void (state.answer.value = text)
  return (
    <>
      <TextField label={t('title')} value={state.answer.value} onChange={set} />
      <p>{t('hint', { venue: facts.venue?.name ?? '' })}</p>
    </>
  )
}`,
  }
}

/** Milliseconds that the main thread has worked since the navigation, with the processor not slowed. */
export interface PluginCost {
  readonly stepOne: number
  readonly details: number
}

/** Visits a page whose brand has so many plugins. `files`: the build's path on the site. */
export async function measurePlugins(
  browser: Browser,
  chain: Chain,
  files: string,
  plugins: number,
): Promise<PluginCost> {
  const { page, session, close } = await openTab(browser, { rate: 1 })
  const requests = noteRequests(session)
  const spent = async () => {
    await requests.quiet(500)
    return (await metrics(session)).TaskDuration!
  }
  const options = `{ baseUrl: '${chain.api}', container: book, brand: ${JSON.stringify(brandWith(plugins))} }`
  const scripts = `<script src="${files}tavola.js"></script><script>Tavola.init(${options})</script>`
  await page.goto(chain.publish(hostPage('', `<div id="book"></div>${scripts}`)))
  await page.getByRole('combobox', { name: 'Location' }).waitFor()
  const stepOne = await spent()
  await reachesDetails(page)
  const details = await spent()
  await close()
  return { stepOne, details }
}

/** Only the presses themselves: questions of a page object would count as work of the page. */
async function reachesDetails(page: Page): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await page.getByRole('combobox', { name: 'Location' }).fill('cork')
  await page
    .getByRole('option', { name: /Milano Cork/ })
    .first()
    .click()
  await press('Book a Table')
  await press(/^Date/)
  await press('Next month')
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(10).click()
  const hour = page.getByRole('combobox', { name: 'Hour' })
  await hour.and(page.locator(':enabled')).waitFor()
  await hour.selectOption({ index: 2 })
  await press('Continue')
  await page.getByRole('textbox', { name: 'First Name' }).waitFor()
}
