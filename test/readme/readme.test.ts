import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { messagesPage } from '../../tools/docs/messages'
import { withSections } from '../../tools/docs/sections'

describe('The README', () => {
  it('says what the code says; `npx tsx tools/docs/write.ts` brings it up to date', async () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(readme).to.equal(await withSections(readme))
  })

  it('has a page of all texts, as they are', () => {
    expect(readFileSync('docs/messages.md', 'utf8')).to.equal(messagesPage)
  })
})
