import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { describeControl, type Driver, type Name, type State } from '../../../../src/testing/driver'
import { strokesOf, until } from '../playwright-driver'
import type { EnginePage } from './engine'
import type { Query, SentName } from './in-page'

/** Besides what every diner does: where the focus is. */
export interface EngineDriver extends Driver<Query, false> {
  /** Waits until it has the focus. */
  focuses(role: string, name?: Name): Promise<void>
  /** Whether what has the focus has this name, whatever its role. */
  isAt(name: Name): Promise<boolean>
  /** Presses Tab until it has the focus. */
  tabsTo(role: string, name: Name): Promise<void>
}

let bundled: Promise<string> | undefined

/** in-page.ts as one script. */
async function bundle(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL('in-page.ts', import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife' })
  return output[0].code
}

/** Drives a page in Firefox or WebKit. What it looks for it waits for, by looking again and again. */
export function createEngineDriver(page: EnginePage, within?: Query): EngineDriver {
  const gets = (role: string, name?: Name, state?: State): Query => ({
    role,
    ...(name !== undefined && { name: sent(name) }),
    ...(state && { state }),
    ...(within && { within }),
  })
  /** Runs a function's body in the page, where `diner` is in-page.ts's. */
  const ask = async <Value>(body: string, ...values: readonly unknown[]): Promise<Value> => {
    await bring(page)
    return page.run<Value>(`const diner = window.tavolaDiner; ${body}`, ...values)
  }
  const count = (query: Query) => ask<number>('return diner.all(arguments[0]).length', query)
  const sees = <Result>(what: string, look: () => Promise<Result | undefined>) => withSight(ask, what, look)
  /** The element, once it is there and `isSo`. */
  const element = async (query: Query, isSo = 'true') => {
    await bring(page)
    return page.element(
      `const [element] = window.tavolaDiner.all(arguments[0]); return element && ${isSo} ? element : null`,
      query,
    )
  }
  const acts = (query: Query, act: (element: unknown) => Promise<unknown>, isSo = ready) =>
    sees(describeControl(query.role, shown(query.name)), async () => {
      const found = await element(query, isSo)
      if (found === undefined) return undefined
      await act(found)
      return true
    })
  const waits = (what: string, isSo: () => Promise<boolean>) =>
    sees(what, async () => (await isSo()) || undefined).then(() => undefined)
  /** Of what is there now; waits until it is. */
  const asks = <Value>(query: Query, value: string) =>
    sees(describeControl(query.role, shown(query.name)), async () => {
      const found = await ask<readonly Value[]>(
        `return diner.all(arguments[0]).map((element) => ${value})`,
        query,
      )
      return found.length > 0 ? found : undefined
    })

  const isFocused = (query: Query) => ask<boolean>('return diner.isFocused(arguments[0])', query)

  return {
    gets,
    focuses: (role, name) =>
      waits(`the focus on ${describeControl(role, name)}`, () => isFocused(gets(role, name))),
    isAt: (name) => ask<boolean>('return diner.isAt(arguments[0])', sent(name)),
    async tabsTo(role, name) {
      const query = gets(role, name)
      await waits(describeControl(role, name), async () => (await count(query)) > 0)
      for (let presses = 0; presses < mostStops; presses++) {
        if (await isFocused(query)) return
        await page.key('press', 'Tab')
      }
      throw new Error(`Tab does not lead to the ${describeControl(role, name)}.`)
    },
    async finds(role, name, state) {
      const query = gets(role, name, state)
      await waits(describeControl(role, name), async () => (await count(query)) > 0)
      return query
    },
    misses: (role, name) =>
      waits(`end of ${describeControl(role, name)}`, async () => (await count(gets(role, name))) === 0),
    getsAll: async (role, name, state) => {
      const query = gets(role, name, state)
      return Array.from({ length: await count(query) }, () => query)
    },
    has: async (role, name, state) => (await count(gets(role, name, state))) > 0,
    isEnabled: async (role, name) => (await asks<boolean>(gets(role, name), usable))[0]!,
    offers: async (name) => (await asks<string[]>(gets('combobox', name), optionsOf))[0]!,
    shows: async (name) => (await asks<string>(gets('field', name), shownIn))[0]!,
    reads: (role, name) =>
      role === undefined
        ? ask<string>('return diner.text(arguments[0])', within)
        : asks<string>(gets(role, name), 'element.textContent').then((texts) => texts.join('\n')),
    clicks: async (role, name) => void (await acts(gets(role, name), (found) => page.click(found))),
    clicksAnyway: async (role, name) =>
      void (await acts(gets(role, name), (found) => page.click(found), reachable)),
    types: async (name, text) => void (await acts(gets('field', name), (field) => page.type(field, text))),
    fills: async (name, text) =>
      void (await acts(gets('field', name), async (field) => {
        await page.click(field)
        await page.run('arguments[0].select()', field)
        await page.type(field, text)
      })),
    selects: async (name, option) => {
      const query = gets('combobox', name)
      const what = `combobox "${String(name)}" with "${option}"`
      await sees(what, async () => {
        const list = await element(query, usable)
        if (list === undefined) return undefined
        const index = await page.run<number>(indexOfOption, list, option)
        if (index < 0) return undefined
        await page.choose(list, index)
        return true
      })
    },
    async keys(keys) {
      for (const { does, key } of strokesOf(keys)) await page.key(does, key)
    },
    // The page's clock is the real one: what a time brings is waited for where it is looked for.
    waits: async () => undefined,
    settles: async () => undefined,
    until: (isSo, what) => waits(what, async () => isSo()),
    within: (role, name) => createEngineDriver(page, gets(role, name)),
  }
}

/** Of Tab, on one screen. */
const mostStops = 40

/** In the page, of an `element`. */
const usable = '!element.matches(":disabled, [aria-disabled=true]")'
const reachable = 'diner.isReachable(element)'.replace('diner', 'window.tavolaDiner')
const ready = `${usable} && ${reachable}`
const optionsOf = '[...(element.options ?? [])].map(({ text }) => text.trim())'
const shownIn = `element.localName === 'select'
  ? [...element.selectedOptions].map(({ value, text }) => value && text.trim()).join()
  : element.value`
const indexOfOption = `return [...arguments[0].options].findIndex(
  ({ value, text }) => value === arguments[1] || text.trim() === arguments[1])`

const sent = (name: Name): SentName =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }
const shown = (name?: SentName): Name | undefined =>
  typeof name === 'object' ? new RegExp(name.source, name.flags) : name

/** Puts in-page.ts into the page, which loses it with each document. */
async function bring(page: EnginePage): Promise<void> {
  if (!(await page.run<boolean>('return "tavolaDiner" in window')))
    await page.run(await (bundled ??= bundle()))
}

/** Looks until there is a result; where none comes, says what is on the page instead. */
async function withSight<Result>(
  ask: <Value>(body: string) => Promise<Value>,
  what: string,
  look: () => Promise<Result | undefined>,
): Promise<Result> {
  let result: Result | undefined
  let reason: unknown
  const looks = async () => {
    try {
      result = await look()
      return result !== undefined
    } catch (error) {
      // What was there is gone, or the page is on its way to another: the next look tells.
      reason = error
      return false
    }
  }
  try {
    await until(looks, what)
    return result!
  } catch {
    const sight = await ask<string[]>('return diner.seen()').catch(() => ['The page is closed.'])
    throw new Error([`The diner looked for: ${what}.`, ...sight].join('\n'), { cause: reason })
  }
}
