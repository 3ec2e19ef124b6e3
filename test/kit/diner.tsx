import './dom'
import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import sinon, { type SinonFakeTimers } from 'sinon'
import { isUsable } from '../../src/testing/hands'
import { App } from '../../src/ui/app'
import { Widget } from '../../src/ui/widget'
import { filesCome } from './files'
import { hear } from './hearing'
import { bootKernel, type TestKernelOptions } from './kernel'

/** The current time in these tests: Friday morning in Dublin. */
export const friday = new Date('2026-11-20T09:00:00Z')

// The default wrapper waits for a timer, and timers are faked here.
configure({ asyncWrapper: (run) => run() })

let clock: SinonFakeTimers | undefined
let leave: (() => void) | undefined

/**
 * Renders an inline widget with the given plugins, and returns a diner who finds elements by role and name. The clock is
 * faked: only `waits` advances it. Call `removeWidget` after each test.
 */
export async function renderWidget(options: TestKernelOptions) {
  clock = sinon.useFakeTimers({
    now: friday,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const test = bootKernel({ inline: true, ...options })
  render(
    <App kernel={test.kernel} styles={{ root: document.head, add: () => null }} onReady={() => undefined}>
      <Widget />
    </App>,
  )
  leave = () => test.kernel.dispose()
  const user = userEvent.setup({ delay: null })
  const named = (name?: string | RegExp) =>
    name !== undefined && { name: typeof name === 'string' ? new RegExp(`^${escape(name)}$`, 'i') : name }

  /** Advances the clock, and waits for pending answers and files. */
  const waits = (milliseconds = 0) =>
    act(async () => {
      await clock!.tickAsync(milliseconds)
      while (await filesCome()) await clock!.tickAsync(0)
    })
  const get = (role: string, name?: string | RegExp) => screen.getByRole(role, { ...named(name) })

  /** Gets an element after its file is loaded. */
  async function finds(role: string, name: string | RegExp) {
    await waits()
    return get(role, name)
  }

  const heard = hear(get('status'))
  await waits(1)
  return {
    ...test,
    /** What screen readers were told of, from the start, in order. */
    heard,
    waits,
    get,
    finds,
    has: (role: string, name?: string | RegExp) => screen.queryByRole(role, { ...named(name) }) !== null,
    /** Whether a control is enabled. */
    isEnabled: (role: string, name: string | RegExp) => isUsable(get(role, name)),
    /** The options of a combobox, in order. */
    offers(name: string) {
      const box = get('combobox', name)
      const lists = box.tagName === 'SELECT' ? [box] : screen.queryAllByRole('listbox')
      const options = lists.flatMap((list) => within(list).queryAllByRole('option'))
      return options.map(({ textContent }) => textContent.trim())
    },
    /** The whole text of the page. */
    reads: () => document.body.textContent ?? '',
    within: (role: string, name?: string | RegExp) => within(get(role, name)),
    async clicks(role: string, name: string | RegExp) {
      await user.click(await finds(role, name))
      await waits()
    },
    async types(name: string, text: string) {
      await user.type(await finds(roleOf(name), name), text)
      await waits()
    },
    async selects(name: string, option: string) {
      await user.selectOptions(await finds('combobox', name), option)
      await waits()
    },
    /** Runs an action that is not the diner's. */
    async sees(happen: () => void) {
      act(happen)
      await waits()
    },
    async presses(keys: string) {
      await user.keyboard(keys)
      await waits()
    },
  }
}

export type Diner = Awaited<ReturnType<typeof renderWidget>>

export function removeWidget(): void {
  cleanup()
  leave?.()
  leave = undefined
  clock?.restore()
  clock = undefined
}

/** The roles of fields other than text fields, by label. */
const roles: Readonly<Record<string, string>> = {
  Location: 'combobox',
  Adults: 'spinbutton',
  Children: 'spinbutton',
}
const roleOf = (name: string) => roles[name] ?? 'textbox'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
