import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { criteria } from '../../tools/accessibility/criteria'
import { assistiveTechnologies } from '../../tools/accessibility/assistive-technologies'
import { changedLines, page } from '../../tools/accessibility/page'
import { readMaker } from '../../tools/accessibility/maker'
import { plainTitle } from '../../tools/accessibility/plain-title'
import { labels, readPublisher } from '../../tools/accessibility/publisher'
import type { ManualRecord } from '../../tools/accessibility/records'
import { judgementOf, sixMonthsAfter, type Report } from '../../tools/accessibility/report'
import { foundBy, resultsNow, type TestResult } from '../../tools/accessibility/run'
import { methods } from '../../tools/accessibility/scope'
import { departures, termOf } from '../../tools/accessibility/terms'
import { formatted } from '../../tools/write-pages'

/** Words in the report that the results in it do not bear out. */
function wrongWords(report: Report): string[] {
  const tests = new Map(report.tests.map((test) => [test.id, test]))
  return report.criteria
    .filter(({ id, word, tests: ids }) => {
      const behind = ids.map((test) => tests.get(test))
      const criterion = criteria.find((one) => one.id === id)!
      return (
        behind.includes(undefined) || judgementOf(criterion, behind as Report['tests'], report).word !== word
      )
    })
    .map(({ id }) => id)
}

