import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import { criteria } from '../../tools/accessibility/criteria'
import { judge, together, type State } from '../../tools/accessibility/judge'
import { changedLines, page } from '../../tools/accessibility/page'
import { wordOf, type Report } from '../../tools/accessibility/report'
import { madeFiles } from '../../tools/docs/made-pages'
import { formatted } from '../../tools/write-pages'

/** Words in the report that the results in it do not bear out. */
function wrongWords(report: Report): string[] {
  const tests = new Map(report.tests.map((test) => [test.id, test]))
  return report.criteria
    .filter(({ id, word, tests: ids }) => {
      const behind = ids.map((test) => tests.get(test))
      return behind.includes(undefined) || wordOf(id, behind as Report['tests'], report) !== word
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
    const { chapters, catalog } = parse(await madeFiles['docs/accessibility-report.openacr.yaml']!()) as {
      catalog: string
      chapters: Record<
        string,
        { criteria: { num: string; components: { adherence: { level: string } }[] }[] }
      >
    }
    expect(catalog).to.equal('2.5-edition-wcag-2.2-508-eu-en')
    const rows = ['a', 'aa'].flatMap((level) => chapters[`success_criteria_level_${level}`]!.criteria)
    expect(rows.map(({ num }) => num)).to.have.members([...criteria.map(({ id }) => id), '4.1.1'])
    for (const { components } of rows)
      expect(components[0]!.adherence.level).to.match(
        /^(supports|partially-supports|does-not-support|not-applicable|not-evaluated)$/,
      )
  })
})

describe('The words of the accessibility report', () => {
  const word = (states: readonly State[], known: readonly string[] = [], found: readonly string[] = []) =>
    judge({ states, knownFailures: known.map((id) => ({ id })), openFindings: found })

  it('"supports" needs a test that has passed, and none that hasn\'t', () => {
    expect(word([])).to.equal('not evaluated')
    expect(word(['not run'])).to.equal('not evaluated')
    expect(word(['passed'])).to.equal('supports')
    expect(word(['passed', 'not run'])).to.equal('partly supports')
    expect(word(['passed', 'failed'])).to.equal('partly supports')
    expect(word(['failed', 'not run'])).to.equal('does not support')
  })

  it("a known failure or a person's finding counts against a criterion; a person alone doesn't count for it", () => {
    expect(word(['passed'], ['ring'])).to.equal('partly supports')
    expect(word([], ['ring'])).to.equal('does not support')
    expect(word(['passed'], [], ['It says nothing.'])).to.equal('partly supports')
  })

  it('several terms combine to the worst of them', () => {
    expect(together(['supports', 'supports'])).to.equal('supports')
    expect(together(['supports', 'not evaluated'])).to.equal('not evaluated')
    expect(together(['supports', 'does not support'])).to.equal('partly supports')
    expect(together(['partly supports', 'not evaluated'])).to.equal('partly supports')
    expect(together(['does not support'])).to.equal('does not support')
    expect(together([])).to.equal('not evaluated')
  })
})
