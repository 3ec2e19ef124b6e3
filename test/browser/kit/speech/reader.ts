import { createDiner } from '../../../../src/testing/diner'
import { withActions } from '../../../../src/testing/driver'
import { visit, type Name, type Visit } from '../diner'
import { createPlaywrightDriver } from '../playwright-driver'
import { createKeyActions } from './key-actions'
import { createCalm, listenTo, type Utterance } from './listener'
import { watchSpeech } from './wording'

/** One press, or a text that was typed, and what was heard then. */
export interface Heard {
  readonly act: string
  readonly said: readonly Utterance[]
}

/** The day of the transcripts, which say it. */
const recorded = new Date('2026-11-20T09:00:00Z')

/** A diner who hears the page and has a keyboard. The page's clock stands, but for what a key press sets going. */
export async function visitByEar({ prepare, ...options }: Visit = {}) {
  let calm!: ReturnType<typeof createCalm>
  const diner = await visit({
    now: recorded,
    ...options,
    isAlone: true,
    async prepare(page) {
      calm = createCalm(page)
      await watchSpeech(page)
      // Later than it can be by then.
      await page.clock.pauseAt(recorded.getTime() + 60_000)
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
      withActions(createPlaywrightDriver(page), (driver) =>
        createKeyActions(driver, { press, writes, rests, goesTo, isAt }),
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

/** Who books by ear. */
export const guest = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}

export type Reader = Awaited<ReturnType<typeof visitByEar>>
