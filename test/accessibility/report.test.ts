import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import { criteria } from '../../tools/accessibility/criteria'
import { assistiveTechnologies } from '../../tools/accessibility/assistive-technologies'
import { changedLines, page } from '../../tools/accessibility/page'
import { plainTitle } from '../../tools/accessibility/plain-title'
import { labels, readPublisher } from '../../tools/accessibility/publisher'
import type { ManualRecord } from '../../tools/accessibility/records'
import { edition, judgementOf, sixMonthsAfter, type Report } from '../../tools/accessibility/report'
import { resultsNow } from '../../tools/accessibility/run'
import { madeFiles } from '../../tools/docs/made-pages'
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

  it('OpenACR lists each criterion under one of its terms', async () => {
    const { chapters } = await openAcr()
    const rows = ['a', 'aa'].flatMap((level) => chapters[`success_criteria_level_${level}`]!.criteria)
    expect(rows.map(({ num }) => num)).to.have.members([...criteria.map(({ id }) => id), '4.1.1'])
    const levels = rows.map(({ num, components }) => [num, components[0]!.adherence.level])
    const ours = report.criteria.map(({ id, word }) => [id, word.replaceAll(' ', '-')])
    expect(levels).to.deep.include.members(ours)
  })

  it('the page and OpenACR count as many criteria at each level', () => {
    const written = readFileSync('docs/accessibility-report.md', 'utf8')
    for (const word of ['supports', 'partially supports', 'not applicable', 'not evaluated']) {
      const count = report.criteria.filter((criterion) => criterion.word === word).length
      expect(written).to.include(`| ${word} | ${count} |`)
    }
  })

  it('names its edition, and covers Section 508 in neither form', async () => {
    expect(edition).to.match(/^VPAT 2\.5Rev, EU edition: /)
    expect(page(report)).to.include(edition).and.include('Section 508 isn’t covered')
    const { chapters, notes } = await openAcr()
    expect(notes).to.include(edition)
    for (const chapter of ['functional_performance_criteria', 'hardware', 'software'])
      expect(chapters[chapter]).to.include({ disabled: true })
  })

  it('begins with a summary of a page: the counts, each lesser level with its reason, and the programs', () => {
    const [, summary] = page(report).split(/^## /m)
    expect(summary).to.match(/^Summary\n/)
    for (const { id, name, word, why } of report.criteria)
      if (why) expect(summary).to.include(`**${id} ${name}**, ${word}: ${why}`)
    expect(summary).to.include('**Not tried:** NVDA').and.include('**Next review:** the next release, or ')
    expect(summary!.split('\n').length, 'lines').to.be.at.most(60)
  })

  it('names no path of the machine that wrote it', () => {
    expect(JSON.stringify(report) + page(report)).not.to.match(/\/(home|work|root|tmp|Users)\/|file:\/\//)
  })

  const openAcr = async () =>
    parse(await madeFiles['docs/accessibility-report.openacr.yaml']!()) as {
      notes: string
      chapters: Record<
        string,
        { criteria: { num: string; components: { adherence: { level: string } }[] }[] }
      >
    }
})

describe('Details of the accessibility report', () => {
  it('lists the fields of its publisher, and says which of them are empty', () => {
    const empty = readPublisher("{legalName: '', address: '', contact: '', feedback: '', answersWithin: ''}")
    const report = JSON.parse(readFileSync('docs/accessibility-report.json', 'utf8')) as Report
    const publisher = { ...empty, answersWithin: '5 working days' }
    const written = page({ ...report, publisher })
    for (const label of Object.values(labels)) expect(written).to.include(`| ${label} | `)
    expect(written).to.include('| Answers within | 5 working days |')
    expect(written).to.include('| Legal name | _to be filled in by the publisher_ |')
    expect(() => readPublisher('legalname: Milano')).to.throw(/legalName/)
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
    expect(plain('decisions, "Steps 4 and 6"; WCAG 2.4.11: it is seen')).to.equal(
      'Whole journeys: it is seen',
    )
    expect(plain('section 2, "Back button"; section 2, "Summary bar": it stays')).to.equal(
      'Whole journeys: it stays',
    )
    expect(plain('it opens; WCAG 2.1.1: by Enter')).to.equal('Whole journeys: it opens; by Enter')
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
