import { readFileSync } from 'node:fs'
import { createDiner } from '../../src/testing/diner'
import { withActions, type Name } from '../../src/testing/driver'
import { createEngineDriver, type EngineDriver } from '../browser/kit/engines/engine-driver'
import { visitIn, type EngineVisit } from '../browser/kit/engines/visit'
import { inlinePage } from '../browser/kit/site'
import { walker } from '../browser/kit/journeys'
import type { Desktop } from './desktop'
import { createKeyActions, type Keys } from './key-actions'

/** One press, or a text that was typed, and what Orca said then. */
export interface Heard {
  readonly act: string
  readonly said: readonly string[]
}

/** A diner who has a keyboard, and hears Orca read the page in Firefox. */
export async function visitWithOrca(desktop: Desktop, visit: EngineVisit = {}) {
  const { speech } = desktop
  const { page: hostPage = inlinePage } = visit
  const { page, api } = await visitIn('firefox', {
    ...visit,
    size: [1280, 900],
    page: (origin) => hostPage(origin).replace('<head>', `<head><script>${watch}</script>`),
  })
  const driver = createEngineDriver(page)
  const heard: Heard[] = []

  /** Waits until nothing more is on its way in the page, and Orca has said all about it. */
  async function rests(): Promise<void> {
    for (let said = -1; said !== spoken(speech.utterances).length;) {
      said = spoken(speech.utterances).length
      await page.run('return tavolaWatch.rests()')
      const mark = `mark ${++marks}`
      await page.run('return tavolaWatch.mark(arguments[0])', mark)
      await speech.hears((text) => isMark(text) && text.startsWith(mark))
    }
  }

  async function acts(act: string, run: () => Promise<unknown>): Promise<void> {
    const from = speech.utterances.length
    await run()
    await rests()
    heard.push({ act, said: spoken(speech.utterances.slice(from)) })
  }

  /** Presses keys, and waits until the page has seen them. */
  async function strikes(count: number, strike: () => void): Promise<void> {
    const seen = () => page.run<number>('return tavolaWatch.keys()')
    const before = await seen()
    strike()
    await driver.until(async () => (await seen()) >= before + count, 'the keys in the page')
  }

  const press = (key: string) => acts(key, () => strikes(1, () => desktop.press(keyOf(key))))
  const writes = (text: string) => acts(`types ${text}`, () => strikes(text.length, () => desktop.type(text)))
  /** Tells Orca to leave the keys to the page: in dialogs Orca 43 reads with them. */
  const entersFocusMode = () =>
    acts('Orca+A', async () => {
      const from = speech.utterances.length
      desktop.press('Insert+a')
      await speech.hears((text) => text === 'Focus mode', from)
    })
  /** Presses a key until the focus is on what has that name. */
  async function goesTo(name: Name, key = 'Tab'): Promise<void> {
    for (let times = 0; times < 40 && !(await driver.isAt(name)); times++) await press(key)
    if (!(await driver.isAt(name))) throw new Error(`${key} does not lead to ${name}.`)
  }

  await driver.finds('button', /./)
  await rests()
  // The page's clock is the real one, and each press waits for what it brings.
  const keys = { press, writes, goesTo, isAt: driver.isAt, rests: async () => undefined }
  const hand = (place: EngineDriver) => handIn(place, keys, entersFocusMode)
  return { ...createDiner(withActions(driver, hand), walker), api, heard, press, writes, goesTo }
}

function handIn(place: EngineDriver, keys: Keys, entersFocusMode: () => Promise<void>) {
  const actions = createKeyActions(place, keys)
  return {
    ...actions,
    async clicks(role: string, name?: Name) {
      if (await place.has('grid')) await entersFocusMode()
      await actions.clicks(role, name)
    },
  }
}

export type Reader = Awaited<ReturnType<typeof visitWithOrca>>

const watch = readFileSync(new URL('watch.js', import.meta.url), 'utf8')

/** In all pages: Orca is the same one. */
let marks = 0
const isMark = (text: string) => /^mark \d+\b/.test(text)
const spoken = (utterances: readonly string[]) => utterances.filter((text) => !isMark(text))

/** As X calls keys. */
const keyOf = (name: string) =>
  name.replace('Shift', 'shift').replace('Enter', 'Return').replace('Space', 'space').replace('Arrow', '')
