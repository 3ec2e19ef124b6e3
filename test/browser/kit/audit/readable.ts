import type { Fault } from './finding'
import { resizes, settles, type Looked } from './looked'

/** WCAG 1.4.12: what a diner may set for all text. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** With more space between lines, words and letters everything is still to be read. */
export async function examineSpacing({ page }: Looked): Promise<Fault[]> {
  await page.evaluate((css) => eye.wears('spacing', css), spacing)
  await settles(page)
  const found = await page.evaluate(() => [...eye.cut(), ...eye.wide()])
  await page.evaluate(() => eye.wears('spacing'))
  return found.map((one) => ({ ...one, expected: 'text that is whole with wider spacing' }))
}

/** Twice the size of the browser's own text on a phone: no word is cut or broken. */
export async function examineLargerText({ page, cdp, width, height }: Looked): Promise<Fault[]> {
  await resizes(page, 360, 640)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await settles(page)
  const found = await page.evaluate(() => [...eye.cut(), ...eye.brokenWords(), ...eye.wide()])
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await resizes(page, width, height)
  return found.map((one) => ({ ...one, expected: 'whole words at 200 % and 360 px' }))
}
