import { bootCodes } from '../boot-error'
import { isMissingLink } from '../missing-links'
import { lines, type Code } from '../codes'
import { loggedErrors } from '../../console'
import { repairLines } from '../../host/look/brand-look'
import { findLowContrast } from '../../host/look/contrast'
import { paletteOf } from '../../host/look/palette'
import { examineBaseUrl, type BrandHeaders } from './back-end'
import type { Finding } from '../../host/public'
import { ancestorsOf, findingsAbout, nameOf, type ExaminedWidget, type Need } from './finding'
import { examineContainer, examinePopupLinks, examineTestMode, isScene, noWidget } from './options'
import { examinePage } from './page'
import { examinePlace } from './place'
import { examinePolicy } from './policy'

export type { Finding } from '../../host/public'
export { rootOf } from './back-end'
export type { ExaminedWidget, Need } from './finding'
export { examineLinks, isScene } from './options'

/**
 * Lists the problems of the widgets on this page, and prints the list to the console. It asks the back end for restaurants
 * named "doctor", and changes nothing there.
 */
export async function examine(
  widgets: readonly ExaminedWidget[],
  needs: readonly Need[],
  headers: BrandHeaders,
  /** Findings about brands, which only the build knows. */
  brandFindings: readonly Finding[] = [],
): Promise<Finding[]> {
  const withOwnBackEnd = widgets.filter(
    ({ options: one }, index) =>
      index ===
      widgets.findIndex(({ options }) => backEndOptions.every((name) => options[name] === one[name])),
  )
  const backEnds = await Promise.all(
    withOwnBackEnd.map(({ options: { baseUrl, fetch, api, testMode } }) => {
      if (testMode == null) return examineBaseUrl(baseUrl, headers, fetch, api)
      // Only the test system is called. A scene calls nothing.
      return isScene(testMode) ? [] : examineBaseUrl(testMode, headers)
    }),
  )
  const logged = [...new Set(loggedErrors)]
  const found = [
    ...(widgets.length > 0 ? [] : [noWidget()]),
    ...examinePage(),
    ...examinePopupLinks(),
    ...widgets.flatMap(examineContainer),
    ...(await Promise.all(widgets.map(examineTestMode))).flat(),
    ...widgets.flatMap(examinePlace),
    ...brandFindings,
    ...logged
      .filter((line) => !repairLines.has(line) && !isMissingLink(line) && !line.startsWith('T001'))
      .map(findingOf),
    ...widgets.flatMap(examineContrast),
    // The console's line is better, because it has a suggestion.
    ...backEnds.flat().filter(({ code }) => code !== 'T011' || !logged.some((line) => line.startsWith(code))),
    // This follows the request to the back end, because the browser then has recorded whether the policy blocked it.
    ...(await examinePolicy(needs)),
    ...examineFiles(),
  ]
  const levels = ['error', 'warning', 'note']
  found.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
  print(found)
  return found
}

/** The options that choose the back end. */
const backEndOptions = ['baseUrl', 'fetch', 'api', 'testMode'] as const

/** The finding about a line that the widget has logged. */
function findingOf(line: string): Finding {
  const code = line.slice(0, 4) as Code
  // Without its plugins a brand shows nothing, and without a back end it finds no table.
  const isFatal = [...Object.values<Code>(bootCodes), 'T004', 'T011'].includes(code)
  return findingsAbout('options')(isFatal ? 'error' : 'warning', line.slice(5), lines[code].cure, code)
}

function examineContrast({ host, repairs }: ExaminedWidget): Finding[] {
  // An element that is not on the page has no colours.
  if (!host.shadowRoot || !host.isConnected) return []
  // The page's own style sheets set these colours, so the widget could not repair them.
  const unreadable = findLowContrast(paletteOf(host), () => false)
  const describe = (level: Finding['level'], remedy: string) => (pair: (typeof repairs)[number]) => {
    const contrast = `a contrast of ${pair.ratio.toFixed(2)}:1, and needs ${pair.needs}:1`
    return findingsAbout('contrast')(level, `${pair.front} on ${pair.on} has ${contrast}.`, remedy, 'T037')
  }
  const place = nameOf(ancestorsOf(host)[0]!)
  return [
    ...repairs.map(describe('note', 'The widget shows another shade. Choose a colour with more contrast.')),
    ...unreadable.map(describe('warning', `Change one of the two; they are set on ${place}.`)),
  ]
}

/** Finds the widget's files that did not load. */
function examineFiles(): Finding[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const remedy = "Copy the build's whole folder, and check that no content blocker rule matches the file."
  return entries
    .filter(({ name, responseStatus }) => /\/tavola(-[\w-]+)?\.js$/.test(name) && responseStatus >= 400)
    .map(({ name, responseStatus }) =>
      findingsAbout('files')('error', `${name} has the status ${responseStatus}.`, remedy),
    )
}

/* eslint-disable no-console -- The developer called the doctor in the console. */
function print(found: readonly Finding[]): void {
  if (found.length === 0) console.log('[Tavola] The doctor found no problems on this page.')
  else console.table(found)
}
