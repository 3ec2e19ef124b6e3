import type { Locator, Page } from 'playwright-core'
import { createDiner } from '../../../../src/testing/diner'
import { describeControl, withActions } from '../../../../src/testing/driver'
import type { Stop } from '../../kit/audit/focus'
import type { Diner, Name } from '../../kit/diner'
import { createPlaywrightDriver, shownIn, type BrowserDriver } from '../../kit/playwright-driver'
import { watchRings } from '../../kit/audit/rings'
import { walker } from '../../kit/journeys'
import type { Api } from '../../kit/api'

/** Checks that run during a journey. */
export interface Watch {
  /** After each key. */
  readonly afterKey?: (focused: Stop, key: string) => Promise<unknown>
  /** The focus is on what is used next. */
  readonly atControl?: (focused: Stop) => Promise<unknown>
  /** The next control is missing or disabled. Called repeatedly. */
  readonly whileWaiting?: () => Promise<unknown>
}

/** More stops than any screen has. */
const most = 60

/** The keyboard alone. After each key something of the widget has the focus, and all of it is seen. */
export const byKeyboard = ({ page }: Pick<Diner, 'page'>, faults: string[], watch: Watch = {}) =>
  createDiner(
    withActions(createPlaywrightDriver(page), (driver) => createKeyboard(page, driver, faults, watch)),
    walker,
  )

function createKeyboard(
  page: Page,
  driver: BrowserDriver,
  faults: string[],
  watch: Watch,
): Partial<BrowserDriver> {
  const { gets } = driver
  let isInside = false
  let at = 'the page'

  async function key(name: string, text?: string): Promise<void> {
    await (text === undefined ? page.keyboard.press(name) : page.keyboard.type(text))
    await driver.settles()
    await looks(`${name} at ${at}`, name)
  }

  async function looks(after: string, key = ''): Promise<void> {
    const focused = await page.evaluate(() => eye.stop())
    at = focused?.name ?? 'nothing'
    isInside ||= focused?.inWidget === true
    if (!focused) return void faults.push(`${after}: nothing has the focus`)
    if (isInside && !focused.inWidget) faults.push(`${after}: the focus has left the widget`)
    if (!focused.isSeen) faults.push(`${after}: ${focused.name} has the focus and is not to be seen`)
    if (focused.hidden && !focused.isDialog) faults.push(`${after}: ${focused.name}: ${focused.hidden}`)
    await watch.afterKey?.(focused, key)
  }

  /** Until it is so; what is looked at meanwhile may be what makes it so. */
  const until: BrowserDriver['until'] = (isSo, what) =>
    driver.until(async () => {
      if (await isSo()) return true
      await watch.whileWaiting?.()
      return false
    }, what)

  const sees = (wanted: Locator) => until(() => wanted.isVisible(), `${wanted}`)
  const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === eye.active())

  /** Goes on or back until the focus is there, and waits until it can be used. */
  async function reaches(role: string, name?: Name): Promise<Locator> {
    const wanted = gets(role, name)
    await sees(wanted)
    for (let keys = 0, next = await wanted.evaluate(keyTo); next; next = await wanted.evaluate(keyTo)) {
      if (++keys > most) throw new Error(`Tab does not lead to the ${describeControl(role, name)}`)
      await key(next)
    }
    await until(async () => (await wanted.getAttribute('aria-disabled')) !== 'true', `${wanted} to be ready`)
    await driver.settles()
    const focused = await page.evaluate(() => eye.stop())
    if (!focused || !(await hasFocus(wanted)))
      faults.push(`${at} had the focus as it waited, and lost it to ${focused?.name ?? 'nothing'}`)
    if (focused) await watch.atControl?.(focused)
    return wanted
  }

  /** A week on in the calendar, which is open. */
  async function goesDown(): Promise<void> {
    const isInGrid = () => page.evaluate(() => Boolean(eye.active()?.closest('[role="grid"]')))
    await until(isInGrid, 'the focus to go to the calendar')
    await key('ArrowDown')
  }

  /** A day of the calendar, which is open. */
  async function picks(day: Locator): Promise<void> {
    for (let weeks = 0; weeks < 5 && !(await hasFocus(day)); weeks++) await goesDown()
    await key('Enter')
  }

  /** The heading of what comes next is there, and has the focus. */
  async function arrives(title: Locator, name: Name): Promise<void> {
    await until(() => hasFocus(title), `the focus on “${String(name)}”`)
    if ((await title.evaluate((heading) => getComputedStyle(heading).outlineStyle)) !== 'none')
      faults.push(`“${String(name)}” has a ring, as if it could be pressed`)
    await driver.settles()
    await looks(`with “${String(name)}”`)
  }

  /** Arrows until the field or the list has it. */
  async function turns(field: Locator, wanted: string): Promise<void> {
    for (let keys = 0; keys < 20; keys++) {
      const now = await field.evaluate(shownIn)
      if (now === wanted) return
      await key(Number(now) < Number(wanted) && (await isNumber(field)) ? 'ArrowUp' : 'ArrowDown')
    }
  }
  const isNumber = (field: Locator) =>
    field.evaluate((element) => element.matches('[role="spinbutton"], [type="number"]'))

  async function fills(name: Name, text: string): Promise<void> {
    const field = await reaches('field', name)
    if (!(await isNumber(field))) return key(`typing “${text}”`, text)
    await turns(field, text)
    await driver.waits(600)
  }

  return {
    until,
    async finds(role, name) {
      const wanted = gets(role, name)
      await sees(wanted)
      if (role === 'heading') await arrives(wanted, name ?? role)
      return wanted
    },
    misses: (role, name) =>
      until(async () => !(await driver.has(role, name)), `the end of ${describeControl(role, name)}`),
    async clicks(role, name) {
      const wanted = gets(role, name).first()
      await sees(wanted)
      if (role === 'option') return key('Enter')
      if (name === walker.names.nextMonth) return goesDown()
      if (await wanted.evaluate((element) => element.closest('[role="grid"]') !== null)) return picks(wanted)
      await reaches(role, name)
      // The arrows choose a radio on their way.
      if (role === 'radio' && (await wanted.isChecked())) return
      await key(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter')
    },
    fills,
    types: fills,
    selects: async (list, option) => turns(await reaches('combobox', list), option),
  }
}

