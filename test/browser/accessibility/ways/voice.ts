import type { ElementHandle } from 'playwright-core'
import { examineNames } from '../../kit/audit/names'
import type { Diner, Name } from '../../kit/diner'
import { until } from '../../kit/until'
import type { Way } from './way'

/**
 * By voice: “click” and the words that are seen. What is called so is found by what is seen on it or beside it; it has
 * to be one control, and the name that the browser has for it has to have these words.
 */
export async function byVoice(diner: Diner, faults: string[]): Promise<Way> {
  const { page } = diner
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Accessibility.enable')
  const { width, height } = page.viewportSize()!

  async function finds(words: string): Promise<ElementHandle<HTMLElement>> {
    let called = 0
    await until(async () => (called = await page.evaluate(calls, words)) > 0, `something called “${words}”`)
    await diner.settles()
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

  const clicks = async (words: string) => (await finds(words)).click()
  const dictates = (text: string) => page.keyboard.type(text)

  return {
    async searches(text, venue) {
      await clicks('Location')
      await dictates(text)
      await diner.waits(750)
      await clicks(venue)
      await diner.chose(venue)
    },
    presses: (name) => clicks(wordsOf(name)),
    // On its button a day has its number alone.
    picks: (day) => clicks(/\d+/.exec(day)![0]),
    async chooses(list, option) {
      await (await finds(wordsOf(list))).selectOption({ label: option })
    },
    async raises(name) {
      const field = await finds(name)
      const more = Number(await field.inputValue()) + 1
      await field.click()
      await page.keyboard.press('Control+A')
      await dictates(`${more}`)
      await diner.waits(600)
    },
    async types(field, text) {
      await clicks(field)
      await dictates(text)
    },
    ticks: clicks,
    async arrives(heading) {
      await diner.finds('heading', heading)
      for (const { element, expected, found } of await examineNames({ page, cdp, width, height }))
        faults.push(`${heading}: ${element}: expected ${expected}, found ${found}`)
    },
  }
}

/** Of a name, what is certain. */
const wordsOf = (name: Name) => (typeof name === 'string' ? name : name.source.replace('^', ''))

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
