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
import { dist, otherDist, page, type HostPage, startSite, type Site } from '../kit/site'
import { visit, type Diner } from '../kit/diner'

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

type Order = readonly ('ours' | 'older')[]
const ours: Order = ['ours', 'older']
const theirs: Order = ['older', 'ours']

/** The two builds on the page, and the orders of their tags. */
const pairs = [
  ['two versions of the script', dist, byDay([ours, theirs], (order) => order === ours)],
  ['the light build and React’s', otherDist, [ours]],
] as const

for (const [name, from, orders] of byDay(pairs, ([, from]) => from === dist))
  describe(`Browser: ${name} on one page`, () => {
    let folder: string
    let older: Site
    before(async () => {
      folder = otherVersion(from)
      older = await startSite('', folder)
    })
    after(() => {
      older.close()
      rmSync(folder, { recursive: true })
    })

    const both =
      (...order: Order): HostPage =>
      (api) =>
        page({
          body: `<section id="ours"></section><section id="older"></section>
          <a href="/?visit-us" data-tavola-venue="cork">Book at Cork</a>
          ${order
            .map(
              (which) =>
                `<script src="${which === 'ours' ? '' : older.origin}/tavola.js" data-base-url="${api}" data-container="#${which}" data-preload="now"></script>`,
            )
            .join('')}`,
        })

    const headings = async (diner: Diner) => {
      const all = diner.page.getByRole('heading', { level: 2 })
      await all.nth(1).waitFor()
      return all.allTextContents()
    }

    for (const order of orders) {
      it(`each tag has its own version, and a click opens the first one's popup: ${order.join(' before ')}`, async () => {
        const diner = await visit({ page: both(...order) })
        expect(await headings(diner)).to.have.members(['Find your table', 'An older table'])
        const boxes = diner.gets('combobox', 'Location')
        for (const index of [0, 1]) {
          await boxes.nth(index).fill('cork')
          await diner.waits(750)
          await diner.clicks('option', /Milano Cork/)
        }
        expect(await diner.gets('button', 'Book a Table').count()).to.equal(2)
        expect(diner.errors.concat(diner.consoleLines)).to.deep.equal([])
        await opensOnePopup(diner, order[0] === 'ours' ? 'Find your table' : 'An older table')
      })
    }

    /** The first has the global and the links, so that a click opens one popup. */
    async function opensOnePopup(diner: Diner, title: string) {
      await diner.clicks('link', 'Book at Cork')
      const dialog = diner.page.getByRole('dialog')
      await dialog.getByRole('heading', { level: 2 }).waitFor()
      await diner.settles()
      expect(await dialog.count()).to.equal(1)
      expect(await dialog.getByRole('heading', { level: 2 }).textContent()).to.equal(title)
    }
  })

describe('Browser: the same script twice on one page', () => {
  it('each tag has its widget, and the code loads once', async () => {
    const tag = (api: string, id: string) =>
      `<script src="/tavola.js" data-base-url="${api}" data-container="#${id}" data-preload="now"></script>`
    const diner = await visit({
      page: (api) =>
        page({
          body: `<section id="one"></section><section id="two"></section>${tag(api, 'one')}${tag(api, 'two')}`,
        }),
    })
    await diner.gets('combobox', 'Location').nth(1).waitFor()
    expect(await diner.gets('combobox', 'Location').count()).to.equal(2)
    expect(diner.site.files.filter((file) => file === 'tavola-host.js')).to.have.lengthOf(1)
    expect(diner.errors.concat(diner.consoleLines)).to.deep.equal([])
  })
})
