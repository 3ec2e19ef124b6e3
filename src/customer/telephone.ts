import { signal } from '@preact/signals-core'
import type { Brand } from '../contract/brand'

/**
 * Whether a text is a telephone number by the brand's rule (section 5 and decisions, "Steps 4 and 6"): one of a list of
 * countries is enough. GB has the specified UK pattern; for another country's code or "any" a library decides. The library
 * is loaded on first use. Until then any text with enough digits is valid.
 */
export function isTelephone(text: string, country: Country): boolean {
  const isUk = [country].flat().includes('GB') && isUkTelephone(text)
  return isUk || (String(country) !== 'GB' && isInternational(text, country))
}

type Country = Brand['country']

/** +44, 0044 or 0, then nine or ten digits in any grouping (ten for a mobile), and an optional extension. */
export function isUkTelephone(text: string): boolean {
  const number = text.replace(/[\s().-]/g, '').replace(/^(\+440|00440?)/, '+44')
  return /^(\+44|0)([1-689]\d{8,9}|7\d{9})((#|x|ext)\d{1,6})?$/i.test(number)
}

type Check = (text: string, country: Country) => boolean

/** A check whose library is loaded on first use; if the download fails, the next use tries again. */
export function createLazyCheck(load: () => Promise<Check>): Check {
  const library = signal<Check | null>(null)
  let asked = false
  return (text, country) => {
    if (!asked) {
      asked = true
      load().then(
        (check) => void (library.value = check),
        () => void (asked = false),
      )
    }
    const check = library.value
    return check ? check(text, country) : /\d(\D*\d){5}/.test(text)
  }
}

const isInternational = createLazyCheck(() =>
  import(/* webpackChunkName: "telephone" */ './telephone-library').then(
    ({ isInternationalTelephone }) => isInternationalTelephone,
  ),
)
