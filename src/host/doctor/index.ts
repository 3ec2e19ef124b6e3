import { bootCodes } from '../brand/boot-error'
import { isMissingLink } from '../brand/missing-links'
import { lines, type Code } from '../console/lines'
import { loggedErrors } from '../log-error'
import { repairLines, unreadableColours } from '../look/contrast-findings'
import { ancestorsOf, nameOf } from './ancestors'
import { examineBaseUrl, type BrandHeaders } from './base-url'
import type { Finding } from '../public'
import type { ExaminedWidget, Need } from './examination'
import { examineContainer, noWidget } from './missing-widget'
import { examinePage } from './page'
import { examinePlace } from './place'
import { examinePolicy } from './policy'
import { examinePopupLinks } from './popup-links'

export type { Finding } from '../public'
export type { ExaminedWidget, Need } from './examination'

/**
 * Lists the problems of the widgets on this page, and prints the list to the console. It asks the back end for restaurants
 * named "doctor", and changes nothing there.
 */
export async function examine(
  widgets: readonly ExaminedWidget[],
  needs: readonly Need[],
  headers: BrandHeaders,
  /** Findings that only the build can make. */
  before: readonly Finding[] = [],
): Promise<Finding[]> {
  const withOwnBackEnd = widgets.filter(
    ({ options: one }, index) =>
      index === widgets.findIndex(({ options }) => ways.every((way) => options[way] === one[way])),
  )
  const backEnds = await Promise.all(
    withOwnBackEnd.map(({ options }) => examineBaseUrl(options.baseUrl, headers, options.fetch, options.api)),
  )
  const found = [
    ...(widgets.length > 0 ? [] : [noWidget()]),
    ...examinePage(),
    ...examinePopupLinks(),
    ...widgets.flatMap(examineContainer),
    ...widgets.flatMap(examinePlace),
    ...before,
    ...[...new Set(loggedErrors)]
      .filter((line) => !repairLines.has(line) && !isMissingLink(line))
      .map(loggedError),
    ...widgets.flatMap(examineContrast),
    ...backEnds.flat(),
    // After the request to the back end: the browser has recorded whether the policy refused it.
    ...(await examinePolicy(needs)),
    ...examineFiles(),
  ]
  print(found)
  return found
}

/** What says which back end it is. */
const ways = ['baseUrl', 'fetch', 'api'] as const

/** What the widget has logged: wrong options above all. */
function loggedError(line: string): Finding {
  const code = line.slice(0, 4) as Code
  // Without its plugins a brand shows nothing at all.
  const isFatal = Object.values<Code>(bootCodes).includes(code)
  return {
    level: isFatal ? 'error' : 'warning',
    about: 'options',
    what: line.slice(5),
    remedy: lines[code].cure,
    code,
  }
}

function examineContrast({ host, repairs }: ExaminedWidget): Finding[] {
  // An element that is not on the page has no colours.
  if (!host.shadowRoot || !host.isConnected) return []
  const describe = (level: Finding['level'], remedy: string) => (found: (typeof repairs)[number]) => ({
    level,
    about: 'contrast',
    what: `${found.front} on ${found.on} has ${found.ratio.toFixed(2)} to 1, and needs ${found.needs}.`,
    remedy,
    code: 'T037',
  })
  return [
    ...repairs.map(describe('note', 'It was repaired: choose a colour with more contrast to have your own.')),
    ...unreadableColours(host).map(
      describe('warning', `Change one of them; they are on ${nameOf(ancestorsOf(host)[0]!)}.`),
    ),
  ]
}

/** The widget's files that did not arrive. */
function examineFiles(): Finding[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .filter(({ name, responseStatus }) => /\/tavola(-[\w-]+)?\.js$/.test(name) && responseStatus >= 400)
    .map(({ name, responseStatus }) => ({
      level: 'error',
      about: 'files',
      what: `${name} came with the status ${responseStatus}.`,
      remedy: 'Copy the whole folder of the build, and let no content blocker rule match it.',
    }))
}

/* eslint-disable no-console -- The developer asked for it there. */
function print(found: readonly Finding[]): void {
  if (found.length === 0) console.log('[Tavola] The doctor finds nothing wrong on this page.')
  else console.table(found)
}
