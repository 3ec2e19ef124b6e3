import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { replacedPlaces } from '../../src/diagnostics/plugins'
import { contracts } from '../../tools/docs/contracts'
import { eventsSchema, frozenEvents, outcomes } from '../../tools/docs/events-schema'
import { aboutPlaces } from '../../tools/docs/reference/places'
import { linksIn, navigation, pages, slug, targetOf } from '../../tools/docs/site/pages'
import { readAbouts } from '../../tools/plugins/about'
import { loadPlugins } from '../kit/all-plugins'

const read = (file: string) => readFileSync(file, 'utf8')

/** The anchors of a page: its headings, and those that it sets itself. */
function anchorsIn(markdown: string): Set<string> {
  const text = markdown.replace(/^( *)```[^]*?^\1```$/gm, '')
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!))
  for (const [, heading] of text.matchAll(/^#{1,4} (.*)$/gm)) {
    const plain = slug(heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))
    let own = plain
    for (let count = 1; anchors.has(own); count++) own = `${plain}-${count}`
    anchors.add(own)
  }
  return anchors
}

describe('The pages of the docs', () => {
  /** The Markdown of each page, by its file. */
  let texts: ReadonlyMap<string, string>
  before(async () => {
    const all = [...pages.values()].map(async ({ file, text }) => [file, await text()] as const)
    texts = new Map([['README.md', read('README.md')], ...(await Promise.all(all))])
  })

  it('link only to pages, files and headings that exist, and are each in docs/navigation.json, once', () => {
    const anchors = new Map([...texts].map(([file, text]) => [file, anchorsIn(text)]))
    const leadsNowhere = (link: string, file: string) => {
      const target = targetOf(link, file)
      if (target === null) return true
      const { file: to = '', hash = '' } = target ?? {}
      return hash !== '' && !anchors.get(to)!.has(decodeURIComponent(hash.slice(1)))
    }
    const wrong = [...texts].flatMap(([file, text]) =>
      linksIn(text)
        .filter((link) => leadsNowhere(link, file))
        .map((link) => `${file}: ${link}`),
    )
    expect(wrong).to.deep.equal([])
    expect(navigation.flatMap(({ files }) => files).sort()).to.deep.equal([...pages.keys()].sort())
  })

  it('have what the code knows on the site', () => {
    expect(texts.get('docs/reference/types.md')).to.include('### definePlugin\n')
    expect(texts.get('docs/reference/messages.md')).to.include('| `widget.tryAgain` | Try again |')
    expect(texts.get('docs/troubleshooting/codes.md')).to.include('### T001: ')
    expect(texts.get('docs/reference/options.md')).to.include('`data-venue-id`')
    expect(texts.get('docs/reference/plugins.md')).to.match(/\[location\]\(#location\).*`searchVenues`/)
  })
})

describe('What is written from the code', () => {
  it('the contracts match the code; `npm run docs` updates them', async () => {
    for (const [file, text] of await contracts()) expect(read(file), file).to.equal(text)
  })

  it('the page of places says which parts an insert replaces', () => {
    const replaced = Object.entries(aboutPlaces).flatMap(([name, [, , replaces]]) => (replaces ? name : []))
    expect(replaced).to.have.members(replacedPlaces)
  })

  it("step 1 may be written for a brand with plugins that the default brand doesn't have", () => {
    const folder = mkdtempSync(join(tmpdir(), 'page-'))
    const brand = { name: 'osteria', plugins: ['start', 'booking', 'photograph'], journeys: ['Booking'] }
    writeFileSync(join(folder, 'osteria.mjs'), `export default ${JSON.stringify(brand)}`)
    const words = ['--import', 'tsx', 'tools/page/write.ts', join(folder, 'osteria.mjs'), folder]
    execFileSync(process.execPath, words, { stdio: 'pipe' })
    expect(read(join(folder, 'osteria-en.html'))).to.include('Find your table')
    rmSync(folder, { recursive: true })
  })

  it('event.contract: the events are those of docs/events.v1.json, docs/events.md and our outcomes', async () => {
    const frozen = await frozenEvents()
    expect(eventsSchema()).to.deep.equal(frozen)
    const plugins = await loadPlugins()
    expect(plugins.flatMap(({ outcome }) => outcome?.id ?? [])).to.have.members(outcomes)
    const lines = read('docs/events.md').split('\n')
    for (const [name, { required }] of Object.entries(frozen.events)) {
      const row = lines.find((line) => line.startsWith(`| \`${name}\` `))
      expect(row, name).to.be.a('string')
      for (const field of required.slice(1)) expect(row, `${name}: ${field}`).to.include(`\`${field}\``)
    }
  })
})

describe('The records of processing', () => {
  const section = (title: string) =>
    read('docs/operations/data-protection.md').split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!

  it('name every entry that the widget stores, and no other', () => {
    const sources = ['src', 'plugins'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/^(testing|scenes|diagnostics)/.test(name))
        .map((name) => read(`${folder}/${name}`)),
    )
    const keys = sources
      .filter((source) => /\b(session|local)Storage\b/.test(source))
      .flatMap((source) => [...source.matchAll(/['`](tavola[ .-][\w.-]*)/g)].map(([, key]) => key!.trim()))
    const named = [...section("In the diner's browser").matchAll(/^\| `([\w.-]+?)[ …]*` /gm)]
    expect([...new Set(keys)]).to.have.members(named.map(([, key]) => key!))
  })

  it('name everybody from whom a diner’s browser loads something', async () => {
    const parties = Object.values(await readAbouts()).flatMap(({ thirdParty, thirdPartyWith = {} }) => [
      ...(thirdParty ? [thirdParty] : []),
      ...Object.values(thirdPartyWith),
    ])
    expect(parties).not.to.be.empty
    const recipients = section('Recipients')
    expect(parties.filter(({ name }) => !recipients.includes(name.split(',')[0]!))).to.deep.equal([])
  })
})

/** What a page of the docs has word for word: a file of an example, or what is between two texts of it. */
const copied: readonly (readonly [page: string, file: string, begins?: string, ends?: string])[] = [
  ['html', 'html/index.html', '<h1>Trattoria</h1>', '</body>'],
  ['html', 'html/restaurants.html', '<li>', ', or call'],
  ['html', 'html/trattoria.css', 'sans-serif;\n}'],
  ['nextjs', 'nextjs/app/api.ts'],
  ['nextjs', 'nextjs/app/booking.tsx'],
  ['nextjs', 'nextjs/proxy.ts', 'to the widget. */', '/** Pages only'],
  ['astro', 'astro/src/api.ts'],
  ['astro', 'astro/src/booking.ts'],
  ['astro', 'astro/src/layouts/Page.astro', '</noscript>', '</body>'],
  ['shopify', 'shopify/sections/tavola-booking.liquid', '', '{% schema %}'],
  ['wix', 'wix/frame.html', '<!-- The code of "Embed HTML" begins here. -->', '<!-- It ends here. -->'],
  ['squarespace', 'squarespace/index.html', 'on every page. -->', '<!-- Its end. -->'],
  ['squarespace', 'squarespace/book.html', 'on every page. -->', '<!-- Its end. -->'],
  ['squarespace', 'squarespace/book.html', 'with the widget. -->', '<!-- Its end. -->'],
  ['webflow', 'webflow/index.html', '<!-- Code Embed: begins here. -->', '<!-- It ends here. -->'],
]

describe('The hosts of the docs', () => {
  for (const [page, file, begins = '', ends = ''] of copied)
    it(`the page ${page} has the code of ${file}${begins && ` after ${begins.slice(0, 40)}`}`, () => {
      const text = read(`examples/hosts/${file}`)
      const start = text.indexOf(begins)
      const end = ends ? text.indexOf(ends, start) : text.length
      expect([start >= 0, end > start], 'where it begins and ends').to.deep.equal([true, true])
      const code = text.slice(start + begins.length, end).trim()
      // Each file has its own line width.
      const words = (text: string) => text.replace(/\s+/g, '')
      expect(words(read(`docs/hosts/${page}.md`))).to.include(words(code))
      // The limit of a Code Embed.
      if (page === 'webflow') expect(code).to.have.length.below(2_000)
    })
})
