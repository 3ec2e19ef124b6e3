import type { Page } from 'playwright-core'
import { brands } from './brands'
import { addressOf, type Shown } from './address'
import { fits } from './picture'
import { pictures } from './pictures'

/** The widths that every picture is made for, in pixels: a phone's and a desktop's. */
export const widths = [360, 1280] as const

/** Friday morning: what "today" is in pictures that are kept, so that they change only with the widget. */
export const today = new Date('2026-11-20T09:00:00Z')

/** Longer than a walk waits for anything on its way, in milliseconds. */
const patience = 120_000

/** Every picture that there is, of the brands named or of all. */
export const everyPicture = (width: number, ids?: readonly string[]): Shown[] =>
  brands
    .filter(({ id }) => !ids || ids.includes(id))
    .flatMap((brand) =>
      pictures.filter((picture) => fits(picture, brand)).map((picture) => ({ brand, picture })),
    )
    .map((shown) => ({ ...shown, width, scheme: '', language: '' }))

export const nameOf = ({ brand, picture, width }: Shown) => `${brand.id}/${width}-${picture.id}`

/** Makes a page fit to show pictures in, one after another. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: today })
}

/** Shows a picture. Resolves to what went wrong on the way: that its step was not reached, what the console says. */
export async function reach(page: Page, origin: string, shown: Shown): Promise<string[]> {
  const wrong: string[] = []
  const hears = (text: string) => wrong.push(`${nameOf(shown)}: ${text.split('\n')[0]}`)
  const onConsole = (message: { type(): string; text(): string }) =>
    /^(error|warning)$/.test(message.type()) && hears(message.text())
  const onError = (error: Error) => hears(String(error))
  page.on('console', onConsole).on('pageerror', onError)
  try {
    await page.setViewportSize({ width: shown.width, height: shown.width < 600 ? 740 : 800 })
    await page.goto(origin + addressOf(shown))
    await page.locator('html[data-picture]').waitFor({ state: 'attached', timeout: patience })
    const reason = await page.locator('html').getAttribute('data-reason')
    if (reason) hears(reason)
  } catch (error) {
    hears(String(error))
  } finally {
    page.off('console', onConsole).off('pageerror', onError)
  }
  return wrong
}
