import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { browserEnvironment } from '../fonts'
import { until } from '../playwright-driver'
import { neededPath } from '../programs'
import { enginePrograms, startXvfb, type Engine, type EnginePage } from './engine'
import { startSession, type WebDriver } from './webdriver'

/** WebKitGTK's small browser on a screen of its own, driven by W3C WebDriver. It asks third parties through the proxy. */
export async function startWebKit(proxyPort: number): Promise<Engine> {
  const [driverPath, screenPath] = enginePrograms.webkit.map(neededPath)
  const settings = await desktopSettings()
  const screen = await startXvfb(screenPath!)
  const port = await freePort()
  const server = spawn(driverPath!, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...browserEnvironment(),
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: settings,
      https_proxy: `http://127.0.0.1:${proxyPort}`,
    },
  })
  const address = `http://127.0.0.1:${port}`
  await until(
    () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    "WebKitGTK's driver",
  )
  const driver = await startSession(address, { browserName: 'MiniBrowser', acceptInsecureCerts: true })
  await openSmallWindow(driver)
  return {
    newPage: async () => pageOf(driver),
    async close() {
      await driver('DELETE')
      end(server)
      end(screen.process)
      await rm(settings, { recursive: true })
    },
  }
}

const end = (process: ChildProcess) => process.kill()

/** GTK's settings, which tell pages that they should not move. */
async function desktopSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version))
    await writeFile(join(folder, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  }
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The browser's toolbar allows no window as narrow as a phone; one that a page opens may go without it. */
async function openSmallWindow(driver: WebDriver): Promise<void> {
  const first = await driver('GET', 'window')
  const features = 'toolbar=no,menubar=no,location=no,width=320,height=700'
  const url = `data:text/html,<button onclick="open('about:blank','','${features}')">Open</button>`
  await driver('POST', 'url', { url })
  const using = { using: 'css selector', value: 'button' }
  const [element] = Object.values(await driver<Record<string, string>>('POST', 'element', using))
  await driver('POST', `element/${element}/click`, {})
  const others = async () =>
    (await driver<string[]>('GET', 'window/handles')).filter((handle) => handle !== first)
  await until(async () => (await others()).length > 0, 'a second window')
  await driver('POST', 'window', { handle: (await others())[0] })
}

/** WebDriver's codes of keys, by the names that browsers give them. */
const keys: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Space: ' ',
}

/** An element's place in a list that the page keeps: the driver itself gives out none that is in a shadow root. */
interface Kept {
  readonly kept: number
}

/** Runs a function's body in the page; its arguments may be elements of the list. */
const calling = (body: string) => `
  const list = (window.tavolaKept ??= [])
  const values = [...arguments].map((value) => (value?.kept === undefined ? value : list[value.kept]))
  const result = (function () { ${body} }).apply(null, values)
  return result instanceof Element ? { kept: list.push(result) - 1 } : result`

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a pointer meets an element, in its own page or frame. */
const middle = `
  const { left, top, width, height } = arguments[0].getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }`

/** Where a frame begins in the page. */
const corner = `
  const { left, top } = arguments[0].getBoundingClientRect()
  return { x: Math.round(left), y: Math.round(top) }`

/** @param from where the page's own corner or the frame's is: a pointer counts from the window's */
function pageOf(driver: WebDriver, from: Point = { x: 0, y: 0 }): EnginePage<Kept> {
  const execute = <Value>(script: string, ...args: readonly unknown[]) =>
    driver<Value>('POST', 'execute/sync', { script, args })
  const call = <Value>(body: string, ...values: readonly unknown[]) =>
    execute<Value>(calling(body), ...values)
  const press = (actions: readonly object[]) => act('key', 'keyboard', actions)
  const act = (type: string, id: string, actions: readonly object[]) =>
    driver('POST', 'actions', { actions: [{ type, id, actions }] })
  const type = (text: string) =>
    press([...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))))
  const page: EnginePage<Kept> = {
    open: async (url) => void (await driver('POST', 'url', { url })),
    reload: async () => void (await driver('POST', 'refresh', {})),
    back: async () => void (await driver('POST', 'back', {})),
    resize: async (width, height) => void (await driver('POST', 'window/rect', { width, height })),
    run: call,
    element: async (body, ...values) => (await call<Kept | null>(body, ...values)) ?? undefined,
    async click(element) {
      const { x, y } = await call<Point>(middle, element)
      await act('pointer', 'mouse', [
        { type: 'pointerMove', duration: 100, x: from.x + x, y: from.y + y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async type(field, text) {
      // In a frame only a press makes it the one that gets the keys.
      if (from.x > 0) await page.click(field)
      else await call('arguments[0].focus()', field)
      await type(text)
    },
    async choose(list, index) {
      const moves =
        index - (await call<number>('arguments[0].focus(); return arguments[0].selectedIndex', list))
      await type((moves < 0 ? keys.ArrowUp! : keys.ArrowDown!).repeat(Math.abs(moves)))
    },
    async key(does, key) {
      const value = keys[key] ?? key
      if (does === 'type' || does === 'press') await type(value)
      else await press([{ type: does === 'down' ? 'keyDown' : 'keyUp', value }])
    },
    async inFrame(frame, does) {
      const index =
        'return Array.from(frames, (_, index) => frames[index]).indexOf(arguments[0].contentWindow)'
      const at = await call<Point>(corner, frame)
      await driver('POST', 'frame', { id: await call<number>(index, frame) })
      try {
        return await does(pageOf(driver, at))
      } finally {
        await driver('POST', 'frame', { id: null })
      }
    },
    picture: async (path) => writeFile(path, await driver('GET', 'screenshot'), 'base64'),
    async close() {
      await execute('sessionStorage.clear(); localStorage.clear()')
      await driver('POST', 'url', { url: 'about:blank' })
    },
  }
  return page
}
