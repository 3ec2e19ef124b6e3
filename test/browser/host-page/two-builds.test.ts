import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { dist, otherDist, page, startSite } from '../kit/site'
import { visit } from '../kit/diner'

const other = '01dbe1d0'

/** A build as another version would be: another hash, in its names and its files, and other words. */
function otherVersion(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-other-'))
  for (const name of readdirSync(from))
    if (/\.js$/.test(name)) copyFileSync(join(from, name), join(folder, name))
  const hash = /-([\da-f]{8})\.js$/.exec(
    readdirSync(folder).find((name) => /-[\da-f]{8}\.js$/.test(name))!,
  )![1]!
  for (const name of readdirSync(folder)) {
    const file = join(folder, name.replace(hash, other))
    renameSync(join(folder, name), file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(hash, other).replaceAll('Find your table', 'An older table'))
  }
  return folder
}

const titles = { ours: 'Find your table', older: 'An older table' }
type Which = keyof typeof titles

/** The other build, and the order of the tags. */
const pairs: readonly (readonly [name: string, from: string, first: Which, second: Which])[] = [
  ['two versions', dist, 'ours', 'older'],
  ['two versions', dist, 'older', 'ours'],
  ['two builds', otherDist, 'ours', 'older'],
]

describe('Browser: scripts of several builds on one page', () => {
  for (const [name, from, ...order] of byDay(pairs, (pair) => pair === pairs[0]))
    it(`${name}: each tag has its own, and a click opens the first one's popup: ${order.join(' before ')}`, async () => {
      const folder = otherVersion(from)
      const older = await startSite('', folder)
      const tags = (api: string) =>
        order.map(
          (which) =>
            `<script src="${which === 'ours' ? '' : older.origin}/tavola.js" data-base-url="${api}" data-container="#${which}" data-preload="now"></script>`,
        )
      const diner = await visit({
        page: (api) =>
          page({
            body: `<section id="ours"></section><section id="older"></section>
              <a href="/?visit-us" data-tavola-venue="cork">Book at Cork</a>${tags(api).join('')}`,
          }),
      })
      const headings = diner.page.getByRole('heading', { level: 2 })
      await headings.nth(1).waitFor()
      expect(await headings.allTextContents()).to.have.members(Object.values(titles))
      for (const index of [0, 1]) {
        await diner.gets('combobox', 'Location').nth(index).fill('cork')
        await diner.waits(750)
        await diner.clicks('option', /Milano Cork/)
      }
      expect(await diner.gets('button', 'Book a Table').count()).to.equal(2)
      expect(diner.errors.concat(diner.consoleLines)).to.deep.equal([])
      // The first has the global and the links.
      await diner.clicks('link', 'Book at Cork')
      const heading = diner.page.getByRole('dialog').getByRole('heading', { level: 2 })
      await heading.waitFor()
      await diner.settles()
      expect(await heading.allTextContents()).to.deep.equal([titles[order[0]]])
      older.close()
      rmSync(folder, { recursive: true })
    })

  it('the same script twice: each tag has its widget, and the code loads once', async () => {
    const diner = await visit({
      page: (api) =>
        page({
          body: ['one', 'two']
            .map(
              (id) =>
                `<section id="${id}"></section><script src="/tavola.js" data-base-url="${api}" data-container="#${id}" data-preload="now"></script>`,
            )
            .join(''),
        }),
    })
    await diner.gets('combobox', 'Location').nth(1).waitFor()
    expect(await diner.gets('combobox', 'Location').count()).to.equal(2)
    expect(diner.site.files.filter((file) => file === 'tavola-first.js')).to.have.lengthOf(1)
    expect(diner.errors.concat(diner.consoleLines)).to.deep.equal([])
  })
})
