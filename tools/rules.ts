/**
 * `npm run check`: every id that a test or a comment cites has a rule in docs/spec, every rule has a test, and every path
 * that CONTRIBUTING.md names exists.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const id = '[a-z0-9-]+\\.[a-z0-9-]+'
/** WCAG's criteria stand among the ids of a title: `access.axe, WCAG 2.4.11: …`. */
const ids = `${id}(?:, ${id})*(?=, WCAG|, \\$\\{|: )`
/** The beginning of a rule: - **`date.closure`** With both … */
const ruleStart = new RegExp(`^- \\*\\*\`(${id})\`\\*\\*`)
/** Any text that begins as a title does, or that is an id, as in a table of cases. */
const text = new RegExp(`['"\`](${ids}|${id}(?=['"\`]))`, 'g')
const title = new RegExp(`\\b(?:it|describe\\w*)\\(\\s*['"\`](${ids})`, 'g')
/** A comment's citation: (date.closure) or (date.closure, date.past). */
const inBrackets = new RegExp(`\\((${id}(?:, ${id})*)\\)`, 'g')
const comment = /^\s*(?:\/?\*|\{?\/\*)|\/\/ |\/\*\*/
const fileName = /\.(?:ts|tsx|js|mjs|css|json|md|svg|yaml)$/

interface Rule {
  readonly file: string
  text: string
}

const listed = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(file))

const faults: string[] = []
const rules = readRules()
const tested = checkCitations()
for (const [name, { file, text }] of rules) {
  if (!tested.has(name) && !/\(no\s+test: /.test(text))
    faults.push(
      `${file}: no test cites "${name}". Begin a test's title with it, or end the rule with "(no test: why)".`,
    )
}
checkPaths('CONTRIBUTING.md')

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

function readRules(): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const file of listed('docs/spec')) {
    let rule: Rule | undefined
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const name = ruleStart.exec(line)?.[1]
      if (name && rules.has(name))
        faults.push(`${file}: "${name}" is a rule already. Give this one another id.`)
      if (name) rules.set(name, (rule = { file, text: '' }))
      if (rule) rule.text += `${line} `
    }
  }
  return rules
}

/** Returns the ids that tests cite. */
function checkCitations(): ReadonlySet<string> {
  const tested = new Set<string>()
  for (const file of listed('test', 'src', 'plugins', 'themes', 'examples', 'tools')) {
    if (!/\.(?:tsx?|js|css|yaml)$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    if (file.startsWith('test/')) for (const name of citedBy(text, source)) tested.add(name)
    const comments = source.split('\n').filter((line) => comment.test(line))
    for (const name of [...citedBy(title, source), ...citedBy(inBrackets, comments.join('\n'))]) {
      if (!rules.has(name) && !fileName.test(name))
        faults.push(`${file}: docs/spec has no rule "${name}". Write the rule, or correct the id.`)
    }
  }
  return tested
}

function citedBy(pattern: RegExp, source: string): readonly string[] {
  return [...source.matchAll(pattern)].flatMap(([, names]) => names!.split(', '))
}

function checkPaths(file: string): void {
  const paths = readFileSync(file, 'utf8').matchAll(
    /(?:`|\]\()((?:src|plugins|themes|examples|tools|docs|test)\/[\w./-]+)/g,
  )
  for (const path of new Set([...paths].map(([, path]) => path!))) {
    if (!existsSync(path) && !/\/(?:dist|\.site)\b/.test(path))
      faults.push(`${file}: "${path}" doesn't exist. Name the file that took its place.`)
  }
}
