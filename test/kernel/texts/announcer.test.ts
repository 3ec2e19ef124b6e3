import { expect } from 'chai'
import { createAnnouncer } from '../../../src/kernel/announcer'

function boot() {
  const { announcements, announce } = createAnnouncer()
  return { announce, announcements, texts: () => announcements.value.map(({ text }) => text) }
}
const nextTask = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('Announcements', () => {
  it('name.date: there is none at the start, and none without words', () => {
    const { announce, texts } = boot()
    expect(texts()).to.deep.equal([])
    announce('')
    expect(texts()).to.deep.equal([])
  })

  it('name.date: all sentences of one task are read, each of them once', () => {
    const { announce, texts } = boot()
    for (const text of ['3 restaurants found', 'Milano Cork selected.', '3 restaurants found']) announce(text)
    expect(texts()).to.deep.equal(['3 restaurants found', 'Milano Cork selected.'])
  })

  it("name.date: a later task's sentence replaces those before it", async () => {
    const { announce, texts } = boot()
    announce('3 restaurants found')
    await nextTask()
    announce('Milano Cork selected.')
    expect(texts()).to.deep.equal(['Milano Cork selected.'])
  })

  it('name.date: a sentence that is repeated later is a new one, and is read again', async () => {
    const { announce, announcements } = boot()
    announce('No restaurants found')
    const [first] = announcements.value
    await nextTask()
    announce('No restaurants found')
    const [second] = announcements.value
    expect(second!.number).to.be.above(first!.number)
  })
})
