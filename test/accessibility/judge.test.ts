import { expect } from 'chai'
import { judge, together, type Evidence, type State } from '../../tools/accessibility/judge'
import type { ManualRecord } from '../../tools/accessibility/records'
import { judgementOf } from '../../tools/accessibility/report'

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

  it('tests that show no widget, only a simulated browser or one part support nothing alone', () => {
    const why = (...files: readonly string[]) => passedIn(...files).why
    const noWidget = 'Its tests search the source code or call functions; none shows the widget.'
    expect(passedIn(source)).to.deep.equal({ word: 'partially supports', why: noWidget })
    expect(why(source, 'test/kernel/submission/refused.test.ts')).to.equal(noWidget)
    const simulated = 'Tested only in a simulated browser (jsdom).'
    expect(why('test/ui/focus.test.tsx', 'test/plugins/time/times.test.tsx')).to.equal(simulated)
    const menus = ['test/plugins/menus/list.test.tsx', 'test/plugins/menus/step.test.tsx', source]
    expect(why(...menus)).to.equal(`${simulated} Tested in one part only: the plugin menus.`)
    const terms = 'test/browser/booking/terms.test.ts'
    expect(why(terms, source)).to.equal('Tested in one part only: “terms”.')
    expect(passedIn(terms, 'test/plugins/terms/dialog.test.tsx').word).to.equal('supports')
    expect(passedIn(at, source).word).to.equal('supports')
    expect(passedIn('test/browser/engines/firefox.test.ts').word).to.equal('supports')
  })

  it('gives every reason, not only the first', () => {
    const tests = [{ id: 'T-1', file: source, states: ['passed', 'failed', 'not run'] as const }]
    const { why } = judged([], {
      tests,
      untested: 'No list is tested.',
      notJudged: 'No person has judged it.',
    })
    expect(why).to.equal(
      'A test failed: T-1. Some of its tests were not run. Its tests search the source code or call functions; none shows the widget. No list is tested. No person has judged it.',
    )
  })

  it('what a criterion says that its tests leave out counts against it', () => {
    const test = { id: 'T-1', file: at, title: '', fullTitle: '', results: { light: 'passed' } } as const
    const untested = 'Only Booking is tested.'
    expect(judgementOf({ id: '3.2.4', untested }, [test], { knownFailures: [], records: [] })).to.deep.equal({
      word: 'partially supports',
      why: untested,
    })
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