/** In the page: which key leads to it, an arrow within a group of radios; none where it has the focus. */
function keyTo(element: Element): 'Tab' | 'Shift+Tab' | 'ArrowUp' | 'ArrowDown' | null {
  const now = eye.active()
  if (now === element) return null
  if (now?.getRootNode() !== element.getRootNode()) return 'Tab'
  const isRadio = (one: Element): one is HTMLInputElement => one.matches('[type="radio"]')
  const isOfGroup = isRadio(now) && isRadio(element) && now.name === element.name && now.form === element.form
  const isBefore = (now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0
  if (isOfGroup) return isBefore ? 'ArrowUp' : 'ArrowDown'
  return isBefore ? 'Shift+Tab' : 'Tab'
}

/** With the diner's few colours and without motion: the focus is seen at all that is used, and nothing moves. */
export async function forcedColours({ page }: Diner, faults: string[]): Promise<Watch> {
  const cdp = await page.context().newCDPSession(page)
  const watches = watchRings({ page, cdp })
  let at: number | undefined
  return {
    async afterKey(focused) {
      for (const moving of await page.evaluate(movements)) faults.push(`${focused.name}: ${moving}`)
      if (at === undefined || at === focused.id) return
      at = undefined
      for (const { element, expected, found } of await watches(null, focused.rect))
        faults.push(`${element}: expected ${expected}, found ${found}`)
    },
    async atControl(focused) {
      at = focused.id
      await watches(focused)
    },
  }
}

/** In the page: what moves, but for the sign of waiting, which turns slowly. */
function movements(): string[] {
  return eye
    .roots()
    .flatMap((root) => root.getAnimations())
    .filter((one) => {
      const duration = Number(one.effect?.getComputedTiming().duration)
      const isSlowSign = one instanceof CSSAnimation && one.animationName === 'turn' && duration >= 3_000
      return duration > 0 && !isSlowSign
    })
    .map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return `${target ? eye.describe(target) : 'something'} moves`
    })
}

/** Each answer of the back end is held until it has been looked at what waits for it. */
export function slowAnswers(diner: Diner & { readonly api: Api }, faults: string[]) {
  const { api, page } = diner
  let letsGo = api.pauses()
  let asked = api.requests.length
  /** The requests that somebody has waited for. */
  const waitedFor: string[] = []

  async function looks(): Promise<void> {
    await diner.settles()
    const held = api.requests
      .slice(asked)
      .map(({ method, path }) => `${method} ${path.split('/').slice(0, 4).join('/')}`)
    const found = [...(await page.evaluate(faultsOfWaiting)), ...(await goesOnByTab())]
    faults.push(...found.map((fault) => `${held.join(', ')}: ${fault}`))
    waitedFor.push(...held)
  }

  /** Tab leads to the next control, and back. */
  async function goesOnByTab(): Promise<string[]> {
    const next = await page.evaluate(nextStop)
    if (!next) return []
    const found: string[] = []
    await page.keyboard.press('Tab')
    const on = await page.evaluate(() => eye.stop())
    if (on?.id !== next.id) found.push(`Tab leads to ${on?.name ?? 'nothing'}, not to ${next.name}`)
    if (!next.isStop) return found
    await page.keyboard.press('Shift+Tab')
    const back = await page.evaluate(() => eye.stop())
    if (back?.id !== next.from) found.push(`Shift+Tab leads back to ${back?.name ?? 'nothing'}`)
    return found
  }

  const watch: Watch = {
    async whileWaiting() {
      if (api.requests.length === asked) return
      await looks()
      letsGo()
      letsGo = api.pauses()
      asked = api.requests.length
    },
  }
  return { watch, waitedFor }
}

/** In the page: what is wrong with what waits. */
function faultsOfWaiting(): string[] {
  const faults: string[] = []
  const focused = eye.stop()
  if (!focused) faults.push('nothing has the focus')
  else if (!focused.inWidget) faults.push(`the focus is at ${focused.name}, outside of the widget`)
  for (const control of eye.ours(':disabled'))
    if (eye.isShown(control)) faults.push(`${eye.describe(control)} is out of the order of Tab`)
  for (const control of eye.ours('[aria-disabled="true"]')) {
    const root = control.getRootNode() as ShadowRoot
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const reason = ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
    if (eye.isShown(control) && !reason.trim())
      faults.push(`${eye.describe(control)} does not say why it waits`)
  }
  return faults
}

/** In the page: where Tab has to lead from here; null at the end of the widget, and where leaving closes what is to come. */
function nextStop() {
  const now = eye.active()
  if (!now || now.matches('input[role="combobox"], [aria-haspopup="dialog"]')) return null
  if (!(now.getRootNode() instanceof ShadowRoot)) return null
  const stops = eye.expected()
  const follows = (id: number) =>
    (now.compareDocumentPosition(eye.byId(id)) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
    !now.contains(eye.byId(id))
  const id = stops.find(follows)
  if (id === undefined || now.closest('[role="grid"]')) return null
  const from = eye.idOf(now)
  return { id, from, name: eye.describe(eye.byId(id)), isStop: stops.includes(from) }
}
