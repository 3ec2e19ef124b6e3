import { readFileSync } from 'node:fs'
import type { ManualRecord } from './records'

/** An assistive technology, and how it was tried. */
export interface Tried {
  readonly name: string
  readonly with: string
  /** Empty if nobody has tried it. */
  readonly how: string
}

const inTests = 'automated tests of each release'
const byHand = 'tried by hand by the developers in November 2026'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const orcaRun = 'accessibility:orca' in scripts ? '; automatic run: `npm run accessibility:orca`' : ''

/** Names are as in the form of the records, so that a record replaces "not tried". */
const all: readonly Tried[] = [
  { name: 'Keyboard alone', with: 'Chromium, Firefox ESR 153 and WebKitGTK', how: inTests },
  { name: 'Forced colours, and zoom to 400 %', with: 'Chromium', how: inTests },
  { name: 'Visible names, as voice control uses them', with: 'Chromium', how: `${inTests}, without a voice` },
  { name: 'Orca 43', with: 'Firefox ESR 153, Linux', how: `${byHand}${orcaRun}` },
  { name: 'NVDA', with: 'Firefox and Chrome, Windows', how: '' },
  { name: 'JAWS', with: 'Chrome and Edge, Windows', how: '' },
  { name: 'VoiceOver on macOS', with: 'Safari', how: '' },
  { name: 'VoiceOver on iOS', with: 'Safari', how: '' },
  { name: 'TalkBack', with: 'Chrome, Android', how: '' },
  { name: 'Dragon', with: 'Chrome, Windows', how: '' },
  { name: 'Voice Control', with: 'Safari, macOS and iOS', how: '' },
  { name: 'Switch hardware', with: 'any', how: '' },
]

/** What was tried and what wasn't, with the records of people. */
export const assistiveTechnologies = (records: readonly ManualRecord[]): readonly Tried[] =>
  all.map((row) => {
    const found = records.filter(({ assistiveTechnology }) => assistiveTechnology.name === row.name)
    if (found.length === 0) return row
    const count = `${found.length} ${found.length === 1 ? 'record' : 'records'}, the last of ${found.at(-1)!.date}`
    return { ...row, how: [row.how, count].filter(Boolean).join('; ') }
  })
