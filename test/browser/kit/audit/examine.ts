import type { Page } from 'playwright-core'
import { examineWithAxe } from './axe'
import { examineDrawn, examineForcedColours } from './drawn'
import { examineFocus, examineOptions } from './focus'
import { examineMotion, examinePresses, examineSequence } from './order'
import { resizes, type Examination, type Fault, type Looked } from './page'
import { examineLargerText, examineReflow, examineSpacing, examineTargets } from './sizes'

type Found = (readonly [Examination, readonly Fault[]])[]

/** All that axe can't see of the page, and axe: as it stands, in the diner's window, and at 400 % in forced colours. */
export async function examine(page: Page, isNew: Looked['isNew']): Promise<Found> {
  const { width, height } = page.viewportSize()!
  const cdp = await page.context().newCDPSession(page)
  const looked: Looked = { page, cdp, width, height, isNew }
  const usualSize = () => resizes(page, width, width < 600 ? 640 : 800)
  const found: Found = [
    ['focus rings', await examineOptions(looked)],
    ['axe', await examineWithAxe(looked)],
    ['targets', await examineTargets(looked)],
    ['sequence', await examineSequence(looked)],
    ['motion', await examineMotion(looked)],
  ]
  const { texts, chosen } = await examineDrawn(looked)
  found.push(
    ['text contrast', texts],
    ['chosen', chosen],
    ['text spacing', await examineSpacing(looked)],
    ['forced colours', await examineForcedColours(looked)],
    ['larger text', await examineLargerText(looked)],
  )
  // What moves the focus comes last, as it may close what is open; so may a press.
  await usualSize()
  const usual = await examineFocus(looked)
  await page.emulateMedia({ forcedColors: 'active' })
  await resizes(page, 320, 256)
  found.push(['reflow', await examineReflow(looked)])
  const forced = await examineFocus(looked, ' in forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  await usualSize()
  found.push(
    ['focus rings', usual.rings],
    ['forced colours', forced.rings],
    ['order', [...usual.order, ...forced.order]],
    ['obscured focus', [...usual.obscured, ...forced.obscured]],
    ['pressed', await examinePresses(looked)],
  )
  await cdp.detach()
  return found
}
