import type { Page } from 'playwright-core'
import { examineWithAxe } from './axe'
import { examineDrawn, examineForcedColours } from './drawn'
import { examineFocus, examineOptions } from './focus'
import { examineMotion, examinePresses } from './moves'
import { resizes, type Examination, type Fault, type Looked } from './page'
import { examineLargerText, examineReflow, examineSequence, examineSpacing, examineTargets } from './sizes'

type Found = readonly (readonly [Examination, readonly Fault[]])[]

/** All that axe can't see of the page as it stands, and axe. What moves the focus comes last, as it may close what is open. */
export async function examine(page: Page, isNew: Looked['isNew']): Promise<Found> {
  const { width, height } = page.viewportSize()!
  const cdp = await page.context().newCDPSession(page)
  const looked: Looked = { page, cdp, width, height, isNew }
  try {
    return [...(await asItStands(looked)), ...(await drawnWhole(looked)), ...(await withFocus(looked))]
  } finally {
    await cdp.detach()
  }
}

const asItStands = async (looked: Looked): Promise<Found> => [
  ['focus rings', await examineOptions(looked)],
  ['axe', await examineWithAxe(looked)],
  ['targets', await examineTargets(looked)],
  ['sequence', await examineSequence(looked)],
  ['motion', await examineMotion(looked)],
]

async function drawnWhole(looked: Looked): Promise<Found> {
  const { texts, chosen } = await examineDrawn(looked)
  return [
    ['text contrast', texts],
    ['chosen', chosen],
    ['text spacing', await examineSpacing(looked)],
    ['forced colours', await examineForcedColours(looked)],
    ['larger text', await examineLargerText(looked)],
  ]
}

/** In the diner's window, and at 400 % in forced colours. Presses come last, as they may close what is open. */
async function withFocus(looked: Looked): Promise<Found> {
  const { page, width } = looked
  const usualSize = () => resizes(page, width, width < 600 ? 640 : 800)
  await usualSize()
  const usual = await examineFocus(looked)
  await page.emulateMedia({ forcedColors: 'active' })
  await resizes(page, 320, 256)
  const reflow = await examineReflow(looked)
  const forced = await examineFocus(looked, ' in forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  await usualSize()
  return [
    ['focus rings', usual.rings],
    ['forced colours', forced.rings],
    ['order', [...usual.order, ...forced.order]],
    ['obscured focus', [...usual.obscured, ...forced.obscured]],
    ['reflow', reflow],
    ['pressed', await examinePresses(looked)],
  ]
}
