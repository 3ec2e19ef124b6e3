import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import { criteria } from '../../tools/accessibility/criteria'
import { otherChapters } from '../../tools/accessibility/en-301-549'
import { readMaker } from '../../tools/accessibility/maker'
import { openAcr } from '../../tools/accessibility/openacr'
import type { Report } from '../../tools/accessibility/report'
import { formatted } from '../../tools/write-pages'

interface Chapter {
  readonly criteria: { num: string; components: { adherence: { level: string } }[] }[]
  readonly disabled?: boolean
  readonly notes?: string
}

interface OpenAcr {
  readonly author: { name: string; email: string }
  readonly vendor: { name: string; email: string }
  readonly feedback?: string
  readonly notes: string
  readonly evaluation_methods_used: string
  readonly chapters: Record<string, Chapter>
}

describe('The accessibility report as OpenACR', () => {
  const file = 'docs/accessibility-report.openacr.yaml'
  const report = JSON.parse(readFileSync('docs/accessibility-report.json', 'utf8')) as Report
  const read = (over: Partial<Report> = {}) => parse(openAcr({ ...report, ...over })) as OpenAcr

  it('is of the same run as the page', async () => {
    expect(readFileSync(file, 'utf8')).to.equal(await formatted(openAcr(report), file))
  })

  it('lists each criterion at the level of the page', () => {
    const { chapters } = read()
    const rows = ['a', 'aa'].flatMap((level) => chapters[`success_criteria_level_${level}`]!.criteria)
    expect(rows.map(({ num }) => num)).to.have.members([...criteria.map(({ id }) => id), '4.1.1'])
    const levels = rows.map(({ num, components }) => [num, components[0]!.adherence.level])
    const ours = report.criteria.map(({ id, word }) => [id, word.replaceAll(' ', '-')])
    expect(levels).to.deep.include.members(ours)
  })

  it('the maker is the vendor, and the publisher’s address is for feedback', () => {
    const maker = readMaker('{"author": {"name": "Tavola Ltd", "email": "hello@tavola.example"}}')
    const publisher = { ...report.publisher, legalName: 'Milano', feedback: 'https://milano.example/help' }
    const { vendor, author, feedback, notes } = read({ maker, publisher })
    expect(vendor).to.deep.equal({ name: 'Tavola Ltd', email: 'hello@tavola.example' })
    expect(author).to.deep.equal(vendor)
    expect(feedback).to.equal('https://milano.example/help')
    expect(notes).to.include('Published by Milano')
    expect(read({ maker: readMaker('{}') })).not.to.have.property('feedback')
  })

  it('has the departures, limits and assistive technologies of the page, without its markup', () => {
    const { notes, evaluation_methods_used: methods } = read()
    expect(notes).to.include(report.edition).and.include('Clause 9.6').and.include('Press Orca+A once')
    expect(methods).to.include('NVDA (Firefox and Chrome, Windows): not tried.')
    expect(openAcr(report)).not.to.match(/\]\(|\*\*/)
  })

  it('gives a reason for each chapter that does not apply, and covers no Section 508', () => {
    const { chapters } = read()
    for (const chapter of ['functional_performance_criteria', 'hardware', 'software'])
      expect(chapters[chapter]).to.include({ disabled: true })
    const reasons = Object.values(chapters).map(({ notes = '' }) => notes)
    expect(reasons).to.include.members(Object.values(otherChapters).map((why) => `Not applicable. ${why}`))
  })
})
