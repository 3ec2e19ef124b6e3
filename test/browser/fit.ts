import type { Page } from 'playwright-core'

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
