import { expect } from 'chai'
import { reportAsText } from '../../tools/check/report-text'
import { examineBent, idsWith, writing } from './examine'
import { ofConnection } from './faulty/connection'
import { ofCreates } from './faulty/creates'
import { ofDays } from './faulty/days'
import { ofRestaurants } from './faulty/restaurants'
import type { Row } from './mutations'

/** Every way to be wrong that the tests know: a new one is a row of one of these tables. */
const rows: Readonly<Record<string, Row>> = {
  ...ofConnection,
  ...ofRestaurants,
  ...ofDays,
  ...Object.fromEntries(
    Object.entries(ofCreates).map(([name, [expected, sentence, bend]]): [string, Row] => [
      name,
      [expected, sentence, bend, writing],
    ]),
  ),
}

describe('tavola-check names what is wrong, and reports nothing else', () => {
  for (const [name, [expected, sentence, bend, options]] of Object.entries(rows))
    it(`${name}: ${expected.join(', ')}`, async () => {
      const report = await examineBent(bend, options)
      expect(idsWith(report, 'fault', 'warning')).to.have.members(expected)
      expect(reportAsText(report, false)).to.include(sentence)
    })
})
