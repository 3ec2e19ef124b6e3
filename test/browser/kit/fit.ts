import type { Page } from 'playwright-core'

/** The widths at which everything fits, in pixels: small and large phones, a tablet, a desk. */
export const widths = [320, 360, 768, 1280]

/** The same at each width, at which the page is left as it was. */
export async function misfitsAtAnyWidth(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!
  const found: string[] = []
  for (const other of widths) {
    await page.setViewportSize({ width: other, height })
    found.push(...(await misfits(page)).map((misfit) => `at ${other} px: ${misfit}`))
  }
  await page.setViewportSize({ width, height })
  return found
}

/** What does not fit on the page, as sentences: what sticks out of the window, and what scrolls inside itself. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
    const shadow = document.querySelector('#book > div')!.shadowRoot!
    for (const element of shadow.querySelectorAll('*')) {
      const { left, right } = element.getBoundingClientRect()
      const { overflowY } = getComputedStyle(element)
      const name = element.outerHTML.slice(0, 60)
      const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight
      if (scrolls) found.push(`it scrolls inside: ${name}`)
      if (left < 0 || right > clientWidth) found.push(`it sticks out: ${name}`)
    }
    return found
  })
