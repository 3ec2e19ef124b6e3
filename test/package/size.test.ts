import { readdirSync, statSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { sessionsBody, slotBody } from '../kit/fixtures'
import { buildSizes } from '../size/brotli'
import budgets from '../size/budgets.json'
import { visit } from '../browser/kit/diner'
import { isNight } from '../kit/night'
import { packOf } from '../../tools/languages/packs'
import { hostWith, tarball } from './installed'
import { publishedHost, pagesOf, type Build } from './react-host'

interface Size {
  readonly files: number
  readonly bytes: number
}

/** All files in a folder and below it. */
function sizeOf(folder: string): Size {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

describe('Package: the size of an installation', () => {
  it('stays within its limits, folder by folder in a table', () => {
    const { package: installed } = hostWith(19)
    const folders = ['lib', 'dist'].flatMap((name) =>
      readdirSync(join(installed, name), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(name, entry.name)),
    )
    const all = sizeOf(installed)
    const packed = statSync(tarball()).size
    console.table({
      ...Object.fromEntries(folders.map((name) => [name, sizeOf(join(installed, name))])),
      lib: sizeOf(join(installed, 'lib')),
      dist: sizeOf(join(installed, 'dist')),
      'everything, unpacked': all,
      'the tarball': { files: 1, bytes: packed },
    })
    expect(packed, 'the tarball').to.be.at.most(budgets.package.tarball)
    expect(all.bytes, 'unpacked').to.be.at.most(budgets.package.unpacked)
    expect(all.files, 'files').to.be.at.most(budgets.package.files)
  })
})

/** The size that a brand with booking alone adds to a host with its own React, in Brotli bytes. */
interface HostSizes {
  /** With the page itself: the handle, the brand's plugins and its theme; the sample host's own code is in it. */
  readonly page: number
  /** With react-select, which the host's bundler puts into the same file as the list of the location box. */
  readonly firstStep: number
  readonly wholeBooking: number
}

/** Adds up the files that a browser asks for on the way through the React host of examples/hosts, but React's. */
async function measure(): Promise<HostSizes> {
  const { folder } = await publishedHost()
  const sizes = buildSizes(folder)
  const html = readFileSync('examples/hosts/react/index.html', 'utf8')
  const page = (api: string) =>
    html
      .replace('https://api.example.com', api)
      .replace('<script src="/main.js">', '<script src="/react.js"></script>$&')
  const diner = await visit({ dist: folder, page, answers })
  const fetched = () =>
    [...new Set(diner.site.files)].reduce((sum, name) => sum + (name === 'react.js' ? 0 : sizes.of(name)!), 0)
  await diner.finds('combobox', 'Location')
  await diner.page.waitForLoadState('networkidle')
  const firstStep = fetched()
  await diner.reachesComplete()
  await diner.completes()
  return { page: sizes.of('main.js')!, firstStep, wholeBooking: fetched() }
}

/** An evening with a table at all times, as in test/size. */
const answers = {
  'GET /api/sessions/availability/*': sessionsBody([1900, 1930, 2000].map((time) => slotBody(time))),
}

// By day the budgets of our own builds hold the same code (test/size).
if (isNight)
  describe('Package: the size of a host whose brand has booking alone', () => {
    it('a host with its own React stays within its budget', async () => {
      const sizes = await measure()
      console.table({ 'a React host, booking alone, without React, in Brotli bytes': sizes })
      for (const part of ['page', 'firstStep', 'wholeBooking'] as const)
        expect(sizes[part], part).to.be.at.most(budgets.reactHost[part])
    })
  })

/** The sample host's brand; "start" brings four of them. */
const plugins = ['start', 'location', 'date', 'guests', 'time', 'booking']
/** With the widget's own texts. */
const own = [...plugins, 'widget', 'details', 'popup']

/** The texts of the plugins that the sample host's brand has, and of those that it has not. */
async function textsByOwner(): Promise<{
  readonly ours: readonly string[]
  readonly theirs: readonly string[]
}> {
  const texts = Object.entries(packOf('english')).flatMap(([name, message]) =>
    (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({
      isOwn: own.includes(name.split('.')[0]!),
      text,
    })),
  )
  const textsOf = (isOwn: boolean) =>
    texts
      .filter((one) => one.isOwn === isOwn && one.text.replace(/\{\w+\}/g, '').length > 20)
      .map(({ text }) => text)
  const ours = textsOf(true)
  return { ours, theirs: textsOf(false).filter((text) => !ours.some((own) => own.includes(text))) }
}

describe('Package: the build of a host whose brand has booking alone', () => {
  let build: Build
  // Making a published build small takes most of the time of these tests.
  before('build', async () => void (build = await (isNight ? publishedHost() : pagesOf(18))))

  it('host.npm: has only the sources of its own plugins and theme', () => {
    const folders = build.modules.flatMap((path) => /tavola\/lib\/(\w+\/[\w-]+)\//.exec(path)?.[1] ?? [])
    const found = [...new Set(folders)].filter((name) => /^(plugins|themes)|scenes/.test(name))
    const own = plugins.map((id) => `plugins/${id}`)
    expect(found).to.have.members([...own, 'themes/build', 'themes/milano', 'themes/languages', 'src/scenes'])
  })

  it('host.npm: each step, and what sends, is fetched when it is needed', () => {
    for (const part of ['first', 'search', 'rest', 'detours', 'popup']) {
      const isIts = (path: string) => path.includes(`tavola/lib/files/${part}.js`)
      expect([build.modules.some(isIts), build.first.some(isIts)], part).to.deep.equal([true, false])
    }
  })

  if (isNight) {
    it('host.npm: contains no texts of parties and enquiries', async () => {
      const { ours, theirs } = await textsByOwner()
      const files = readdirSync(build.folder).filter((name) => name.endsWith('.js'))
      const codes = files.map((name) => readFileSync(join(build.folder, name), 'utf8'))
      const isIn = (code: string) => (text: string) =>
        code.includes(text) || code.includes(JSON.stringify(text).slice(1, -1))
      // The list of all texts is only fetched to name one that does not exist.
      const others = codes.filter((code) => !theirs.every(isIn(code)))
      expect(others).to.have.length(codes.length - 1)
      const found = isIn(others.join('\n'))
      expect(theirs.filter(found)).to.deep.equal([])
      expect(ours.filter(found)).to.have.length.above(20)
    })

    it('host.react: has one React, its own', () => {
      const reacts = build.modules.filter((path) =>
        /\/(react|react-dom)(-client)?\.production\.js$/.test(path),
      )
      expect(reacts.map((path) => path.split('/').at(-1))).to.have.members([
        'react.production.js',
        'react-dom.production.js',
        'react-dom-client.production.js',
      ])
    })
  }
})
