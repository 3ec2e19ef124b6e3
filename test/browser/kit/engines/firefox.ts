import { dirname } from 'node:path'
import {
  launch,
  type Browser,
  type ElementHandle,
  type Frame,
  type KeyInput,
  type Page,
} from 'puppeteer-core'
import { browserEnvironment } from '../fonts'
import { hang } from '../playwright-driver'
import { neededPath } from '../programs'
import { enginePrograms, type Engine, type EnginePage } from './engine'

/** A screen that Firefox's window is on, with the settings that it needs there. */
export interface Screen {
  readonly environment: NodeJS.ProcessEnv
  readonly preferences: Readonly<Record<string, unknown>>
}

/**
 * Firefox as it is installed, driven by WebDriver BiDi, which it speaks itself. It asks third parties through the proxy.
 * Without a screen it has no window.
 */
export async function startFirefox(proxyPort: number, screen?: Screen): Promise<Engine> {
  const environment = browserEnvironment()
  const browser = await launch({
    browser: 'firefox',
    executablePath: neededPath(enginePrograms.firefox[0]!),
    acceptInsecureCerts: true,
    protocolTimeout: hang,
    timeout: hang,
    defaultViewport: null,
    env: { ...environment, ...screen?.environment },
    headless: !screen,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'ui.prefersReducedMotion': 1,
      // What draws pages may read few folders.
      'security.sandbox.content.read_path_whitelist': `${dirname(environment.FONTCONFIG_FILE)}/`,
      // They take no room, as on a phone.
      'ui.useOverlayScrollbars': 1,
      // Tab stops at links and buttons too, whatever the desktop says.
      'accessibility.tabfocus': 7,
      'intl.accept_languages': 'en-IE,en',
      ...screen?.preferences,
    },
  })
  return { newPage: () => newPage(browser), close: () => browser.close() }
}

async function newPage(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(hang)
  return { ...inPart(page, page.mainFrame()), close: () => context.close() }
}

/** @param frame the page's own, or one within it */
function inPart(page: Page, frame: Frame): EnginePage<ElementHandle> {
  // Puppeteer takes a function, and sends its text.
  const call = (body: string, values: readonly unknown[]) =>
    frame.evaluateHandle(new Function(body) as (...values: readonly unknown[]) => unknown, ...values)
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: () => page.evaluate('history.back()') as Promise<void>,
    resize: (width, height) => page.setViewport({ width, height }),
    run: async (body, ...values) => (await call(body, values)).jsonValue() as never,
    element: async (body, ...values) =>
      ((await call(body, values)).asElement() as ElementHandle | null) ?? undefined,
    click: (element) => element.click(),
    type: (field, text) => field.type(text),
    async choose(list, index) {
      const select = list as ElementHandle<HTMLSelectElement>
      await select.select(await select.evaluate(({ options }, at) => options[at]!.value, index))
    },
    key: (does, key) => page.keyboard[does]((key === 'Space' ? ' ' : key) as KeyInput),
    async inFrame(element, act) {
      return act(inPart(page, await (element as ElementHandle<HTMLIFrameElement>).contentFrame()))
    },
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => page.close(),
  }
}
