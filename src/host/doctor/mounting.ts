import type { Finding, Patient } from './finding'

/** Why there may be no widget where one was meant to be. */

/** A container that is none: the widget became a popup's, which nobody may ever open. */
export function examineContainer({ options: { container, inline } }: Patient): Finding[] {
  const wanted = container || (inline && String(inline) !== 'false')
  if (!wanted || container instanceof Element) return []
  const what = container
    ? `The container ${shown(container)} is`
    : 'The option "inline" asks for a container, which is'
  return [
    {
      level: 'error',
      about: 'options',
      what: `${what} no element of this page: no widget stands there.`,
      remedy:
        'Name one that stands on the page by then, as data-container="#book" or document.querySelector("#book").',
    },
  ]
}

const shown = (container: unknown) => (typeof container === 'string' ? `"${container}"` : String(container))

/** No widget was made at all. */
export function nobody(): Finding {
  const meant = [...document.querySelectorAll('script[src*="tavola.js"]')].flatMap(nearToBaseUrl)
  return {
    level: 'error',
    about: 'page',
    what: `There is no widget on this page${meant.length > 0 ? `: its script tag has ${meant.join(', ')}, and no data-base-url` : ''}.`,
    remedy: 'Call Tavola.init, or give the script tag its data-base-url.',
  }
}

/** Attributes that were probably meant to be it: "data-baseurl", "data-url". */
const nearToBaseUrl = (tag: Element): string[] =>
  tag.hasAttribute('data-base-url')
    ? []
    : tag.getAttributeNames().filter((name) => /^data-.*(url|base|api)/.test(name))
