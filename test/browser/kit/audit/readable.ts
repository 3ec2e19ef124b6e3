import type { Fault } from './finding'
import { settles, type Looked } from './looked'

/** WCAG 1.4.12: what a diner may set for all text. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** With more space between lines, words and letters everything is still to be read. */
export async function examineSpacing({ page }: Looked): Promise<Fault[]> {
  await page.evaluate((css) => eye.wears('spacing', css), spacing)
  await settles(page)
  const found = await page.evaluate(() => {
    const all = [...eye.cut(), ...eye.wide()]
    eye.wears('spacing')
    return all
  })
  return found.map((one) => ({ ...one, expected: 'text that is whole with wider spacing' }))
}

/** Twice the size of the browser's own text on a phone: no word is cut or broken. */
export async function examineLargerText({ page, cdp }: Looked): Promise<Fault[]> {
  await page.setViewportSize({ width: 360, height: 640 })
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await settles(page)
  const found = await page.evaluate(() => [...eye.cut(), ...eye.brokenWords(), ...eye.wide()])
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await settles(page)
  return found.map((one) => ({ ...one, expected: 'whole words at 200 % and 360 px' }))
}
