import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  clauses,
  criteria,
  isCitedIn,
  judge,
  judgeClause,
  type Evidence,
  type ManualRecord,
} from '../../tools/accessibility/judge'

const inBrowser = 'test/browser/accessibility/wcag.test.ts'
const inJsdom = 'test/accessibility/every-journey.test.tsx'
const ran = (file: string, passed = true): Evidence => ({ file, title: 'WCAG 1.4.3: contrast', passed })
const contrast = { id: '1.4.3', name: 'Contrast' }

describe('The accessibility report', () => {
  it('has the 55 criteria of WCAG 2.2, levels A and AA', () => {
    expect(new Set(criteria.map(({ id }) => id)).size).to.equal(55)
    expect(criteria.filter(({ level }) => level === 'AA')).to.have.length(24)
  })

  it('names only criteria that exist in the clauses of EN 301 549', () => {
    const known = new Set(criteria.map(({ id }) => id))
    const named = clauses.flatMap((clause) => clause.criteria?.split(' ') ?? [])
    expect(named.filter((id) => !known.has(id))).to.deep.equal([])
  })

  for (const [title, id, isCited] of [
    ['WCAG 2.4.3, 1.4.3: contrast', '1.4.3', true],
    ['WCAG 2.4.3 and 1.4.3: contrast', '1.4.3', true],
    ['WCAG 2.4.13: contrast', '2.4.1', false],
    ['version 1.4.3 has contrast', '1.4.3', false],
  ] as const)
    it(`"${title}" is ${isCited ? '' : 'not '}a test of ${id}`, () => {
      expect(isCitedIn(title, { id })).to.equal(isCited)
    })

  const people = { ...contrast, people: 'whether it is readable' }
  const record = (over: Partial<ManualRecord>): ManualRecord => ({
    date: '2026-12-01',
    assistiveTechnology: { name: 'NVDA', version: '2026.1' },
    browser: 'Firefox',
    journey: 'Booking',
    ...over,
  })
  const finding = { criterion: '1.4.3', what: 'pale', workaround: 'none', state: 'open' } as const
  const absent = { ...contrast, absent: 'It has no text.' }
  for (const [why, term, criterion, results, records] of [
    ['it passed in a browser', 'Supports', contrast, [ran(inBrowser), ran(inJsdom)], []],
    ['a test failed', 'Partially Supports', contrast, [ran(inBrowser), ran(inJsdom, false)], []],
    ['all failed', 'Does Not Support', contrast, [ran(inBrowser, false)], []],
    ['no test covers it', 'Not Evaluated', contrast, [], []],
    ['jsdom alone tested it', 'Partially Supports', contrast, [ran(inJsdom)], []],
    ['a person has to judge it', 'Partially Supports', people, [ran(inBrowser)], []],
    ['a person has judged it', 'Supports', people, [ran(inBrowser)], [record({ judged: ['1.4.3'] })]],
    [
      'a person found a problem',
      'Partially Supports',
      contrast,
      [ran(inBrowser)],
      [record({ findings: [finding] })],
    ],
    ['a test shows that it has none', 'Not Applicable', absent, [ran(inJsdom)], []],
  ] as const)
    it(`says "${term}" if ${why}`, () => {
      expect(judge(criterion, results, records).term).to.equal(term)
    })

  it('a clause has the worst level of its criteria, and names them', () => {
    const judged = [judge(contrast, [ran(inJsdom)], []), judge({ ...contrast, id: '1.4.4' }, [], [])]
    const clause = judgeClause({ id: '4.2.2', name: 'Vision', criteria: '1.4.3 1.4.4' }, judged, [], [])
    expect(clause).to.include({ term: 'Partially Supports', why: 'See 1.4.3, 1.4.4.' })
  })

  it('EN 301 549, 12.1.1: the page Accessibility is in the navigation and names the features', () => {
    const page = readFileSync('docs/accessibility.md', 'utf8')
    const features = [
      ...['Names and roles', 'Keyboard', 'takes the focus to its heading', 'Errors', 'Status messages'],
      ...['Disabled controls have a reason', 'Sizes', '400 %', 'Less motion', 'forced colours'],
      ...['Language', 'right to left', 'accessibility/chains.md', 'accessibility/checklist.md'],
    ]
    expect(features.filter((feature) => !page.includes(feature))).to.deep.equal([])
    const navigation = JSON.parse(readFileSync('docs/navigation.json', 'utf8')) as { pages: string[] }[]
    expect(navigation.flatMap(({ pages }) => pages)).to.include('accessibility')
  })
})
