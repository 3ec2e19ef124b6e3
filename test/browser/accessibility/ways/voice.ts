import type { CDPSession, ElementHandle, Page } from 'playwright-core'
import { createDiner } from '../../../../src/testing/diner'
import { withActions } from '../../../../src/testing/driver'
import type { Diner, Name } from '../../kit/diner'
import { createPlaywrightDriver, type BrowserDriver, until } from '../../kit/playwright-driver'
import { walker } from '../../kit/journeys'

/**
 * By voice: “click” and the words that are seen. What is called so is found by what is seen on it or beside it; it has
 * to be one control, and the name that the browser has for it has to have these words.
 */
export async function byVoice({ page }: Pick<Diner, 'page'>, faults: string[]) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Accessibility.enable')
  const driver = createPlaywrightDriver(page)
  return createDiner(
    withActions(driver, (driver) => createVoice(page, cdp, driver, faults)),
    walker,
  )
}

function createVoice(
  page: Page,
  cdp: CDPSession,
  driver: BrowserDriver,
  faults: string[],
): Partial<BrowserDriver> {
  async function finds(words: string): Promise<ElementHandle<HTMLElement>> {
    let called = 0
    await until(async () => (called = await page.evaluate(calls, words)) > 0, `something called “${words}”`)
    await driver.settles()
    called = await page.evaluate(calls, words)
    if (called !== 1) faults.push(`“${words}” is written on ${called} controls`)
    const name = await nameOfCalled()
    if (!spoken(name).includes(spoken(words))) faults.push(`“${words}” is called “${name}”`)
    return (await page.evaluateHandle('called')) as ElementHandle<HTMLElement>
  }

  /** As the browser hands it to what listens. */
  async function nameOfCalled(): Promise<string> {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'called' })
    const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    })
    return String(nodes[0]?.name?.value ?? '')
  }

  const clicks = async (name: Name) => (await finds(wordsOf(name))).click()
  const dictates = (text: string) => page.keyboard.type(text)

  async function fills(name: Name, text: string): Promise<void> {
    await clicks(name)
    // A number field announces its new value.
    if (await driver.gets('spinbutton', name).isVisible()) await page.keyboard.press('Control+A')
    await dictates(text)
    await driver.waits(600)
  }

  return {
    clicks: (role, name = role) =>
      // On its button a day has its number alone.
      clicks(role === 'button' && /^\w+day \d/.test(String(name)) ? /\d+/.exec(String(name))![0] : name),
    fills,
    types: fills,
    selects: async (list, option) =>
      void (await (await finds(wordsOf(list))).selectOption({ label: option })),
  }
}

/** The certain part of a name. */
const wordsOf = (name: Name) => (typeof name === 'string' ? name : name.source.replace('^', '').trim())

const spoken = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** In the page: how many controls one would call so, by all that is seen on them, its beginning or a part of it. */
function calls(words: string): number {
  const wanted = words.toLowerCase()
  const isPopup = eye.ours('dialog:modal').length > 0
  const ofThePage = isPopup ? [] : [...document.querySelectorAll<HTMLElement>('main button')]
  const controls = [...ofThePage, ...eye.controls()].map((control) => ({
    control,
    label: eye.labelOf(control).toLowerCase().replace(/\s+/g, ' ').trim(),
  }))
  const ways = [
    (label: string) => label === wanted,
    (label: string) => label.startsWith(wanted),
    (label: string) => label.includes(wanted),
  ]
  for (const isSo of ways) {
    const found = controls.filter(({ label }) => isSo(label))
    if (found.length === 0) continue
    Object.assign(globalThis, { called: found[0]!.control })
    return found.length
  }
  return 0
}
