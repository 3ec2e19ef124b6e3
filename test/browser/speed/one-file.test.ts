import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { heldFile } from '../kit/api'
import { visit } from '../kit/diner'
import { atTimes, dist, page, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'

/** A page with the one file, and how its tag begins. */
const oneFile =
  (tag: string, before = '', file = 'tavola-inline.js'): HostPage =>
  (api) =>
    page({
      body: `${before}<div id="book"></div>
        <script ${tag} src="/${file}" data-base-url="${api}" data-container="#book"></script>`,
    })

const codeFiles = ({ site }: Awaited<ReturnType<typeof visit>>) =>
  site.files.filter((file) => /^tavola(-host|-inline)?\.js$/.test(file))

describe('Browser: the loader and the code in one file', () => {
  it('and every other script of the build is ASCII, so that a page in any encoding reads it right', () => {
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'))
    expect(scripts).to.include.members(['tavola.js', 'tavola-inline-brand.js', 'tavola-scenes.js'])
    const others = scripts.filter((file) => /[^\0-\x7f]/.test(readFileSync(join(dist, file), 'utf8')))
    expect(others).to.deep.equal([])
  })

  const tags: Readonly<Record<string, HostPage>> = {
    'a plain tag': oneFile(''),
    'an async tag': oneFile('async'),
    'a module': oneFile('type="module"'),
    'a tag below a form that is named like the global': oneFile('', '<form id="Tavola"></form>'),
    'a module below such a form': oneFile('type="module"', '<form id="Tavola"></form>'),
  }
  for (const [tag, page] of byDay(Object.entries(tags), ([tag]) => /plain|such a form/.test(tag))) {
    it(`${tag} shows all of the first screen without another file of the build`, async () => {
      const others = heldFile(/tavola-(?!inline)/)
      const diner = await visit({ page, prepare: others.prepare })
      await diner.fills('Location', 'c')
      await diner.presses('Book a Table')
      expect(codeFiles(diner)).to.deep.equal(['tavola-inline.js'])
      others.release()
      await diner.choosesRestaurant()
      expect(diner.errors).to.deep.equal([])
    })
  }

  const brands: Readonly<Record<string, string>> = {
    'the default look and its own colour': `{"title":"Osteria","tokens":{"--tavola-accent":"#0a5c36"}}`,
    'another look': `{"title":"Osteria","theme":"notte"}`,
  }
  for (const [brand, json] of byDay(Object.entries(brands), ([brand]) => /another/.test(brand))) {
    it(`with what a brand needs beside it: ${brand} need no further file`, async () => {
      const others = heldFile(/tavola-(?!inline)/)
      const tag = oneFile(`data-brand='${json}'`, '', 'tavola-inline-brand.js')
      const diner = await visit({ page: tag, prepare: others.prepare })
      await diner.fills('Location', 'c')
      await diner.presses('Book a Table')
      await diner.finds('region', 'Osteria')
      expect(diner.site.files.filter((file) => /own-brand|notte/.test(file))).to.deep.equal([])
      others.release()
      await diner.choosesRestaurant()
      await diner.settles()
      const diagnostics = /wrong-|all-texts/
      expect(diner.site.files.filter((file) => diagnostics.test(file))).to.deep.equal([])
    })
  }

  it('a table is booked with it, and the calls of a queue are carried out', async () => {
    const queued: HostPage = (api) =>
      page({
        body: `<div id="book"></div>
          <script>
            Tavola = { q: [], init() { this.q.push(['init', arguments]) } }
            Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), ${atTimes} })
          </script>
          <script src="/tavola-inline.js"></script>`,
      })
    const diner = await visit({ page: queued })
    await skipToComplete(diner)
    await diner.completes()
    expect(codeFiles(diner)).to.deep.equal(['tavola-inline.js'])
    expect(diner.errors).to.deep.equal([])
  })

  it('beside the loader, which a popup of the same page has, the code is fetched once', async () => {
    const both: HostPage = (api) =>
      oneFile('')(api).replace(
        '<div id="book">',
        `<script src="/tavola.js"></script><script>Tavola.init('${api}')</script>
        <a href="#" data-tavola-venue="cork">Book at Cork</a><div id="book">`,
      )
    const diner = await visit({ page: both })
    await diner.finds('combobox', 'Location')
    await diner.clicks('link', 'Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
    expect(codeFiles(diner)).to.have.members(['tavola.js', 'tavola-inline.js'])
    expect(diner.errors).to.deep.equal([])
  })
})
