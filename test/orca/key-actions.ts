import type { Driver, Name } from '../../src/testing/driver'

export interface Keys {
  press(key: string): Promise<unknown>
  writes(text: string): Promise<unknown>
  rests(milliseconds: number): Promise<unknown>
  goesTo(name: Name): Promise<void>
  isAt(name: Name): boolean | Promise<boolean>
}

/** All by the keyboard, and by what is heard. */
export function createKeyActions<Place extends Driver<unknown, false>>(
  driver: Place,
  { press, writes, rests, goesTo, isAt }: Keys,
): Pick<Place, 'clicks' | 'fills' | 'types' | 'selects' | 'settles' | 'waits'> {
  /** Arrows until it is so. */
  async function turns(key: string, isThere: () => boolean | Promise<boolean>): Promise<void> {
    for (let times = 0; times < 20 && !(await isThere()); times++) await press(key)
  }

  async function fills(name: Name, text: string): Promise<void> {
    await goesTo(name)
    if (!(await driver.has('spinbutton', name))) return void (await writes(text))
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
