import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { criteria } from '../../tools/accessibility/criteria'
import { chapter12, chapter4, chapter5, chapter9, newInWcag22 } from '../../tools/accessibility/en-301-549'
import { cited, testsOf } from '../../tools/accessibility/judge'
import { knownFailures } from '../../tools/accessibility/known-failures'
import { collectTitles, matching, type Title } from '../../tools/accessibility/titles'

/** WCAG 2.2 as W3C has published it, without what is of level AAA. */
const levels = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3
    2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8
    3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
}

const known = new Set(criteria.map(({ id }) => id))
const clauses = [...chapter4, ...chapter5, ...chapter9, ...chapter12]

describe('The criteria of the accessibility report', () => {
  let titles: readonly Title[]
  before(async function () {
    titles = await collectTitles(this.test!.parent)
  })

  for (const [level, ids] of Object.entries(levels))
    it(`each criterion of WCAG 2.2, level ${level}, is listed once`, () => {
      const there = criteria.filter((criterion) => criterion.level === level).map(({ id }) => id)
      expect(there).to.have.members(ids.split(/\s+/))
    })

  it('chapter 9 of EN 301 549 adds 4.1.1 to the 49 criteria of WCAG 2.1 that 2.2 has too', () => {
    expect(criteria.filter(({ id }) => !newInWcag22.includes(id))).to.have.length(49)
    expect(chapter9.map(({ id }) => id)).to.include('9.4.1.1')
  })

  it('every test that a criterion names exists', () => {
    const patterns = [...criteria, ...clauses].flatMap(({ tests = [] }) => tests)
    expect(patterns.filter((pattern) => matching(pattern, titles).length === 0)).to.deep.equal([])
  })

  it('every criterion that a test, a clause or a known failure cites exists', () => {
    const wrong = titles.flatMap(({ file, fullTitle }) =>
      cited(fullTitle)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(wrong).to.deep.equal([])
    const others = [...clauses, ...knownFailures].flatMap(({ criteria = [] }) => criteria)
    expect(others.filter((id) => !known.has(id))).to.deep.equal([])
  })

  it('EN 301 549, 12.1.1: the page Accessibility says what the widget does, and is in the navigation', () => {
    const page = readFileSync('docs/accessibility.md', 'utf8')
    const features = [
      ...['Names and roles', 'Keyboard', 'takes the focus to its heading', 'Errors', 'Status messages'],
      ...[
        'Disabled controls have a reason',
        'Sizes',
        '400 %',
        'Less motion',
        'forced colours',
        'Language',
        'right to left',
      ],
      ...['accessibility-report.md', 'accessibility/chains.md', 'accessibility/checklist.md'],
    ]
    expect(features.filter((feature) => !page.includes(feature))).to.deep.equal([])
    const navigation = JSON.parse(readFileSync('docs/navigation.json', 'utf8')) as { pages: string[] }[]
    expect(navigation.flatMap(({ pages }) => pages)).to.include('accessibility')
  })

  it('a test counts for the criteria that it cites and for those that name it', () => {
    const test = (fullTitle: string): Title => ({ file: 'a.test.ts', title: fullTitle, fullTitle })
    const all = [test('WCAG 1.4.1: sees'), test('WCAG 1.4.10, 1.4.11: fits'), test('else 1.4.10')]
    expect(cited('WCAG 2.4.3 and 2.4.7, and 1.4.1 is not')).to.deep.equal(['2.4.3', '2.4.7'])
    expect(testsOf({ id: '1.4.10' }, all)).to.deep.equal([all[1]])
    expect(testsOf({ id: '1.4.1' }, all)).to.deep.equal([all[0]])
    expect(testsOf({ id: '2.1.1', tests: ['else *'] }, all)).to.deep.equal([all[2]])
    expect(testsOf({ id: '2.1.1' }, all)).to.deep.equal([])
  })
})
