import type { Browser, Page } from 'playwright-core'
import { metrics, openTab } from '../../load/browser'
import { noteRequests } from '../../load/requests'
import { hostPage } from '../../pages/host-page'
import type { Chain } from '../../site/chain'
import { brandWith } from './build'

/** Milliseconds of the main thread, on an unslowed processor, since the page's navigation. */
export interface PluginCost {
  readonly stepOne: number
  readonly details: number
}

/** One visit to a page whose brand has so many plugins. `files`: where the build lies on the site. */
export async function measurePlugins(
  browser: Browser,
  chain: Chain,
  files: string,
  plugins: number,
): Promise<PluginCost> {
  const { page, session, close } = await openTab(browser, undefined, 1)
  const requests = noteRequests(session)
  const spent = async () => {
    await requests.quiet(500)
    return (await metrics(session)).TaskDuration!
  }
  const options = `{ baseUrl: '${chain.api}', container: book, brand: ${JSON.stringify(brandWith(plugins))} }`
  await page.goto(
    chain.publish(
      hostPage(
        '',
        `<div id="book"></div><script src="${files}tavola.js"></script><script>Tavola.init(${options})</script>`,
      ),
    ),
  )
  await page.getByRole('combobox', { name: 'Location' }).waitFor()
  const stepOne = await spent()
  await reachesDetails(page)
  const details = await spent()
  await close()
  return { stepOne, details }
}

async function reachesDetails(page: Page): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await page.getByRole('combobox', { name: 'Location' }).fill('cork')
  await page
    .getByRole('option', { name: /Milano Cork/ })
    .first()
    .click()
  await press('Book a Table')
  await press(/^Date/)
  await press('Go to the Next Month')
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(10).click()
  const hour = page.getByRole('combobox', { name: 'Hour' })
  await hour.and(page.locator(':enabled')).waitFor()
  await hour.selectOption({ index: 2 })
  await press('Continue')
  await page.getByRole('textbox', { name: 'First Name' }).waitFor()
}
