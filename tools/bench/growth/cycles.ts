import { held, openTab, withBrowser, type Held } from '../browser'
import type { Build } from '../pages/ways'
import { hostPage, startChain } from '../site'

/** Something that a page does repeatedly, and that should leave nothing behind. */
export interface Cycle {
  readonly name: string
  /** JavaScript that runs when the page loads. */
  readonly begin: (api: string) => string
  /** An async function in JavaScript: `until` waits for a condition, `find` searches the widgets. */
  readonly once: (api: string) => string
}

export const popup: Cycle = {
  name: 'a popup opened and closed',
  begin: (api) => `handle = Tavola.init('${api}')`,
  once: () => `async () => {
    Tavola.open('cork')
    await until(() => find('.widget select'))
    handle.close()
    await until(() => !find('.widget') && !history.state?.tavola)
  }`,
}

export const mount: Cycle = {
  name: 'a widget made and destroyed',
  begin: () => '',
  once: (api) => `async () => {
    const handle = Tavola.init({ baseUrl: '${api}', container: book, venueId: 'cork', preload: 'now' })
    await until(() => find('.widget select'))
    handle.destroy()
    await until(() => !find('*'))
  }`,
}

/** The numbers of repetitions after which memory is measured. */
export const counts = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Leaves V8 only its interpreter: compiled code counts as heap too. */
const withoutCompilers = '--js-flags=--no-opt --no-maglev --no-sparkplug'

/** The memory of a page after each of {@link counts}. */
export async function measureCycles(
  cycle: Cycle,
  build: Build,
  compilers: boolean,
): Promise<readonly Held[]> {
  const chain = await startChain({ folders: { [build.name]: build.folder } })
  const all: Held[] = []
  await withBrowser(
    async (browser) => {
      const { page, session } = await openTab(browser, { rate: 1 })
      const script = `<script src="${build.address}tavola.js"></script><script>${cycle.begin(chain.api)}</script>`
      await page.goto(chain.publish(hostPage('', `<div id="book"></div>${script}`)))
      // Fills V8's cache of numbers as strings before the first measurement.
      await page.evaluate(
        'for (let number = 0; number < 1e5; number++) String(number) + String(number + 0.5)',
      )
      await page.evaluate(repeat(cycle.once(chain.api), 1))
      // The first measurement itself leaves something behind.
      await held(page, session)
      for (const count of counts) {
        await page.evaluate(repeat(cycle.once(chain.api), count - (counts[all.length - 1] ?? 1)))
        all.push(await held(page, session))
      }
    },
    ...(compilers ? [] : [withoutCompilers]),
  )
  chain.close()
  return all
}

/** A script that repeats {@link Cycle.once}. It runs in the page, so that a hundred times take seconds. */
export const repeat = (once: string, times: number) => `(async () => {
  const until = async (look) => {
    for (let tries = 0; !look(); tries++) {
      if (tries > 2_000) throw new Error('Timed out: ' + look)
      await new Promise((done) => setTimeout(done, 4))
    }
  }
  const find = (selector) =>
    [...document.querySelectorAll('body > div, #book > div')].some(({ shadowRoot }) => shadowRoot?.querySelector(selector))
  const once = ${once}
  for (let time = 0; time < ${times}; time++) await once()
})()`
