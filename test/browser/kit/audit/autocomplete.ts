import type { Fault } from './finding'
import type { Looked } from './looked'

/** A form that asks who somebody is says so to the browser, which fills it in. */
export const examineAutocomplete = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const wanted = ['given-name', 'family-name', 'email', 'tel']
    return eye
      .ours('input[type="email"], input[autocomplete="email"]')
      .filter((element) => eye.isShown(element))
      .flatMap((email) => {
        const form = email.closest('form, fieldset, section, .main') ?? (email.getRootNode() as ShadowRoot)
        const there = [...form.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
        return wanted
          .filter((token) => !there.includes(token as AutoFill))
          .map((token) => ({
            element: eye.describe(email),
            expected: `a field with autocomplete="${token}" in its form`,
            found: there.filter(Boolean).join(', ') || 'none at all',
          }))
      })
  })
