import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { Message, Messages } from 'tavola'

/**
 * Walks the real widget as a person does: by roles and names. The names are those of the brand's own message
 * catalogue, by "plugin.key", so that one walk leads through every language.
 */
export type Walker = ReturnType<typeof createWalker>

/** How long a thing may take to come, in milliseconds. */
const patience = 8_000

type Role = 'button' | 'checkbox' | 'combobox' | 'radio' | 'spinbutton' | 'textbox' | 'heading' | 'status'

export function createWalker(texts: Messages) {
  const shadow = () => within(rootOf() ?? document.body)
  const finds = <Found>(find: () => Found) => waitFor(find, { timeout: patience, interval: 30 })
  const nameOf = (key: string) => beginning(texts[key] ?? key)
  const get = (role: Role, key: string) => finds(() => shadow().getByRole(role, { name: nameOf(key) }))

  return {
    /** Waits until it is there. */
    sees: get,
    /** Waits for anything of a role, whatever its name: "option", "grid", "alert". */
    seesAny: (role: string) => finds(() => shadow().getAllByRole(role)[0]!),
    /** Waits for what has no name in the catalogue: a day, a time. */
    seesNamed: (role: string, name: RegExp) => finds(() => shadow().getAllByRole(role, { name })[0]!),
    reads: (key: string) => finds(() => shadow().getAllByText(beginning(texts[key] ?? key))[0]!),
    /** Waits until it is to be read no more. */
    misses: (key: string) =>
      finds(() => {
        if (shadow().queryAllByText(beginning(texts[key] ?? key)).length > 0)
          throw new Error(`"${key}" is still there`)
      }),
    /** Clicks it once it can be used. */
    async clicks(role: Role, key: string): Promise<void> {
      const usable = () => {
        const element = shadow().getByRole(role, { name: nameOf(key) })
        if (waits(element)) throw new Error(`"${key}" cannot be used yet`)
        return element
      }
      ;(await finds(usable)).click()
    },
    clicksAny: async (role: string, index = 0): Promise<void> =>
      (await finds(() => shadow().getAllByRole(role)[index]!)).click(),
    /** Types into it once it can be typed in. */
    async types(key: string, text: string, role: Role = 'textbox'): Promise<void> {
      const open = () => {
        const field = shadow().getByRole(role, { name: nameOf(key) })
        if (waits(field)) throw new Error(`"${key}" cannot be typed in yet`)
        return field
      }
      fireEvent.input(await finds(open), { target: { value: text } })
    },
    /** Presses into a combobox, whose list may open. */
    async opens(key: string): Promise<void> {
      fireEvent.mouseDown(await get('combobox', key))
    },
    /** By its value, which is no text of any language: "19". */
    async selects(key: string, value: string): Promise<void> {
      const offered = () => {
        const select = shadow().getByRole<HTMLSelectElement>('combobox', { name: nameOf(key) })
        if (waits(select) || ![...select.options].some((option) => option.value === value))
          throw new Error(`"${key}" does not offer ${value} yet`)
        return select
      }
      fireEvent.change(await finds(offered), { target: { value } })
    },
    /** By a chip: the first free one of the hour, or on a full day its first. */
    async choosesChip(hour: string): Promise<void> {
      const named = (pattern: string) => shadow().queryAllByRole('radio', { name: new RegExp(pattern) })[0]
      const chip = () => {
        const found = named(`^${hour}:\\d\\d$`) ?? named(`^${hour}:`)
        if (!found || waits(found)) throw new Error(`There is no chip of ${hour} yet`)
        return found
      }
      ;(await finds(chip)).click()
    },
    /** Presses Enter in a field, which sends its form: a browser does so for no event of a script. */
    async entersIn(key: string): Promise<void> {
      const { form } = (await get('textbox', key)) as HTMLInputElement
      if (!form) throw new Error(`"${key}" stands in no form`)
      form.requestSubmit()
    },
    /** What a third party has put into the page, outside of the shadow root. */
    async typesOutside(key: string, text: string): Promise<void> {
      const field = await finds(() => screen.getByRole('textbox', { name: nameOf(key) }))
      fireEvent.input(field, { target: { value: text } })
    },
    seesOutside: (role: string, name: RegExp) => finds(() => screen.getByRole(role, { name })),
  }
}

/** What waits keeps its place in the order of Tab, and does nothing yet. */
const waits = (element: HTMLElement) =>
  element.matches(':disabled, [aria-disabled="true"]') ||
  (element instanceof HTMLInputElement && element.readOnly)

/** The inside of the widget, wherever on the page it stands. */
function rootOf(): HTMLElement | null {
  const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)
  return host?.shadowRoot?.querySelector<HTMLElement>('.root') ?? null
}

/** The name begins so, whatever stands in the message's places; of a plural any form will do. */
function beginning(message: Message): RegExp {
  const forms = typeof message === 'string' ? [message] : Object.values(message)
  const sources = forms.map((form) => form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*'))
  return new RegExp(`^\\s*(${sources.join('|')})`, 'is')
}
