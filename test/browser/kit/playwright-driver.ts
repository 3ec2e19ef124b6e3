import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { describeControl, wholeName, type Driver, type Name } from '../../../src/testing/driver'
import { fieldRoles, listOf } from '../../../src/testing/find'

export type BrowserDriver = Driver<Locator, false>
type Role = Parameters<Page['getByRole']>[0]

/** In milliseconds: ends what never comes to its end. */
export const hang = 120_000

/** Drives a page in a browser. What it looks for it waits for. */
export function createPlaywrightDriver(page: Page, part?: Locator): BrowserDriver {
  const scope = part ?? page
  const gets: BrowserDriver['gets'] = (role, name, state) => {
    if (role === 'text') return scope.getByText(name ?? /./).first()
    if (role === 'field')
      return fieldRoles.map((one) => gets(one, name)).reduce((found, one) => found.or(one))
    return scope.getByRole(role as Role, { ...state, ...(name !== undefined && { name: wholeName(name) }) })
  }
  /** Does it, or says what is on the page instead. */
  const sees = <Result>(what: string, act: () => Promise<Result>) => withSight(page, what, act)
  const into = (name: Name, act: (box: Locator) => Promise<unknown>) =>
    sees(describeControl('field', name), async () => void (await act(gets('field', name))))

  return {
    gets,
    async finds(role, name, state) {
      const found = gets(role, name, state)
      await sees(describeControl(role, name), () => found.waitFor())
      return found
    },
    misses: (role, name) =>
      sees(`end of ${describeControl(role, name)}`, () => gets(role, name).waitFor({ state: 'hidden' })),
    getsAll: (role, name, state) => gets(role, name, state).all(),
    has: (role, name, state) => gets(role, name, state).first().isVisible(),
    isEnabled: (role, name) => sees(describeControl(role, name), () => gets(role, name).evaluate(isUsable)),
    offers: async (name) => {
      const own = await sees(describeControl('combobox', name), () =>
        gets('combobox', name).evaluate(optionsOf),
      )
      return own ?? (await gets('option').allTextContents()).map((text) => text.trim())
    },
    shows: (name) => sees(describeControl('field', name), () => gets('field', name).evaluate(shownIn)),
    async reads(role, name) {
      if (role === undefined) return part ? part.innerText() : page.evaluate<string>(textOfPage)
      const found = gets(role, name)
      await sees(describeControl(role, name), () => found.first().waitFor())
      return (await found.allTextContents()).join('\n')
    },
    clicks: (role, name) =>
      // The best option of a list is the first.
      sees(describeControl(role, name), () =>
        (role === 'option' ? gets(role, name).first() : gets(role, name)).click(),
      ),
    clicksAnyway: (role, name) =>
      sees(describeControl(role, name), () => gets(role, name).click({ force: true })),
    types: (name, text) => into(name, (box) => box.pressSequentially(text)),
    fills: (name, text) => into(name, (box) => box.fill(text)),
    selects: (name, option) =>
      sees(`combobox "${String(name)}" with "${option}"`, async () => {
        await gets('combobox', name).selectOption(option)
      }),
    keys: (keys) => pressKeys(page, keys),
    waits: (milliseconds = 0) => (milliseconds > 0 ? page.clock.fastForward(milliseconds) : drawn(page)),
    settles: () => drawn(page),
    until: (isSo, what) => sees(what, () => until(async () => isSo(), what)),
    within: (role, name) => createPlaywrightDriver(page, gets(role, name)),
  }
}

async function pressKeys({ keyboard }: Page, keys: string): Promise<void> {
  for (const { does, key } of strokesOf(keys)) await keyboard[does](key)
}

/** Keys as user-event writes them: `{Shift>}{Tab}{/Shift}abc`. */
export const strokesOf = (keys: string) =>
  [...keys.matchAll(/\{(\/?)([^}>]+)(>?)\}|[^{]+/g)].map(([text, ends, key, stays]) => ({
    does:
      key === undefined
        ? ('type' as const)
        : ends
          ? ('up' as const)
          : stays
            ? ('down' as const)
            : ('press' as const),
    key: key ?? text,
  }))

/** Lets what has arrived be drawn. */
const drawn = (page: Page) =>
  page.evaluate<void>(`(async () => {
    // The page's clock has frames of its own, which the browser's do not keep to.
    const drawn = () => new Promise((done) => {
      const observer = new ResizeObserver(() => (observer.disconnect(), done()))
      // An element of the page may have the name, and MooTools has a Document of its own.
      observer.observe(Reflect.get(HTMLDocument.prototype, 'documentElement', document))
    })
    await drawn()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await drawn()
  })()`)

/** In the page, each of these. */
const isUsable = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]')

const optionsOf = (box: Element) =>
  box instanceof HTMLSelectElement ? [...box.options].map(({ text }) => text.trim()) : null

export const shownIn = (box: Element) =>
  box instanceof HTMLSelectElement
    ? [...box.selectedOptions].map(({ value, text }) => value && text.trim()).join()
    : (box as HTMLInputElement).value

/** The text of the page and of its widgets. A string: a function within a function would need a helper of the compiler's. */
const textOfPage = `(function textOf(root) {
  if (root.matches('style, script, template')) return ''
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])])
  return [root.innerText, ...inner.map(textOf)].join('\\n')
})(document.body)`

/** Does it; where it does not go well, says what is on the page instead. The picture of it is browser.ts's. */
async function withSight<Result>(page: Page, what: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const [reason] = String((error as Error).message).split('\n')
    const sight = page.isClosed() ? ['The page is closed.'] : await seen(page)
    throw new Error([`The diner looked for: ${what}. ${reason}`, ...sight].join('\n'), { cause: error })
  }
}

/** The roles and names in the accessibility tree. */
async function seen(page: Page): Promise<string[]> {
  const tree = await page
    .locator('body')
    .ariaSnapshot()
    .catch(() => '')
  const found = [...tree.matchAll(/^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/gm)]
  return listOf((role) => found.filter((one) => one[1] === role).map((one) => one[2] ?? ''))
}

/** In milliseconds: ends what never comes to its end. */
const longest = 60_000

/** Waits for a condition that the page itself does not wait for: what a server has seen, or a field's value. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + longest
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await pause(10)
  }
}
