import { signal } from '@preact/signals-core'

/**
 * Whether a text is a telephone number by the brand's rule (section 5 and decisions, "Steps 4 and 6"): the specified
 * UK pattern for GB, a library's for another country's code or "any". The library comes on first use; until it is
 * here, what has enough digits passes.
 */
export function isTelephone(text: string, country: string): boolean {
  return country === 'GB' ? isUkTelephone(text) : isInternational(text, country)
}

/** +44, 0044 or 0, nine or ten digits however they are grouped, a mobile's always ten, and an extension where there is one. */
export function isUkTelephone(text: string): boolean {
  const number = text.replace(/[\s().-]/g, '').replace(/^(\+440|00440?)/, '+44')
  return /^(\+44|0)([1-689]\d{8,9}|7\d{9})((#|x|ext)\d{1,6})?$/i.test(number)
}

type Check = (text: string, country: string) => boolean

/** A check whose library is loaded on first use, and again on the next one where it did not come. */
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
