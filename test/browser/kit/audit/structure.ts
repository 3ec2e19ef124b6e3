import type { Fault, Looked } from './page'

/** The widget is a region with a name, and the step's heading comes before the controls of the step. */
export const examineRegion = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() =>
    eye.ours('.stage').flatMap((stage) => {
      const faults: Fault[] = []
      if (!stage.closest('section[aria-label]:not([aria-label=""])'))
        faults.push({
          element: 'the widget',
          expected: 'a region with a name',
          found: 'none around the step',
        })
      const shown = (selector: string) =>
        [...stage.querySelectorAll<HTMLElement>(selector)].find((element) => eye.isShown(element))
      const [heading, control] = [shown('h2'), shown('a[href], button, input, select, textarea')]
      const isFirst =
        heading && control && heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING
      // A step that is still loading, or has failed, has neither.
      if (control && !control.closest('.fault') && !isFirst)
        faults.push({
          element: eye.describe(control),
          expected: 'the heading of the step before it',
          found: heading ? 'the heading is below' : 'no heading',
        })
      return faults
    }),
  )

/** Back, the summary and the links to edit the choices are in the same order everywhere, before the step. */
export const examineNavigation = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() =>
    eye.ours('.layout').flatMap((layout) => {
      const order = ['.back', '[part="summary"]', '.edit-links', '.stage']
      const there = order.flatMap((selector) => layout.querySelector<HTMLElement>(selector) ?? [])
      const faults = there.slice(1).flatMap((element, index) => {
        const before = there[index]!
        if (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) return []
        return {
          element: eye.describe(element),
          expected: `a place after ${eye.describe(before)}`,
          found: 'before it',
        }
      })
      const back = layout.querySelector('.back')
      const first = layout.querySelector('a[href], button, input, select, textarea')
      return back && first !== back
        ? [
            ...faults,
            { element: eye.describe(back), expected: 'the first control', found: eye.describe(first!) },
          ]
        : faults
    }),
  )

/** In each error the restaurant's telephone number is after the text, and before the buttons. */
export const examineHelp = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() =>
    eye.ours('[part~="banner"] a[href^="tel:"], .captcha-failed a[href^="tel:"]').flatMap((link) => {
      const error = link.closest('[part~="banner"], .captcha-failed')!
      const buttons = [...error.querySelectorAll('button')]
      return buttons
        .filter((button) => button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((button) => ({
          element: eye.describe(link),
          expected: 'a place before the buttons of the error',
          found: `it is after ${eye.describe(button)}`,
        }))
    }),
  )

/**
 * A telephone link has the number that it calls in its name, a link to another page says that it opens a new tab, and links with the
 * same name lead to the same place.
 */
export const examineLinks = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
    const addresses = new Map<string, string>()
    return eye
      .ours('a[href]')
      .filter((link) => eye.isShown(link))
      .flatMap((link) => {
        const address = link.getAttribute('href')!
        const name = link.getAttribute('aria-label') ?? textOf(link)
        const fault = (expected: string, found: string) => [{ element: eye.describe(link), expected, found }]
        const known = addresses.get(name) ?? address
        addresses.set(name, address)
        if (known !== address) return fault(`the address of the other link “${name}”, ${known}`, address)
        if (address.startsWith('tel:'))
          return name.replace(/\D/g, '').endsWith(address.replace(/\D/g, '').slice(-6))
            ? []
            : fault('the number that it calls in its name', name)
        if (link.getAttribute('target') !== '_blank') return []
        const description = (link.getRootNode() as ShadowRoot).getElementById(
          link.getAttribute('aria-describedby') ?? '',
        )
        return description && textOf(description) ? [] : fault('a description: it opens a new tab', 'none')
      })
  })
