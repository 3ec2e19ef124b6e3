import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { dist } from '../kit/build'
import { endVisits, visit } from '../kit/diner'
import { page, type HostPage } from '../kit/pages'
import { skipToComplete } from '../kit/skip'

let list: Readonly<Record<string, string>>

const checked =
  (hashes: object): HostPage =>
  (api) =>
    page({
      head: `<script>window.Tavola = { integrity: ${JSON.stringify(hashes)} }</script>
        <script src="/tavola.js" integrity="${list['tavola.js']}" data-base-url="${api}" data-container="#book"
          data-venue-id="cork" data-date="2026-11-28" data-journey="Booking"></script>`,
      body: '<div id="book"></div>',
    })

describe('Browser: subresource integrity', () => {
  before(() => void (list = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'))))
  afterEach(endVisits)

  it('the build lists the hash of each of its files', () => {
    // The scenes are a build of their own.
    const files = readdirSync(dist).filter(
      (name) => name.endsWith('.js') && !/^tavola-(scenes|adapter)\.js$/.test(name),
    )
    const hashOf = (name: string) =>
      createHash('sha384')
        .update(readFileSync(join(dist, name)))
        .digest('base64')
    expect(list).to.deep.equal(Object.fromEntries(files.map((name) => [name, `sha384-${hashOf(name)}`])))
  })

  it('a page with the list checks every file of a whole booking', async () => {
    const diner = await visit({ page: checked(list) })
    await skipToComplete(diner)
    await diner.completes()
    expect(diner.errors.concat(diner.said)).to.deep.equal([])
  })

  it("a file whose hash isn't on the list does not run", async () => {
    const code = Object.keys(list).find((name) => name.startsWith('tavola-host-'))!
    const diner = await visit({ page: checked({ ...list, [code]: list['tavola.js']! }) })
    await diner.finds('button', /Try again/)
    expect(diner.said.join('\n')).to.match(/integrity/)
  })
})
