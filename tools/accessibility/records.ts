import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { technologyNames } from './assistive-technologies'

/** Where the records are, for the report and for the docs. */
export const recordsFolder = 'docs/accessibility/records'

/** The empty form, which is beside the records. */
export const form = 'form.yaml'

const text = v.pipe(v.string('expected words'), v.trim(), v.minLength(1, 'is empty'))
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `expected one of: ${words.join(', ')}`)

const day = 'expected a day such as 2026-12-01'

const number = 'expected a number of WCAG such as "2.4.3", in quotes'

const CriterionId = v.pipe(v.string(number), v.regex(/^[1-4]\.\d\.\d{1,2}$/, number))

const Finding = v.strictObject({
  criterion: CriterionId,
  what: text,
  workaround: text,
  state: oneOf(['open', 'mended']),
})

const Task = v.strictObject({
  task: text,
  result: oneOf(['done', 'done with difficulty', 'not done']),
  note: v.optional(v.string('expected words'), ''),
})

const Written = v.strictObject({
  who: text,
  usesItDaily: v.boolean('expected true or false'),
  date: v.pipe(v.string(day), v.isoDate(day)),
  product: v.strictObject({ version: text, commit: text, build: oneOf(['light', 'react']) }),
  assistiveTechnology: v.strictObject({
    name: oneOf(technologyNames),
    version: text,
  }),
  browser: text,
  system: text,
  page: v.strictObject({ brand: text, language: text, place: oneOf(['in the page', 'in the popup']) }),
  journey: oneOf(['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry', 'Enquiry']),
  tasks: v.pipe(v.array(Task, 'expected a list of tasks'), v.minLength(1, 'expected at least one task')),
  findings: v.array(Finding, 'expected a list, empty where nothing was found: []'),
  judged: v.optional(v.array(CriterionId, 'expected a list of numbers of WCAG'), []),
})

/** A person's findings with a screen reader or by voice. */
export type ManualRecord = v.InferOutput<typeof Written> & { readonly file: string }

/** Reads a record. Throws an error that lists everything missing or wrong. */
export function readRecord(file: string, source: string): ManualRecord {
  let written: unknown
  try {
    written = parse(source)
  } catch (error) {
    throw new Error(`${file}: is no YAML: ${(error as Error).message.split('\n')[0]}`, { cause: error })
  }
  const { success, output, issues } = v.safeParse(Written, written)
  if (success) return { file, ...output }
  const wrong = issues.map((issue) => `${v.getDotPath(issue) ?? 'the record'}: ${inWords(issue)}`)
  throw new Error(`${file}:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
}

const inWords = ({ message, received, expected }: v.BaseIssue<unknown>) => {
  if (received === 'undefined') return 'is missing'
  // The library's message for an unknown key says that it expected none.
  return expected === 'never' ? 'is an unknown key' : message
}

/** All records, the oldest first. Throws if one is incomplete. */
export const readRecords = (): readonly ManualRecord[] =>
  readdirSync(recordsFolder)
    .filter((name) => name.endsWith('.yaml') && name !== form)
    .map((name) => readRecord(name, readFileSync(join(recordsFolder, name), 'utf8')))
    .sort((one, other) => one.date.localeCompare(other.date) || one.file.localeCompare(other.file))
