import { loggedErrors } from '../log-error'
import { contrastFindings, repairLines } from '../look/contrast-findings'
import { ancestorsOf, nameOf } from './ancestors'
import { examineBaseUrl } from './base-url'
import type { Finding, Need, Patient } from './finding'
import { examineContainer, nobody } from './mounting'
import { examinePage } from './page'
import { examinePlace } from './place'
import { examinePolicy } from './policy'

export type { Finding, Need, Patient } from './finding'

/**
 * Names what on this page would hurt the widgets on it, in the console and as a list; an empty one is a clean bill. It
 * asks the back end for restaurants named "doctor", and changes nothing.
 */
export async function examine(
  patients: readonly Patient[],
  needs: readonly Need[],
  sessionHeader: string,
  /** Found already: of what the build alone knows. */
  before: readonly Finding[] = [],
): Promise<Finding[]> {
  const asked = patients.filter(
    ({ options: one }, index) =>
      index ===
      patients.findIndex(({ options }) => options.baseUrl === one.baseUrl && options.fetch === one.fetch),
  )
  const backEnds = await Promise.all(
    asked.map(({ options }) => examineBaseUrl(options.baseUrl, sessionHeader, options.fetch)),
  )
  const found = [
    ...(patients.length > 0 ? [] : [nobody()]),
    ...examinePage(),
    ...patients.flatMap(examineContainer),
    ...patients.flatMap(examinePlace),
    ...before,
    ...[...new Set(loggedErrors)].filter((line) => !repairLines.has(line)).map(option),
    ...patients.flatMap(examineContrast),
    ...backEnds.flat(),
    // After the question to the back end: what the policy refused of it is on record.
    ...(await examinePolicy(needs)),
    ...examineFiles(),
  ]
  print(found)
  return found
}

/** What the widget has said already, its options' mistakes before all. */
const option = (what: string): Finding => ({
  level: 'warning',
  about: 'options',
  what,
  remedy: 'The rest of the options counts.',
})

function examineContrast({ host }: Patient): Finding[] {
  // Off the page it has no colours.
  if (!host.shadowRoot || !host.isConnected) return []
  const { repaired, unreadable } = contrastFindings(host)
  const say = (level: Finding['level'], remedy: string) => (found: (typeof repaired)[number]) => ({
    level,
    about: 'contrast',
    what: `${found.front} on ${found.on} has ${found.ratio.toFixed(2)} to 1, and needs ${found.needs}.`,
    remedy,
  })
  return [
    ...repaired.map(say('note', 'It was repaired: choose a colour with more contrast to have your own.')),
    ...unreadable.map(say('warning', `Change one of them; they are on ${nameOf(ancestorsOf(host)[0]!)}.`)),
  ]
}

/** Files of ours that did not come. */
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

/* eslint-disable no-console -- What was asked for is to be read there. */
function print(found: readonly Finding[]): void {
  if (found.length === 0) console.log('[Tavola] The doctor finds nothing wrong on this page.')
  else console.table(found)
}
