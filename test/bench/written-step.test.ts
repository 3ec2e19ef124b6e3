import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { brotliBytes } from './brotli'
import budgets from './budgets.json'

/** What a page pays for step 1 in its HTML; both builds have the same. */
describe('Size of step 1 written into the page', () => {
  const folder = resolve('dist/light/page')

  it('there is one file for each look in each language, and each stays within its budget', () => {
    const files = readdirSync(folder)
    expect(files).to.include.members(['milano-en.html', 'notte-it.html', 'zaytuna-ar.html'])
    const large = files.filter((file) => brotliBytes(join(folder, file)) > budgets.writtenStep)
    expect(large, `larger than ${budgets.writtenStep} bytes`).to.deep.equal([])
  })
})
