import { expect } from 'chai'
import { booksTable, dinerInFrame, hostOf } from './book-table'

describe('Hosts: a Wix site', () => {
  const host = hostOf('wix')

  it('a table is booked in a custom element whose script is on another server', async () => {
    const diner = await host.visits('/')
    await booksTable(diner)
    expect(diner.lines).to.deep.equal([])
  })

  it('a table is booked in the sandboxed frame of "Embed HTML", which scrolls in its fixed height', async () => {
    const { page, lines } = await host.visits('/embedded.html', { hasOwnClock: true })
    await booksTable(dinerInFrame(page))
    expect(lines).to.deep.equal([])
  })
})
