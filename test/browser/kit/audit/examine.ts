import type { Page } from 'playwright-core'
import { examineAbsent } from './absent'
import { examineAutocomplete, examineLanguage, examineRelations, examineNames } from './markup'
import { examineWithAxe } from './axe'
import { examineDrawn, examineForcedColours } from './drawn'
import { type Examination, type Fault, resizes, type Looked } from './page'
import { examineFocus, examineOptions } from './focus'
import { examineMotion } from './motion'
import { examinePointer } from './pointer'
import { examineSequence } from './sequence'
import { examineHelp, examineLinks, examineNavigation, examineRegion } from './structure'
import { examineLargerText, examineSpacing, examineReflow, examineTargets } from './sizes'

type Found = readonly (readonly [Examination, readonly Fault[]])[]

/**
 * Everything that is examined of the page as it stands, window after window. What moves the focus comes last, as it may
 * close what is open.
 */
export async function examine(page: Page, isNew: Looked['isNew']): Promise<Found> {
  const { width, height } = page.viewportSize()!
  const cdp = await page.context().newCDPSession(page)
  const looked: Looked = { page, cdp, width, height, isNew }
  try {
    return [
      ...(await asItStands(looked)),
      ...(await drawnWhole(looked)),
      ['larger text', await examineLargerText(looked)],
      ...(await withFocus(looked)),
      ...(await withMouse(looked)),
    ]
  } finally {
    await cdp.detach()
  }
}

const asItStands = async (looked: Looked): Promise<Found> => [
  ['focus rings', await examineOptions(looked)],
  ['axe', await examineWithAxe(looked)],
  ['names', await examineNames(looked)],
  ['relations', await examineRelations(looked)],
  ['language', await examineLanguage(looked)],
  ['autocomplete', await examineAutocomplete(looked)],
  ['absent', await examineAbsent(looked)],
  ['targets', await examineTargets(looked)],
  ['sequence', await examineSequence(looked)],
  ['region', await examineRegion(looked)],
  ['navigation', await examineNavigation(looked)],
  ['help', await examineHelp(looked)],
  ['links', await examineLinks(looked)],
  ['motion', await examineMotion(looked)],
]

async function drawnWhole(looked: Looked): Promise<Found> {
  const { texts, chosen } = await examineDrawn(looked)
  return [
    ['text contrast', texts],
    ['chosen', chosen],
    ['text spacing', await examineSpacing(looked)],
    ['forced colours', await examineForcedColours(looked)],
  ]
}

/** In the diner's window, and at 400 % in forced colours. */
async function withFocus(looked: Looked): Promise<Found> {
  const { page, width } = looked
  await resizes(page, width, width < 600 ? 640 : 800)
  const usual = await examineFocus(looked)
  await page.emulateMedia({ forcedColors: 'active' })
  await resizes(page, 320, 256)
  const reflow = await examineReflow(looked)
  const forced = await examineFocus(looked, ' in forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  return [
    ['focus rings', usual.rings],
    ['forced colours', forced.rings],
    ['order', [...usual.order, ...forced.order]],
    ['obscured focus', [...usual.obscured, ...forced.obscured]],
    ['reflow', reflow],
  ]
}

/** In the diner's window, and last: a press may close what is open. */
async function withMouse(looked: Looked): Promise<Found> {
  const { page, width } = looked
  await resizes(page, width, width < 600 ? 640 : 800)
  const { hover, pressed } = await examinePointer(looked)
  return [
    ['hover', hover],
    ['pressed', pressed],
  ]
}
