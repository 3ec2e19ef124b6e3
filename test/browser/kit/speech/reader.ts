import { createDiner } from '../../../../src/testing/diner'
import { withHand } from '../../../../src/testing/driver'
import { friday, visit, type Name, type Visit } from '../diner'
import { createPlaywrightDriver, type BrowserDriver } from '../playwright-driver'
import { createCalm, listenTo, type Utterance } from './listener'
import { watchSpeech } from './wording'

/** One press, or a text that was typed, and what was heard then. */
export interface Heard {
  readonly act: string
  readonly said: readonly Utterance[]
}

/** A diner who hears the page and has a keyboard. The page's clock stands, but for what a key press sets going. */
export async function visitByEar({ prepare, ...options }: Visit = {}) {
  let calm!: ReturnType<typeof createCalm>
  const diner = await visit({
    ...options,
    isAlone: true,
    async prepare(page) {
      calm = createCalm(page)
      await watchSpeech(page)
      // Later than it can be by then.
      await page.clock.pauseAt((options.now ?? friday).getTime() + 60_000)
      await prepare?.(page)
    },
  })
  const { page } = diner
  const { keyboard } = page
  const ear = await listenTo(page)
  const heard: Heard[] = []

  /** Does it, and listens until all is quiet. */
  async function acts(act: string, run: () => Promise<unknown>): Promise<readonly Utterance[]> {
    const goesOn = diner.api.pauses()
    await run()
    await calm.settlesUnanswered()
    const said = await ear.take()
    goesOn()
    // Changes by the press itself are announced before those of the response.
    if (calm.isAsking()) {
      await calm.settles()
      said.push(...(await ear.take()))
    }
    heard.push({ act, said })
    return said
  }

  const press = (key: string) => acts(key, () => keyboard.press(key))
  const writes = (text: string) => acts(`types ${text}`, () => keyboard.type(text))
  const rests = (milliseconds: number) =>
    acts(`waits ${milliseconds / 1000} s`, () => page.clock.runFor(milliseconds))
  const isAt = (name: Name) => {
    const there = ear.focused()?.part.name ?? ''
    return typeof name === 'string' ? there === name : name.test(there)
  }
  /** Presses a key until the focus is on what has that name. */
  async function goesTo(name: Name, key = 'Tab') {
    for (let times = 0; times < 40 && !isAt(name); times++) await press(key)
    if (!isAt(name))
      throw new Error(
        `${key} does not lead to ${name}, but to ${heard.map(({ said }) => said.at(-1)?.text).join('; ')}`,
      )
  }

  await acts('the page', async () => {
    // Its clock stands until the widget does.
    while ((await page.getByRole('region').count()) === 0) await page.clock.runFor(50)
  })
  return {
    ...diner,
    ...createDiner(
      withHand(createPlaywrightDriver(page), (driver) =>
        createUserActions(driver, { press, writes, rests, goesTo, isAt }),
      ),
      {
        guest,
        arrives: async () => undefined,
      },
    ),
    heard,
    press,
    goesTo,
    writes,
    /** Lets time pass. */
    rests,
    /** Lets so much time pass that the widget asks again, and is answered, several times. */
    outlasts: (seconds: number) =>
      acts(`waits ${seconds} s`, async () => {
        diner.api.pauses()()
        for (let second = 0; second < seconds; second++) {
          await page.clock.runFor(1_000)
          await calm.settles()
        }
      }),
    /** From now on the answer to such a request comes when `release` is called. */
    holds: calm.holds,
    /** Something that happens without the diner. */
    happens: acts,
  }
}

const guest = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}

interface Keys {
  press(key: string): Promise<unknown>
  writes(text: string): Promise<unknown>
  rests(milliseconds: number): Promise<unknown>
  goesTo(name: Name): Promise<void>
  isAt(name: Name): boolean
}

/** All by the keyboard, and by what is heard. */
function createUserActions(
  driver: BrowserDriver,
  { press, writes, rests, goesTo, isAt }: Keys,
): Partial<BrowserDriver> {
  /** Arrows until it is so. */
  async function turns(key: string, isThere: () => boolean | Promise<boolean>): Promise<void> {
    for (let times = 0; times < 20 && !(await isThere()); times++) await press(key)
  }
  const isNumber = (name: Name) => driver.gets('spinbutton', name).isVisible()

  async function fills(name: Name, text: string): Promise<void> {
    await goesTo(name)
    if (!(await isNumber(name))) return void (await writes(text))
    await turns('ArrowUp', async () => (await driver.shows(name)) === text)
    await rests(600)
  }
  return {
    async clicks(role, name = role) {
      const isInGrid = await driver.has('grid')
      if (role === 'button' && isInGrid) await turns('ArrowDown', () => isAt(name))
      else if (role !== 'option') await goesTo(name)
      await press(role === 'checkbox' ? 'Space' : 'Enter')
    },
    fills,
    types: fills,
    async selects(list, option) {
      await goesTo(list)
      await turns('ArrowDown', async () => (await driver.shows(list)) === option)
    },
    // The page's clock stands: no more is drawn, and time passes as it is said.
    settles: async () => undefined,
    waits: async (milliseconds = 0) =>
      void (milliseconds > 0 && (await rests(Math.ceil(milliseconds / 100) * 100))),
  }
}

export type Reader = Awaited<ReturnType<typeof visitByEar>>
