import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { Hono } from 'hono'
import { JSDOM } from 'jsdom'
import { caching } from '../../examples/server/http/headers'
import { textOf } from './samples'

describe('The recipe for a percentage of visitors', () => {
  interface Visit {
    /** Of its 100 numbers, the one that is drawn. */
    readonly number: number
    readonly percent?: number
    readonly hash?: string
    /** What the tab has from an earlier page. */
    readonly stored?: string
    /** What stands before the tag. */
    readonly before?: string
  }

  /** A page with the switch. */
  function visits({ number, percent = 5, hash = '', stored, before = '' }: Visit) {
    const text = textOf('docs/operations/roll-out.md', 'switch.js').replace(
      'percent = 5',
      `percent = ${percent}`,
    )
    const html = `${before}<script async crossorigin="anonymous" integrity="sha384-x" nonce="n0nce" onload="lost = 1"
      data-base-url="https://api.example.com" data-container="#book">${text}</script>`
    const { window } = new JSDOM(html, {
      url: `https://host.example/book${hash}`,
      runScripts: 'dangerously',
      beforeParse(page) {
        page.Math.random = () => number / 100
        if (stored !== undefined) page.sessionStorage.setItem('tavola-draw', stored)
      },
    })
    const tags = () => [...window.document.querySelectorAll<HTMLScriptElement>('script[src]')]
    return {
      window,
      tags,
      loads: () => tags().map((tag) => tag.getAttribute('src')),
      stored: window.sessionStorage.getItem('tavola-draw'),
      build: () => window.document.documentElement.dataset.tavolaBuild,
    }
  }
  const stable = '/tavola/1.8.2/tavola.js'
  const next = '/tavola/1.9.0/tavola.js'

  it('gives the new build to as many of 100 visitors as it says, at each step to the same ones and more', () => {
    const given = (percent: number) =>
      [0, 4, 5, 24, 25, 99].filter((number) => visits({ number, percent }).loads()[0] === next)
    expect([given(0), given(5), given(25)]).to.deep.equal([[], [0, 4], [0, 4, 5, 24]])
    expect(given(100)).to.have.length(6)
  })

  it('stays with its choice in a tab, and is back at 0 in the same tab', () => {
    expect(visits({ number: 3 }).stored).to.equal('3')
    expect(visits({ number: 99, stored: '3' }).loads()).to.deep.equal([next])
    expect(visits({ number: 0, stored: '3', percent: 0 }).loads()).to.deep.equal([stable])
    expect(visits({ number: 0, stored: 'of another script' }).loads()).to.deep.equal([stable])
  })

  it('passes the options, the nonce and the CORS mode on, and nothing else of its tag', () => {
    const [tag] = visits({ number: 0 }).tags()
    const attributes = Object.fromEntries([...tag!.attributes].map(({ name, value }) => [name, value]))
    expect(attributes).to.deep.equal({
      crossorigin: 'anonymous',
      'data-base-url': 'https://api.example.com',
      'data-container': '#book',
      nonce: 'n0nce',
      src: next,
    })
  })

  it('loads the stable build if the new one does not load, and says which it is', () => {
    const page = visits({ number: 0 })
    expect(page.build()).to.equal('next')
    page.tags()[0]!.dispatchEvent(new page.window.Event('error'))
    expect([page.loads().sort(), page.build()]).to.deep.equal([[stable, next], 'stable'])
    page
      .tags()
      .find((tag) => tag.getAttribute('src') === stable)!
      .dispatchEvent(new page.window.Event('error'))
    expect(page.loads()).to.have.length(2)
  })

  it('obeys the page’s address, and is not led by an element named currentScript', () => {
    expect(visits({ number: 99, hash: '#tavola-next' }).loads()).to.deep.equal([next])
    expect(visits({ number: 0, hash: '#tavola-stable' }).loads()).to.deep.equal([stable])
    const before = '<img name="currentScript" data-base-url="https://evil.example">'
    const [tag] = visits({ number: 0, before }).tags()
    expect(tag!.dataset.baseUrl).to.equal('https://api.example.com')
  })
})

describe('The table of cache headers', () => {
  it('is what the reference server sends', async () => {
    const app = new Hono().use(caching).get('*', (c) => c.text(''))
    const rows = readFileSync('docs/operations/roll-out.md', 'utf8').matchAll(
      /^\| (.*?`.*?) +\| (?:yes|never) +\| `([^`]+)` +\|$/gm,
    )
    const files = [...rows].flatMap(([, names, header]) =>
      [...names!.matchAll(/`([\w.-]+\.\w+)`/g)].map(([, file]) => [file!, header!] as const),
    )
    expect(files.map(([file]) => file)).to.include.members(['tavola.js', 'tavola-host-8f0a6364.js'])
    for (const [file, header] of files) {
      const response = await app.request(`/tavola/${file}`)
      expect(response.headers.get('Cache-Control'), file).to.equal(header)
    }
  })
})
