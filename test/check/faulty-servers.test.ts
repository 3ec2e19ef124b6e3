import { expect } from 'chai'
import { reportAsText } from '../../tools/check/report-text'
import { examineBent, idsWith } from './examine'
import { ofConnection } from './faults/connection'
import { ofCreates } from './faults/creates'
import { ofReads } from './faults/reads'

describe('tavola-check names what is wrong, and reports nothing else', () => {
  // Every way to be wrong that the tests know: a new one is a row of one of these tables.
  for (const [name, [sentence, bend, options]] of Object.entries({
    ...ofConnection,
    ...ofReads,
    ...ofCreates,
  }))
    it(name, async () => {
      const report = await examineBent(bend, options)
      expect(idsWith(report, 'fault', 'warning')).to.have.members(
        /^([\w.,\s-]+): /.exec(name)?.[1]!.split(', ') ?? [],
      )
      expect(reportAsText(report, false)).to.include(sentence)
    })
})
