import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { scenes } from '../../../src/scenes'
import { byDay, isNight } from '../../kit/night'
import { dist, atTimes, page } from '../kit/site'
import { endVisits, visit } from '../kit/diner'
import { skipToComplete } from '../kit/skip'

const scripts = {
  'before the widget': '<script src="/tavola-scenes.js"></script><script async src="/tavola.js"></script>',
  'after the widget': '<script src="/tavola.js"></script><script src="/tavola-scenes.js"></script>',
}

/** The contract's snippet, and a widget over a scene. */
const hostPage =
  (tags: string, scene: string, options = '') =>
  () =>
    page({
      body: `<div id="book"></div>${tags}
      <script>
        window.Tavola = window.Tavola || { q: [], init() { this.q.push(['init', arguments]) } }
        Tavola.init({
          baseUrl: 'https://nowhere.example',
          container: document.querySelector('#book'),
          fetch: Tavola.scenes.scene('${scene}'),
          ${options}
        })
      </script>`,
    })

describe('Browser: scenes by script tag', () => {
  afterEach(endVisits)

  const comes = (tags: string, scene: string, options = '') => visit({ page: hostPage(tags, scene, options) })

  for (const [order, tags] of byDay(Object.entries(scripts), ([order]) => order === 'before the widget')) {
    it(`contract 1: loaded ${order}, they make a booking possible without any server`, async () => {
      const diner = await comes(tags, 'a free evening', atTimes)
      await skipToComplete(diner)
      await diner.completes()
      await diner.finds('text', 'MB-1234')
      expect([diner.api.requests, diner.failed, diner.errors]).to.deep.equal([[], [], []])
      const listed = await diner.page.evaluate<number>('Tavola.scenes.scenes.length')
      expect(listed).to.equal(scenes.length)
    })
  }

  // By day jsdom has them: test/scenes/leads.test.tsx.
  if (isNight) {
    it('"five thousand venues": the list shows the best fifty, and says so', async () => {
      const diner = await comes(scripts['after the widget'], 'five thousand venues')
      await diner.searches()
      await diner.finds('text', /^Showing 50 of .* restaurants\. Type more/)
      expect(await diner.page.getByRole('listbox').getByRole('option').count()).to.equal(50)
      expect(diner.errors).to.deep.equal([])
    })

    it('"hostile texts": their markup has no effect', async () => {
      const diner = await comes(scripts['after the widget'], 'hostile texts')
      await diner.searches()
      await diner.clicks('option', /Milano Cork/)
      await diner.choosesJourney()
      expect(await diner.page.title()).to.equal('Trattoria')
      expect(diner.errors).to.deep.equal([])
    })
  }

  it('no file of the widget itself contains any part of a scene', () => {
    const texts = [
      ...scenes.map(({ description }) => description),
      'Milano Kinsale',
      '/venues/searchnearby/*',
    ]
    const files = readdirSync(dist)
      .filter((name) => name.endsWith('.js') && !/^tavola-(scenes|adapter)\.js$/.test(name))
      .map((name) => ({ name, source: readFileSync(join(dist, name), 'utf8') }))
    expect(files.map(({ name }) => name)).to.include('tavola.js')
    const found = files.filter(({ source }) => texts.some((text) => source.includes(text)))
    expect(found.map(({ name }) => name)).to.deep.equal([])
    const own = readFileSync(join(dist, 'tavola-scenes.js'), 'utf8')
    expect(texts.filter((text) => !own.includes(text))).to.deep.equal([])
  })
})
