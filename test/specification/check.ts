import type { Title } from './titles'

/** One rule of the documents that the product is built from, and the tests that hold it. */
export interface Row {
  /** Where it stands: `section 5, "Validation rules"`, `decisions, "Step 1"`, `complaints, "Also seen"`. */
  readonly section: string
  readonly rule: string
  /** Titles of tests, alone or behind those of their suites; `*` stands for anything. */
  readonly tests: readonly string[]
}

/** The rows of one section, in its order. */
export const rowsOf = (section: string, rules: Readonly<Record<string, readonly string[]>>): Row[] =>
  Object.entries(rules).map(([rule, tests]) => ({ section, rule, tests }))

/** The tests that a row's pattern names. */
export function matching<T extends Title>(pattern: string, titles: readonly T[]): readonly T[] {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const wanted = new RegExp(`^${parts.join('.*')}$`, 's')
  return titles.filter(({ title, fullTitle }) => wanted.test(title) || wanted.test(fullTitle))
}

/** Rules that no test holds. */
export const withoutTest = (rows: readonly Row[]): string[] =>
  rows.filter(({ tests }) => tests.length === 0).map(({ section, rule }) => `${section}: ${rule}`)

/** Titles that rows name and that no test has, with what may be meant. */
export const withoutTitle = (rows: readonly Row[], titles: readonly Title[]): string[] =>
  rows.flatMap(({ section, rule, tests }) =>
    tests
      .filter((pattern) => matching(pattern, titles).length === 0)
      .map(
        (pattern) => `${section}: ${rule}\n  no test "${pattern}"; like it: "${nearest(pattern, titles)}"`,
      ),
  )

/** The title that shares most of its words. */
function nearest(pattern: string, titles: readonly Title[]): string {
  const words = new Set(wordsOf(pattern))
  const likeness = (title: string) => {
    const others = wordsOf(title)
    return (2 * others.filter((word) => words.has(word)).length) / (others.length + words.size)
  }
  return titles
    .map(({ title }) => title)
    .reduce((one, other) => (likeness(other) > likeness(one) ? other : one), '')
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d]+/u)

/**
 * Titles that cite what is not there: "section 12", "contract 4", `section 2, "Step 11": …`. The name after the
 * comma must occur in that section, in its own name or in one of its rules.
 */
export function wrongCitations(rows: readonly Row[], titles: readonly Title[]): string[] {
  const numbers = new Set(rows.map(({ section }) => section.split(',')[0]!))
  const written = (document: string) =>
    rows
      .filter(({ section }) => new RegExp(`^${document}\\b`).test(section))
      .map(({ section, rule }) => plain(`${section} ${rule}`))
      .join('\n')
  const isWrong = ({ title }: Title) =>
    [...title.matchAll(numbered)].some(([number]) => !numbers.has(number)) ||
    [...title.matchAll(named)].some(
      ([, document, quoted, bare]) => !written(document!).includes(plain(quoted ?? bare!)),
    )
  return titles.filter(isWrong).map(({ file, title }) => `${file}: ${title}`)
}

const numbered = /\b(?:section|contract) \d+/g
const named = /((?:section|contract) \d+|decisions|contract), (?:"([^"]+)"|([^:;"]+))[:;]/g

/** Titles that name an issue or a complaint by its number, which says nothing to a reader of the code. */
export const numberedTasks = (titles: readonly Title[]): string[] =>
  titles
    .filter(({ fullTitle }) => /\b(?:issues?|complaints?),? #?\d/i.test(fullTitle))
    .map(({ file, fullTitle }) => `${file}: ${fullTitle}`)

/** Without case, blanks and signs: `step4-requireMinAge` and "Step 4" are found as people write them. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
