import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse, stringify } from 'yaml'
import { technologyNames } from '../../tools/accessibility/assistive-technologies'
import { form, readRecord, readRecords, recordsFolder } from '../../tools/accessibility/records'

const empty = readFileSync(`${recordsFolder}/${form}`, 'utf8')

/** The form, filled in. */
const filled = {
  ...(parse(empty) as object),
  who: 'Anna',
  date: '2026-12-01',
  product: { version: '0.1.0', commit: 'af1a056', build: 'light' },
  assistiveTechnology: { name: 'NVDA', version: '2026.3' },
  browser: 'Firefox 150',
  system: 'Windows 11',
  findings: [],
}
const read = (over: object) => readRecord('a.yaml', stringify({ ...filled, ...over }))

describe('Records of people who have tested with assistive technology', () => {
  it('all existing records are complete', () => {
    expect(() => readRecords()).not.to.throw()
  })

  it('a filled-in form is a valid record', () => {
    expect(read({})).to.include({ who: 'Anna', journey: 'Booking', file: 'a.yaml' })
  })

  it('each assistive technology of the report can have a record, and the form lists it', () => {
    for (const name of technologyNames) {
      expect(() => read({ assistiveTechnology: { name, version: '1' } }), name).not.to.throw()
      expect(empty).to.include(name)
    }
  })

  it('an empty form is invalid, and each missing field is named', () => {
    expect(() => readRecord('a.yaml', empty)).to.throw(
      /^a\.yaml:\n {2}who: is empty\n {2}date: expected a day such as/,
    )
  })

  const wrong: Readonly<Record<string, object>> = {
    'date: expected a day such as 2026-12-01': { date: '2026-13-41' },
    'assistiveTechnology.name: expected one of: Orca, NVDA, JAWS,': {
      assistiveTechnology: { name: 'Narator', version: '1' },
    },
    'tasks: expected at least one task': { tasks: [] },
    'findings.0.criterion: expected a number of WCAG': {
      findings: [{ criterion: 'contrast', what: 'Grey.', workaround: 'None.', state: 'open' }],
    },
    'findings.0.workaround: is missing': { findings: [{ criterion: '1.4.3', what: 'Grey.', state: 'open' }] },
    'browser: is missing': { browser: undefined },
    'mood: is an unknown key': { mood: 'good' },
  }
  for (const [message, over] of Object.entries(wrong))
    it(`reports what is wrong with a record: ${message}`, () => {
      expect(() => read(over)).to.throw(message)
    })

  it("a file that isn't YAML is named", () => {
    expect(() => readRecord('a.yaml', 'who: "Anna')).to.throw(/^a\.yaml: is no YAML: /)
  })
})
