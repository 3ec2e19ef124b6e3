import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import { criteria } from '../../tools/accessibility/criteria'
import { judge, together, type Evidence, type State } from '../../tools/accessibility/judge'
import { assistiveTechnologies } from '../../tools/accessibility/assistive-technologies'
import { changedLines, page } from '../../tools/accessibility/page'
import { plainTitle } from '../../tools/accessibility/plain-title'
import { labels, readPublisher } from '../../tools/accessibility/publisher'
import type { ManualRecord } from '../../tools/accessibility/records'
import { edition, judgementOf, sixMonthsAfter, type Report } from '../../tools/accessibility/report'
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

describe('The words of the accessibility report', () => {
  const at = 'test/browser/accessibility/wcag.test.ts'
  const source = 'test/accessibility/source.test.ts'
  const judged = (states: readonly State[], more: Partial<Evidence> = {}) =>
    judge({ tests: [{ id: 'T-1', file: at, states }], knownFailures: [], openFindings: [], ...more })
  const word = (...evidence: Parameters<typeof judged>) => judged(...evidence).word
  const passedIn = (...files: readonly string[]) =>
    judged([], { tests: files.map((file) => ({ id: 'T-1', file, states: ['passed'] as const })) })

  it('"supports" needs a test that has passed, and none that hasn\'t', () => {
    expect(word([])).to.equal('not evaluated')
    expect(word(['not run'])).to.equal('not evaluated')
    expect(judged(['passed'])).to.deep.equal({ word: 'supports', why: '' })
    expect(judged(['passed', 'not run'])).to.deep.equal({
      word: 'partially supports',
      why: 'Some of its tests were not run.',
    })
    expect(judged(['passed', 'failed'])).to.deep.equal({
      word: 'partially supports',
      why: 'A test failed: T-1.',
    })
    expect(word(['failed', 'not run'])).to.equal('does not support')
  })

  it("a known failure or a person's finding counts against a criterion; a person alone doesn't count for it", () => {
    expect(word(['passed'], { knownFailures: ['ring'] })).to.equal('partially supports')
    expect(word([], { knownFailures: ['ring'] })).to.equal('does not support')
    expect(word(['passed'], { openFindings: ['It says nothing.'] })).to.equal('partially supports')
  })

  it('a search of the source code, or the tests of one plugin, support nothing alone', () => {
    expect(passedIn(source)).to.deep.equal({
      word: 'partially supports',
      why: 'Only a search of the source code checks it.',
    })
    const menus = 'test/plugins/menus/list.test.tsx'
    const onePlugin = { word: 'partially supports', why: 'Tested in one plugin only: menus.' }
    expect(passedIn(menus, 'test/plugins/menus/step.test.tsx', source)).to.deep.equal(onePlugin)
    expect(passedIn(menus, 'test/plugins/time/time.test.tsx').word).to.equal('supports')
    expect(passedIn(menus, 'test/ui/focus.test.tsx').word).to.equal('supports')
    expect(passedIn(source, at).word).to.equal('supports')
  })

  it('what only a person can judge needs one who has', () => {
    const criterion = { id: '2.4.6', people: 'whether each label is clear' }
    const test = { id: 'T-1', file: at, title: '', fullTitle: '', results: { light: 'passed' } } as const
    const by = (...records: readonly ManualRecord[]) =>
      judgementOf(criterion, [test], { knownFailures: [], records })
    expect(by()).to.deep.equal({
      word: 'partially supports',
      why: 'No person has judged whether each label is clear.',
    })
    const record = { findings: [], judged: ['2.4.6'] } as unknown as ManualRecord
    expect(by(record).word).to.equal('supports')
    expect(by({ ...record, judged: ['1.1.1'] }).word).to.equal('partially supports')
  })

  it('"not applicable" needs a test of the widget that finds nothing, as "supports" does', () => {
    expect(word(['passed'], { isAbsent: true })).to.equal('not applicable')
    expect(word([], { isAbsent: true })).to.equal('not evaluated')
    expect(word(['failed'], { isAbsent: true })).to.equal('does not support')
    const tests = [{ id: 'T-1', file: source, states: ['passed'] as const }]
    expect(word([], { tests, isAbsent: true })).to.equal('partially supports')
  })

  it('several terms combine to the worst of them', () => {
    expect(together(['supports', 'supports'])).to.equal('supports')
    expect(together(['supports', 'not evaluated'])).to.equal('not evaluated')
    expect(together(['supports', 'does not support'])).to.equal('partially supports')
    expect(together(['partially supports', 'not evaluated'])).to.equal('partially supports')
    expect(together(['does not support'])).to.equal('does not support')
    expect(together(['supports', 'not applicable'])).to.equal('supports')
    expect(together(['not applicable'])).to.equal('not applicable')
    expect(together([])).to.equal('not evaluated')
  })
})
