import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { table, writePage } from '../../tools/write-pages'

/** What the nights played: each part of a run adds a line to the file that SESSIONS_RECORD names, and `writeNights` makes a table of them. */

/** Sessions of consecutive seeds, up to the first that failed. */
export interface Part {
  readonly where: string
  readonly seed: number
  readonly sessions: number
  readonly failed: Fault | null
}

interface Fault {
  readonly seed: number
  /** The first line of the story. */
  readonly problem: string
  /** What became of it: written by hand, into the file of the nights. */
  readonly mended?: string
}

interface Night {
  /** YYYY-MM-DD. */
  readonly night: string
  readonly where: string
  /** Of the first and the last session. */
  readonly seeds: readonly [number, number]
  readonly sessions: number
  readonly faults: readonly Fault[]
}

export function recordPart(part: Part): void {
  const { SESSIONS_RECORD } = process.env
  if (SESSIONS_RECORD) appendFileSync(SESSIONS_RECORD, `${JSON.stringify(part)}\n`)
}

/** A week of nights: those that were kept, and one more for each environment of these parts. */
export function addNight(kept: readonly Night[], night: string, parts: readonly Part[]): readonly Night[] {
  const added = [...new Set(parts.map(({ where }) => where))].map((where) =>
    nightOf(
      night,
      where,
      parts.filter((part) => part.where === where),
    ),
  )
  const all = [...kept, ...added]
  const week = [...new Set(all.map((one) => one.night))].sort().slice(-7)
  return all.filter((one) => week.includes(one.night))
}

function nightOf(night: string, where: string, parts: readonly Part[]): Night {
  const ends = parts.map(({ seed, sessions }) => seed + sessions - 1)
  return {
    night,
    where,
    seeds: [Math.min(...parts.map(({ seed }) => seed)), Math.max(...ends)],
    sessions: parts.reduce((sum, { sessions }) => sum + sessions, 0),
    faults: parts.flatMap(({ failed }) => failed ?? []),
  }
}

const file = 'test/sessions/nights.json'

/** Adds what a record says to the file of the nights, and writes docs/random-sessions.md. */
export async function writeNights(night: string, record: string): Promise<void> {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as readonly Night[]
  const parts = readFileSync(record, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Part)
  const nights = addNight(kept, night, parts)
  writeFileSync(file, `${JSON.stringify(nights, null, 2)}\n`)
  await writePage('docs/random-sessions.md', nightsPage(nights))
}

/** docs/random-sessions.md. */
export const nightsPage = (nights: readonly Night[]): string => `# Random sessions

Written by \`npm run test:night\` from \`test/sessions/nights.json\`, recorded since ${nights[0]?.night}. [Random
sessions](../test/README.md) describes what a session is.

A diner, the page, the back end and other scripts make random moves, and a model predicts the result. The back end fails, hangs, drips, answers with
9 MB, with 20,000 restaurants or, as a faulty service worker does, with another call's answer, an error response or another status. Other scripts
replace built-in objects, wrap \`fetch\` and \`customElements.define\`, and post forged messages, also from a frame. Another site shows the page in
a frame, where the popup stays closed.

${table(
  ['night', 'environment', 'seeds', 'sessions', 'faults found'],
  nights.map(({ night, where, seeds, sessions, faults }) => [
    night,
    where,
    seeds.join(' to '),
    new Intl.NumberFormat('en').format(sessions),
    faults.length === 0 ? 'none' : faults.map(inWords).join('; '),
  ]),
)}

\`SEED=310831 SESSIONS=1 npm run test:sessions\` plays one session again, as long as the moves are those of that night.
`

const inWords = ({ seed, problem, mended }: Fault) => `${seed}: ${problem}${mended ? ` ${mended}` : ''}`