describe('The accessibility report', () => {
  const report = JSON.parse(readFileSync('docs/accessibility-report.json', 'utf8')) as Report

  it('gives each criterion a term that follows from its results', () => {
    expect(report.criteria.map(({ id }) => id)).to.deep.equal(criteria.map(({ id }) => id))
    expect(wrongWords(report)).to.deep.equal([])
  })

  it('detects a term that was edited by hand', () => {
    const [first, ...others] = report.criteria
    const word = first!.word === 'supports' ? 'not evaluated' : 'supports'
    expect(wrongWords({ ...report, criteria: [{ ...first!, word }, ...others] })).to.deep.equal([first!.id])
    const invented = { ...first!, tests: ['T-000000'] }
    expect(wrongWords({ ...report, criteria: [invented, ...others] })).to.deep.equal([first!.id])
  })

  it('its page and its data are of the same run', async () => {
    expect(readFileSync('docs/accessibility-report.md', 'utf8')).to.equal(await formatted(page(report)))
  })

  it('detects data that is out of date, and a test that no longer exists', () => {
    const [first, ...others] = report.criteria
    expect(changedLines(report, { ...report, date: '2030-01-01' })).to.deep.equal([])
    const changed = { ...report, criteria: [{ ...first!, remark: 'All is well.' }, ...others] }
    const [before, after, ...more] = changedLines(report, changed)
    expect(more).to.deep.equal([])
    expect(before).to.match(/^- \| \[1\.1\.1 Non-text Content/)
    expect(after).to.match(/^\+ \| \[1\.1\.1 .*All is well/)
    const [gone, ...tests] = report.tests
    const [line] = changedLines(report, { ...report, tests })
    expect(line).to.match(/^- /).and.include(gone!.id)
  })

  it('has what a reader of a VPAT looks for: the title, the standards, ITI’s terms, and where it departs', () => {
    const written = page(report)
    expect(written).to.match(
      /^# Tavola Accessibility Conformance Report\n\n\*\*EU edition, arranged after VPAT® /m,
    )
    for (const term of [
      '**Supports**: The functionality of the product has at least one method that meets the criterion without known defects or meets with equivalent facilitation.',
      '**Partially Supports**: Some functionality of the product does not meet the criterion.',
      '**Does Not Support**: The majority of product functionality does not meet the criterion.',
      '**Not Applicable**: The criterion is not relevant to the product.',
      '**Not Evaluated**: The product has not been evaluated against the criterion. This can only be used in WCAG Level AAA criteria.',
    ])
      expect(written).to.include(`- ${term}\n`)
    for (const version of ['2.0', '2.1', '2.2'])
      expect(written).to.match(
        new RegExp(
          `\\[Web Content Accessibility Guidelines ${version}\\]\\(\\S+\\) \\| Level A: yes. Level AA: yes. Level AAA: no.`,
        ),
      )
    for (const departure of departures) expect(written).to.include(`- ${departure}`)
  })

  it('evaluates each clause of EN 301 549 that has a row', () => {
    const clauses = Object.values(report.clauses).flat()
    expect(clauses.filter(({ word }) => word === 'not evaluated')).to.deep.equal([])
    const { criteria } = report.clauses['4'].find(({ id }) => id === '4.2.1')!
    expect(new Set(criteria).size).to.equal(criteria.length)
    expect(criteria).to.include.members(['2.1.1', '3.1.1', '3.1.2']).and.not.include('2.4.7')
  })

  it('begins with a summary of a page: the counts, each lesser level with its reason, and the programs', () => {
    const [, summary] = page(report).split(/^## /m)
    expect(summary).to.match(/^Summary\n/)
    for (const { id, name, word, why } of [...report.criteria, ...report.clauses['12']])
      if (why) expect(summary).to.include(`**${id} ${name}**, ${termOf(word)}: ${why}`)
    expect(summary).to.include('**Not tried:** NVDA').and.include('**Next review:** the next release, or ')
    const count = (rows: readonly { word: string }[]) => rows.filter(({ word }) => word === 'supports').length
    const clauses = Object.values(report.clauses).flat()
    expect(summary).to.include(`| Supports | ${count(report.criteria)} | ${count(clauses)} |`)
    expect(summary!.split('\n').length, 'lines').to.be.at.most(60)
  })

  it('names no path of the machine that wrote it', () => {
    expect(JSON.stringify(report) + page(report)).not.to.match(/\/(home|work|root|tmp|Users)\/|file:\/\//)
  })
})

describe('Details of the accessibility report', () => {
  const report = JSON.parse(readFileSync('docs/accessibility-report.json', 'utf8')) as Report

  it('lists the fields of its maker and its publisher, and says which of them are empty', () => {
    const empty = readPublisher("{legalName: '', address: '', contact: '', feedback: '', answersWithin: ''}")
    const publisher = { ...empty, answersWithin: '5 working days' }
    const maker = readMaker('{"bugs": {"url": "https://tavola.example/issues"}}')
    const written = page({ ...report, publisher, maker })
    for (const label of Object.values(labels)) expect(written).to.include(`| ${label} | `)
    expect(written).to.include('| Answers within | 5 working days |')
    expect(written).to.include('| Legal name | _to be filled in by the publisher_ |')
    expect(written).to.include('| Maker | _to be filled in by the maker_: `author.name` of package.json |')
    expect(written).to.include('open an issue at https://tavola.example/issues, with')
    expect(page(report)).not.to.match(/@[\w-]+\.\w+/)
    expect(() => readPublisher('legalname: Milano')).to.throw(/legalName/)
  })

  it('lists the failed tests of the run with what they found, and the limits of a screen reader', () => {
    const failing: TestResult = {
      ...report.tests[0]!,
      results: { light: 'failed' },
      message: 'popup, notte: the cross: expected a ring of 3, found 2.1',
    }
    const section = (tests: readonly TestResult[]) =>
      page({ ...report, tests, knownFailures: [] })
        .split('## Known failures')[1]!
        .split(/^## /m)[0]!
    expect(section([failing])).to.include('popup, notte: the cross: expected a ring of 3, found 2.1')
    const none = section([{ ...failing, results: { light: 'passed' } }])
    expect(none).to.include('There are none, and no test of this run failed.')
    expect(none).to.match(
      /Orca 43 in Firefox \| When a new step opens, its heading has the focus, but Orca often/,
    )
    expect(none).to.include('Press Orca+A once')
    const orca = readFileSync('docs/accessibility/orca.md', 'utf8')
    for (const { what, workaround } of report.limits) expect(orca).to.include(`${what} | ${workaround}`)
  })

  it('keeps the findings of a failed test, not how many they are', () => {
    const message = 'expected [ Array(2) ] to deeply equal []'
    const actual = '[\n  "popup: the cross: expected a name"\n  "step 4: Edit: expected a ring"\n]'
    expect(foundBy({ message, actual })).to.equal(
      'popup: the cross: expected a name; step 4: Edit: expected a ring',
    )
    expect(foundBy({ message: 'No such button.\nat a.ts' })).to.equal('No such button.')
    expect(foundBy({ message: "expected 'a' to equal 'b'", actual: 'a' })).to.equal(
      "expected 'a' to equal 'b'",
    )
  })

  it('says how many of the pictures were checked, and in which engine a test ran', () => {
    const pictures = (light: number, react: number) => methods({ light, react, all: 788 }).at(-1)
    expect(pictures(61, 61)).to.include('once, in one brand, scheme and width. There are 788 in every')
    expect(pictures(788, 61)).to.include('That is every brand, scheme and width on the light build')
    const test = { ...report.tests[0]!, file: 'test/browser/engines/webkit.test.ts' }
    expect(page({ ...report, tests: [{ ...test, results: { light: 'passed' } }] })).to.include(
      '| passed in WebKitGTK |',
    )
  })

  it('takes an earlier run only for tests that are the same: a new one, or a new title, was not run', () => {
    const title = (words: string) => ({ file: 'test/ui/a.test.tsx', title: words, fullTitle: words })
    const earlier = {
      tests: [{ id: 'T-1', ...title('it fits'), results: { node: 'passed' } }],
    } as unknown as Report
    const { tests } = resultsNow(earlier, [title('it fits'), title('it fits again')])
    expect(tests.map(({ title, results }) => [title, results.node])).to.have.deep.members([
      ['it fits', 'passed'],
      ['it fits again', 'not run'],
    ])
  })

  it('the next review is six months later, within the month', () => {
    expect(sixMonthsAfter('2026-11-26')).to.equal('2027-05-26')
    expect(sixMonthsAfter('2026-08-31')).to.equal('2027-02-28')
  })

  it("a test's name is its words, without what it cites", () => {
    const plain = (title: string, suite = 'Browser: whole journeys ') => plainTitle(title, suite + title)
    expect(plain('WCAG 2.5.3, 4.1.2: each has a name')).to.equal('Whole journeys: each has a name')
    expect(plain('WCAG 2.4.11: it is seen')).to.equal('Whole journeys: it is seen')
    expect(plain('back.shown, summary.booking: it stays')).to.equal('Whole journeys: it stays')
    expect(plain('it opens; WCAG 2.1.1: by Enter')).to.equal('Whole journeys: it opens; by Enter')
  })

  it('names no test in words for developers alone', () => {
    const names = report.tests.map(({ title, fullTitle }) => plainTitle(title, fullTitle))
    const jargon =
      /^(Ui|Host|Keep|Browser)\b|undefined|react-select|\b400 lists|a create|without a pack|[a-z]{2}-[A-Z]{2} |-u-nu-|--tavola|selectors/
    expect(names.filter((name) => jargon.test(name))).to.deep.equal([])
    const spoken = 'in it-IT a back end that speaks en is marked as en'
    expect(plainTitle(spoken, `ui: languages ${spoken}`)).to.equal(
      'Languages: in Italian (Italy) the texts of a back end in English are marked as such',
    )
  })

  it('a program that a person has used is no longer "not tried"', () => {
    const rowOf = (name: string, records: readonly ManualRecord[]) =>
      assistiveTechnologies(records).find((row) => row.name === name)!
    expect(rowOf('NVDA', []).how).to.equal('')
    const record = { date: '2026-12-01', assistiveTechnology: { name: 'NVDA', version: '1' } } as ManualRecord
    expect(rowOf('NVDA', [record]).how).to.equal('1 record, the last of 2026-12-01')
    expect(rowOf('JAWS', [record]).how).to.equal('')
  })
})
