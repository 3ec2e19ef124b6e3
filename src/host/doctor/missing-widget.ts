import { safeDocument } from '../../dom-clobbering'
import type { Finding } from '../public'
import type { ExaminedWidget } from './examination'

/** Why there is no widget where one was meant to be. */

/** The container is not an element: the widget became a popup, which nobody may ever open. */
export function examineContainer({ options: { container, inline } }: ExaminedWidget): Finding[] {
  const wanted = container || (inline && String(inline) !== 'false')
  if (!wanted || container instanceof Element) return []
  const what = container
    ? `The container ${quoted(container)} is`
    : 'The option "inline" asks for a container, which is'
  return [
    {
      level: 'error',
      about: 'options',
      what: `${what} no element of this page: no widget stands there.`,
      remedy:
        'Name one that stands on the page by then, as data-container="#book" or document.querySelector("#book").',
      code: 'T001',
    },
  ]
}

const quoted = (container: unknown) => (typeof container === 'string' ? `"${container}"` : String(container))

/** The page has no widget at all. */
export function noWidget(): Finding {
  const similar = [...safeDocument.querySelectorAll('script[src*="tavola.js"]')].flatMap(similarToBaseUrl)
  return {
    level: 'error',
    about: 'page',
    what: `There is no widget on this page${similar.length > 0 ? `: its script tag has ${similar.join(', ')}, and no data-base-url` : ''}.`,
    remedy:
      'Call Tavola.init, or give the script tag its data-base-url. With npm a line T004 in the console says why init made none.',
  }
}

/** Attributes that were probably meant as it: "data-baseurl", "data-url". */
const similarToBaseUrl = (tag: Element): string[] =>
  tag.hasAttribute('data-base-url')
    ? []
    : tag.getAttributeNames().filter((name) => /^data-.*(url|base|api)/.test(name))
