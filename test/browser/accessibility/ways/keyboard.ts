import type { Locator } from 'playwright-core'
import type { Stop } from '../../kit/audit/stops'
import type { Diner, Name } from '../../kit/diner'
import { until } from '../../kit/until'
import type { Way } from './way'

/** What somebody looks at while a diner is on the way. */
export interface Watch {
  /** After each key. */
  readonly afterKey?: (focused: Stop) => Promise<unknown>
  /** The focus is on what is used next. */
  readonly atControl?: (focused: Stop) => Promise<unknown>
  /** What is used next is not there yet, or waits. Called again and again. */
  readonly whileWaiting?: () => Promise<unknown>
}

/** More stops than any screen has. */
const most = 60

/** The keyboard alone. After each key something of the widget has the focus, and all of it is seen. */
export function byKeyboard(diner: Diner, faults: string[], watch: Watch = {}): Way {
  const { page, get } = diner
  let isInside = false
  let at = 'the page'

  async function key(name: string, text?: string): Promise<void> {
    await (text === undefined ? page.keyboard.press(name) : page.keyboard.type(text))
    await diner.settles()
    await looks(`${name} at ${at}`)
  }

  async function looks(after: string): Promise<void> {
    const focused = await page.evaluate(() => eye.stop())
    at = focused?.name ?? 'nothing'
    isInside ||= focused?.inWidget === true
    if (!focused) return void faults.push(`${after}: nothing has the focus`)
    if (isInside && !focused.inWidget) faults.push(`${after}: the focus has left the widget`)
    if (!focused.isSeen) faults.push(`${after}: ${focused.name} has the focus and is not to be seen`)
    if (focused.hidden && !focused.isDialog) faults.push(`${after}: ${focused.name}: ${focused.hidden}`)
    await watch.afterKey?.(focused)
  }

  /** Until it is so; what is looked at meanwhile may be what makes it so. */
  const waitsFor = (isSo: () => Promise<boolean>, what: string) =>
    until(async () => {
      if (await isSo()) return true
      await watch.whileWaiting?.()
      return false
    }, what)

  const sees = (wanted: Locator) => waitsFor(() => wanted.isVisible(), `${wanted}`)
  const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === eye.active())

  /** Goes on or back until the focus is there, and waits until it can be used. */
  async function reaches(role: Parameters<Diner['get']>[0], name: Name): Promise<Locator> {
    const wanted = get(role, name)
    await sees(wanted)
    for (let keys = 0, next = await wanted.evaluate(keyTo); next; next = await wanted.evaluate(keyTo)) {
      if (++keys > most) throw new Error(`Tab does not lead to the ${role} ${name}`)
      await key(next)
    }
    await waitsFor(
      async () => (await wanted.getAttribute('aria-disabled')) !== 'true',
      `${wanted} to be ready`,
    )
    await diner.settles()
    const focused = await page.evaluate(() => eye.stop())
    if (!focused || !(await hasFocus(wanted)))
      faults.push(`${at} had the focus as it waited, and lost it to ${focused?.name ?? 'nothing'}`)
    if (focused) await watch.atControl?.(focused)
    return wanted
  }

  return {
    async searches(text, venue) {
      const box = await reaches('combobox', 'Location')
      await key(`typing “${text}”`, text)
      await diner.waits(750)
      await sees(get('option', new RegExp(venue)))
      await key('Enter')
      await waitsFor(async () => (await box.inputValue()) === venue, `${venue} in the location box`)
    },
    async presses(name) {
      await reaches('button', name)
      await key('Enter')
    },
    async picks(day) {
      const wanted = get('button', day)
      await sees(wanted)
      const isInGrid = () => page.evaluate(() => Boolean(eye.active()?.closest('[role="grid"]')))
      await waitsFor(isInGrid, 'the focus to go to the calendar')
      for (let weeks = 0; weeks < 5 && !(await hasFocus(wanted)); weeks++) await key('ArrowDown')
      await key('Enter')
    },
    async chooses(list, option) {
      const wanted = await reaches('combobox', list)
      const chosen = () =>
        wanted.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text.trim())
      for (let options = 0; options < 20 && (await chosen()) !== option; options++) await key('ArrowDown')
    },
    async raises(name) {
      await reaches('spinbutton', name)
      await key('ArrowUp')
      await diner.waits(600)
    },
    async types(field, text) {
      await reaches('textbox', field)
      await key(`typing “${text}”`, text)
    },
    async ticks(words) {
      await reaches('checkbox', new RegExp(words))
      await key('Space')
    },
    async arrives(heading) {
      const title = get('heading', heading)
      await sees(title)
      await waitsFor(() => hasFocus(title), `the focus on “${heading}”`)
      await diner.settles()
      await looks(`with “${heading}”`)
    },
  }
}

/** In the page: which key leads to it; none where it has the focus. */
function keyTo(element: Element): 'Tab' | 'Shift+Tab' | null {
  const now = eye.active()
  if (now === element) return null
  if (now?.getRootNode() !== element.getRootNode()) return 'Tab'
  return now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}
