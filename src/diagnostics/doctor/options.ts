import { nativeOf, safeDocument } from '../../dom-clobbering'
import type { Finding } from '../../host/public'
import { elementName, linkNames } from '../../host/options/read-option'
import { lines } from '../codes'
import { missingLinks } from '../missing-links'
import { containerMistake } from '../options'
import { describeValue, didYouMean, misspellingOf } from '../mistake'
import { findingsAbout, nameOf, type ExaminedWidget } from './finding'

const finding = findingsAbout('options')

/** Finds a container that is not an element: the widget became a popup, which may never be opened. */
export function examineContainer({ rawOptions, source, isSharing }: ExaminedWidget): Finding[] {
  if (isSharing) return [finding('warning', lines.T009.name + '.', lines.T009.cure, 'T009')]
  const mistake = containerMistake(rawOptions, source)
  if (!mistake) return []
  const { container } = rawOptions
  const what = /^no element/.test(mistake.what)
    ? `No element matches the container ${describeValue(container)}, so there is no widget in the page.`
    : `There is no widget in the page: ${mistake.what}.`
  const meant = mistake.meant === undefined ? '' : ` Did you mean "${mistake.meant}"?`
  const remedy =
    'Give it an element that exists by then: data-container="#book", or document.querySelector("#book").'
  return [finding('error', what + meant, remedy, 'T001')]
}

/** Finds a test mode, which a public page must not have, and an unknown one, which shows nothing. */
export async function examineTestMode({
  options: { testMode },
  hasFailed,
}: ExaminedWidget): Promise<Finding[]> {
  if (testMode == null) return []
  const { scenes } = await import('../../scenes')
  if (isScene(testMode) && !scenes.some(({ name }) => name === testMode)) {
    const what = `The test mode ${describeValue(testMode)} is no address and no scene, so there is no widget.`
    const meant = didYouMean(
      String(testMode),
      scenes.map(({ name }) => name),
    )
    return [finding('error', what + meant, 'Use the address of a test system, or the name of a scene.')]
  }
  if (hasFailed) return []
  const what = `The widget is in test mode (${describeValue(testMode)}), so nothing is booked.`
  return [
    finding('warning', what, 'Remove data-test-mode, or the option testMode, before diners use the page.'),
  ]
}

/** Whether a test mode is meant to be a scene, not the address of a test system. */
export const isScene = (testMode: unknown): boolean =>
  testMode != null && !/^(https?:|\/)/.test(String(testMode))

/** The finding about a page without a widget. */
export function noWidget(): Finding {
  const misspelt = [...safeDocument.querySelectorAll(':not(:defined)')].find((element) =>
    misspellingOf(nativeOf(element, 'localName'), [elementName]),
  )
  const hint = misspelt
    ? `: ${nameOf(misspelt)} is no element that the browser knows. Did you mean "${elementName}"?`
    : ''
  return findingsAbout('page')(
    'error',
    `There is no widget on this page${hint}`.replace(/[^?]$/, '$&.'),
    'Call Tavola.init, or add data-base-url to the script tag. A call before an async script has loaded needs the command queue of the docs. With npm, a console line T004 says why init created none.',
  )
}

const prefix = 'data-tavola-'
const linkAttributes = Object.values(linkNames).map((name) => prefix + name)

/** Finds links that were meant to open the popup. Without `data-tavola-venue` they are ordinary links. */
export function examinePopupLinks(): Finding[] {
  return [...safeDocument.querySelectorAll('a, button, area, [role=link], [role=button]')].flatMap((link) => {
    const names = link
      .getAttributeNames()
      .filter((name) => name.startsWith(prefix) && name !== 'data-tavola-written')
    const unknown = names
      .filter((name) => !linkAttributes.includes(name))
      .map((name) => `Unknown attribute "${name}".${didYouMean(name, linkAttributes)}`)
    const isOrdinary = names.length > 0 && !names.includes(`${prefix}venue`)
    if (unknown.length === 0 && !isOrdinary) return []
    const ordinary = isOrdinary
      ? [
          `It doesn't open the popup, because it has no ${prefix}venue (leave it empty to let the diner choose).`,
        ]
      : []
    const what = `${nameOf(link)}: ${[...unknown, ...ordinary].join(' ')}`
    const remedy = `A link may have ${linkAttributes.join(', ')}.`
    return [finding(isOrdinary ? 'error' : 'warning', what, remedy, 'T012')]
  })
}

/** Finds the brand's missing links, and links to example addresses. */
export function examineLinks(links: unknown, hostname = location.hostname): Finding[] {
  // A page in development may get them later.
  const level = /^(localhost|127\..*|\[::1\])$/.test(hostname) ? 'note' : 'warning'
  const missing = missingLinks(links).map((name) =>
    finding(
      level,
      `brand: missing link "${name}", so diners read the words but can't open a page.`,
      `Add one: links: { ${name}: 'https://…' }.`,
    ),
  )
  const examples = Object.entries(links ?? {})
    .filter(([, address]) => /^https?:\/\/[^/]*\.example([/:?#]|$)/.test(String(address)))
    .map(([name, address]) =>
      finding(
        level,
        `brand: the link "${name}" is ${String(address)}, which does not exist.`,
        `Use your own page: links: { ${name}: 'https://…' }.`,
      ),
    )
  return [...missing, ...examples]
}
