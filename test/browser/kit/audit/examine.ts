import type { Page } from 'playwright-core'
import { examineAutocomplete } from './autocomplete'
import { examineWithAxe } from './axe'
import { examineChosen } from './chosen'
import type { Examination, Fault } from './finding'
import { examineFocus } from './focus'
import { examineForcedColours, examineForcedFocus } from './forced-colours'
import { examineLanguage } from './language'
import { resizes, type Looked } from './looked'
import { examineMedia } from './media'
import { examineNames } from './names'
import { examineObscured } from './obscured'
import { examineOptions } from './options'
import { examineLargerText, examineSpacing } from './readable'
import { examineReflow } from './reflow'
import { examineRelations } from './relations'
import { examineTargets } from './targets'
import { examineTextContrast } from './text-contrast'

type Found = readonly (readonly [Examination, readonly Fault[]])[]

/** Everything that is examined of the page as it stands. What moves the focus comes last, as it may close what is open. */
export async function examine(page: Page): Promise<Found> {
  const { width, height } = page.viewportSize()!
  const cdp = await page.context().newCDPSession(page)
  const looked: Looked = { page, cdp, width, height }
  try {
    const still: Found = [
      ['focus rings', await examineOptions(looked)],
      ['axe', await examineWithAxe(looked)],
      ['names', await examineNames(looked)],
      ['relations', await examineRelations(looked)],
      ['language', await examineLanguage(looked)],
      ['autocomplete', await examineAutocomplete(looked)],
      ['no media', await examineMedia(looked)],
      ['targets', await examineTargets(looked)],
      ['text contrast', await examineTextContrast(looked)],
      ['chosen', await examineChosen(looked)],
      ['text spacing', await examineSpacing(looked)],
      ['larger text', await examineLargerText(looked)],
      ['forced colours', await examineForcedColours(looked)],
    ]
    const { rings, order } = await examineFocus(looked)
    const moved: Found = [
      ['focus rings', rings],
      ['order', order],
      ['obscured focus', await inWindow(looked, width, width < 600 ? 640 : 800, examineObscured)],
      ['reflow', await inWindow(looked, 320, 256, examineReflow)],
      ['obscured focus', await inWindow(looked, 320, 256, examineObscured)],
      ['forced colours', await examineForcedFocus(looked)],
    ]
    return [...still, ...moved]
  } finally {
    await cdp.detach()
  }
}

async function inWindow(
  looked: Looked,
  width: number,
  height: number,
  examination: (looked: Looked) => Promise<Fault[]>,
): Promise<Fault[]> {
  await resizes(looked.page, width, height)
  return examination({ ...looked, width, height })
}
