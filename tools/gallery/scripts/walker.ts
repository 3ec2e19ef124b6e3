import { fireEvent, queryAllByRole } from '@testing-library/dom'
import type { Messages } from 'tavola'
import type { Message } from '../../../src/messages/message'
import { createDiner } from '../../../src/testing/diner'
import { createDomDriver, type DomDriver, type UserActions } from '../../../src/testing/dom-driver'
import type { Name } from '../../../src/testing/driver'

/** A diner in the page itself. Its names are message keys, "plugin.key", so that one walk works in every language. */
export type Walker = ReturnType<typeof createWalker>

export function createWalker(texts: Messages, locale = 'en-IE') {
  const driverIn = (roots: () => readonly HTMLElement[]) => inCatalogue(drive(roots), texts)
  const driver = driverIn(() => [rootOf() ?? document.body])
  return {
    ...createDiner(driver, {
      names: {
        ...names,
        terms: new RegExp(texts['details.terms'] as string, 'i'),
        moreTimes: counted(texts['day-at-a-glance.moreTimes'] as string),
      },
      locale,
    }),
    /** For elements of third parties, outside the shadow root. */
    outside: createDiner(driverIn(() => [document.body])),
    /** Presses a combobox, whose list may open. */
    opens: async (key: string) => void fireEvent.mouseDown(await driver.finds('combobox', key)),
    /** Submits a field's form, as Enter does. Scripted key events don't. */
    async entersIn(key: string): Promise<void> {
      const { form } = (await driver.finds('textbox', key)) as HTMLInputElement
      if (!form) throw new Error(`"${key}" is in no form`)
      form.requestSubmit()
    },
  }
}

const names = {
  location: 'location.label',
  journey: 'booking.label',
  date: 'date.label',
  chosenDate: 'date.label',
  nextMonth: 'date.nextMonth',
  guests: 'guests.label',
  moreGuests: 'day-at-a-glance.more',
  adults: 'guests.adults',
  children: 'guests.children',
  hour: 'time.hour',
  minute: 'time.minute',
  continue: 'start.continue',
  firstName: 'details.firstName',
  lastName: 'details.lastName',
  email: 'details.email',
  telephoneNumber: 'details.telephoneNumber',
  complete: 'booking.complete',
  confirmed: 'booking.confirmed',
}

/** The beginning of a name with a number: "19 more times", and not "7+ more guests". */
const counted = (text: string) => new RegExp(`^${text.replace('{count}', '\\p{N}+')}`, 'iu')

/** Scripted events are enough for pictures. */
const actions: UserActions = {
  click: async (element) => element.click(),
  type: (field, text) => actions.fill(field, text),
  fill: async (field, value) => fireEvent.input(field, { target: { value } }),
  select: async (list, value) => fireEvent.change(list, { target: { value } }),
  keys: async () => undefined,
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const drive = (roots: () => readonly HTMLElement[]) =>
  createDomDriver({
    dom: { queryAllByRole },
    roots,
    actions,
    hasStyles: true,
    takesFirst: true,
    // The page may always change again.
    settle: () => pause(30).then(() => false),
    wait: pause,
  })

/** The widget's root element, in its shadow root. */
function rootOf(): HTMLElement | null {
  const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)
  return host?.shadowRoot?.querySelector<HTMLElement>('.root') ?? null
}

/** The same driver, by message keys. */
function inCatalogue(driver: DomDriver, texts: Messages): DomDriver {
  const as = (key: Name) => (typeof key === 'string' ? beginning(texts[key] ?? key) : key)
  const asAny = (key?: Name) => (key === undefined ? undefined : as(key))
  return {
    ...driver,
    finds: (role, key, state) => driver.finds(role, asAny(key), state),
    misses: (role, key) => driver.misses(role, asAny(key)),
    gets: (role, key, state) => driver.gets(role, asAny(key), state),
    getsAll: (role, key, state) => driver.getsAll(role, asAny(key), state),
    has: (role, key, state) => driver.has(role, asAny(key), state),
    isEnabled: (role, key) => driver.isEnabled(role, asAny(key)),
    offers: (key) => driver.offers(as(key)),
    shows: (key) => driver.shows(as(key)),
    reads: (role, key) => driver.reads(role, asAny(key)),
    clicks: (role, key) => driver.clicks(role, asAny(key)),
    clicksAnyway: (role, key) => driver.clicksAnyway(role, asAny(key)),
    types: (key, text) => driver.types(as(key), text),
    fills: (key, text) => driver.fills(as(key), text),
    selects: (key, option) => driver.selects(as(key), option),
    within: (role, key) => inCatalogue(driver.within(role, asAny(key)), texts),
  }
}

/** Matches a name that begins with the message, with any values filled in and any plural form. */
function beginning(message: Message): RegExp {
  const forms = typeof message === 'string' ? [message] : Object.values(message)
  const sources = forms.map((form) => form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*'))
  return new RegExp(`^\\s*(${sources.join('|')})`, 'is')
}

/** Shows a picture and marks the page when it is complete or has failed, for the gallery around it and for `photograph`. */
export async function showPicture(show: () => Promise<unknown>): Promise<void> {
  try {
    await show()
    await settles()
    mark('there')
  } catch (error) {
    mark('failed', error instanceof Error ? error.message.split('\n')[0] : String(error))
    console.error(error)
  }
}

function mark(state: 'there' | 'failed', reason = ''): void {
  Object.assign(document.documentElement.dataset, { picture: state, reason })
  parent.postMessage({ picture: state, height: document.documentElement.scrollHeight }, location.origin)
}

/** Resolves when fonts have loaded, animations have ended, and the page is drawn. */
async function settles(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 60))
  const running = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(running.map(({ finished }) => finished))
  leaveFocus()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

/** Removes the focus ring, which only keyboard users see. The location box keeps the focus, because its list depends on it. */
function leaveFocus(): void {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused instanceof HTMLElement && focused.role !== 'combobox') focused.blur()
}
