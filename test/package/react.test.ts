import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { venueBody } from '../kit/fixtures'
import { visit } from '../browser/kit/diner'
import { byDay, isNight } from '../kit/night'
import { pagesOf, serverOf } from './react-host'
import { saturday, shortDay } from '../browser/kit/time'

const html = readFileSync('examples/hosts/react/index.html', 'utf8')
const widget = 'Osteria restaurants'

// By day on React 18: all other tests of the widget have 19.
for (const react of byDay([18, 19] as const, (react) => react === 18))
  describe(`Package: a host with React ${react}, in StrictMode`, () => {
    let dist: string
    before('build', async () => void (dist = (await pagesOf(react)).folder))

    /** `rendered`: what the host's server has put in the app's place. */
    const visits = async (rendered = '') => {
      const page = (api: string) =>
        html.replace('https://api.example.com', api).replace('></div>', `>${rendered}</div>`)
      const answers = {
        'GET /api/venues/getbyid/athlone': venueBody({ id: 'athlone', name: 'Milano Athlone' }),
      }
      const diner = await visit({ dist, page, answers })
      await diner.finds('region', widget)
      return { ...diner, widgets: () => diner.page.getByRole('region', { name: widget }).count() }
    }

    it('host.react: a page rendered by a server is hydrated, books, and gets the event', async () => {
      const server = await serverOf(react)
      const rendered = createRequire(import.meta.url)(join(server.folder, 'server.cjs')).render('')
      expect(rendered).to.include('<div style="min-height:672px"></div>')
      const diner = await visits(rendered)
      expect(await diner.widgets()).to.equal(1)
      await diner.reachesComplete()
      await diner.completes()
      await diner.finds('text', 'We have noted a table for 2.')
      expect(diner.errors).to.deep.equal([])
      expect(diner.consoleLines.filter((line) => /warning|error|hydrat/i.test(line))).to.deep.equal([])
    })

    it('host.react: options change it, it unmounts with its component, and its ref opens a popup', async () => {
      const diner = await visits()
      await diner.choosesTable()
      await diner.selects('Guests', '4')
      await diner.presses('Our house in Athlone')
      await diner.chose('Milano Athlone')
      await diner.selects('Hour', '19')
      await diner.presses('Continue')
      await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:00 for 4 people`)
      expect(await diner.widgets()).to.equal(1)
      await diner.presses('Away with it')
      await diner.misses('region', widget)
      await diner.presses('Back with it')
      await diner.finds('region', widget)
      expect(await diner.widgets()).to.equal(1)
      await diner.presses('Galway in a popup')
      await diner.finds('dialog', widget)
      await diner.api.waitsFor('GET /api/venues/getbyid/galway')
      expect(diner.errors).to.deep.equal([])
      expect(diner.consoleLines.filter((line) => /warning|error/i.test(line))).to.deep.equal([])
    })
  })

/** Folders beyond the sample host. */
const folders = ['ui', 'plugins/terms']

const hook = pathToFileURL(resolve('test/package/react-18.mjs')).href
const runs = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}` },
    encoding: 'utf8',
  })

// By day a host with React 18 stands for these: react.test.ts.
if (isNight)
  describe('Package: the widget with React 18', () => {
    it('host.react: is used in these tests, however it is loaded', () => {
      const script = `import { version } from 'react-dom'
        import { createRequire } from 'node:module'
        console.log(version, createRequire(process.cwd() + '/test/')('react').version)`
      expect(runs('--input-type=module', '--eval', script).stdout).to.match(/^18\.\S+ 18\.\S+\n$/)
    })

    it(`host.react: passes its own tests of ${folders.join(', ')}`, () => {
      const files = folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`)
      const { status, stdout, stderr } = runs('node_modules/mocha/bin/mocha.js', ...files)
      expect(status, `${stdout}\n${stderr}`).to.equal(0)
    })
  })
