import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { brotliBytes } from './brotli'
import budgets from './budgets.json'

/** What a page pays for step 1 in its HTML, in each look and language; both builds have the same. */
describe('Size of step 1 written into the page', () => {
  const folder = resolve('dist/light/page')
  const files = readdirSync(folder)

  it('there is one file for each look in each language', () => {
    expect(files).to.include.members(['milano-en.html', 'notte-it.html', 'zaytuna-ar.html'])
  })

  for (const file of files) {
    it(`${file} stays within its budget`, () => {
      expect(brotliBytes(join(folder, file))).to.be.at.most(budgets.writtenStep)
    })
  }
})
