import { launch, openTab } from '../load/browser'
import { hostPage } from '../pages/host-page'
import type { Build } from '../pages/ways'
import { startChain } from '../site/chain'
import { held, type Held } from './held'

/** Something that a page does again and again, and that leaves nothing. */
export interface Cycle {
  readonly name: string
  /** Options of the widget besides its back end, as JavaScript; one is made where the page begins. */
  readonly begin: (api: string) => string
  /** A JavaScript function, async: `until` waits for a condition, `find` looks into the widgets. */
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

/** After how many times it is looked at what is held. */
export const counts = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Flags that leave V8 its interpreter: the machine code that it makes of what runs often counts as heap too. */
const withoutCompilers = '--js-flags=--no-opt --no-maglev --no-sparkplug'

/** What a page holds after each of {@link counts}. */
export async function measureCycles(
  cycle: Cycle,
  build: Build,
  compilers: boolean,
): Promise<readonly Held[]> {
  const browser = await launch(...(compilers ? [] : [withoutCompilers]))
  const chain = await startChain({ folders: { [build.name]: build.folder } })
  const { page, session } = await openTab(browser, undefined, 1)
  try {
    const script = `<script src="${build.address}tavola.js"></script><script>${cycle.begin(chain.api)}</script>`
    await page.goto(chain.publish(hostPage('', `<div id="book"></div>${script}`)))
    // What the engine keeps of numbers that became texts is made to its full size beforehand.
    await page.evaluate('for (let number = 0; number < 1e5; number++) String(number) + String(number + 0.5)')
    await page.evaluate(repeat(cycle.once(chain.api), 1))
    // To look leaves something too, the first time.
    await held(page, session)
    const all: Held[] = []
    for (const count of counts) {
      await page.evaluate(repeat(cycle.once(chain.api), count - (counts[all.length - 1] ?? 1)))
      all.push(await held(page, session))
    }
    return all
  } finally {
    await browser.close()
    chain.close()
  }
}

/** A script that does something of {@link Cycle.once} so often: in the page, so that a hundred times take seconds. */
export const repeat = (once: string, times: number) => `(async () => {
  const until = async (look) => {
    for (let tries = 0; !look(); tries++) {
      if (tries > 2_000) throw new Error('Waited in vain: ' + look)
      await new Promise((done) => setTimeout(done, 4))
    }
  }
  const find = (selector) =>
    [...document.querySelectorAll('body > div, #book > div')].some(({ shadowRoot }) => shadowRoot?.querySelector(selector))
  const once = ${once}
  for (let time = 0; time < ${times}; time++) await once()
})()`
