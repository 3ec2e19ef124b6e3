import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { policyFor } from '../../../tools/docs/policy'
import { dist, page, script, type HostPage, startSite, type Site } from '../kit/site'
import { visit } from '../kit/diner'
import { skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { saturday } from '../kit/time'

/** Markup that somebody else wrote into a host's page: a visitor's comment, a field of a CMS. */

const nonce = 'c2VjcmV0'
const strict = (api: string) => ({
  'Content-Security-Policy': `${policyFor([], { nonce, api })}; img-src *; style-src 'unsafe-inline'`,
})

/** A page where a time can be chosen. */
const table = `data-venue-id="cork" data-date="${saturday}" data-journey="Booking"`

interface Expected {
  readonly headers?: typeof strict
  readonly folder?: string
  readonly books?: boolean
}

describe('Browser: foreign markup in the host’s page', () => {
  let foreign: Site
  // It has every file of the build, so that a widget that took it for its own would go on.
  before(async () => void (foreign = await startSite('')))
  after(() => foreign.close())

  /** A page with this markup and the script tag, whose attributes make the widget. */
  const pageWith =
    (markup: string, attributes = ''): HostPage =>
    (api) =>
      page({
        body: `${markup}<div id="book"></div>
          ${script(`nonce="${nonce}" data-base-url="${api}" data-container="#book" ${attributes}`)}`,
      })

  /** The widget appears, and its files come from its folder on the page's own server; also while the diner `books`. */
  async function appears(hostPage: HostPage, { headers, folder = '/', books = false }: Expected = {}) {
    const files: string[] = []
    const diner = await visit({
      page: hostPage,
      ...(headers && { headers }),
      prepare: async (page) =>
        void page.on('request', (request) => {
          if (/tavola-.*\.js$/.test(request.url())) files.push(request.url())
        }),
    })
    await diner.finds('combobox', 'Location')
    if (books) {
      await skipToComplete(diner)
      await diner.completes()
    }
    expect(diner.errors).to.deep.equal([])
    expect(files).to.not.be.empty
    for (const file of files) expect(file).to.match(new RegExp(`^${diner.site.origin}${folder}tavola-`))
    return diner
  }

  it('an image named "currentScript" is not mistaken for the script tag', async () => {
    const image = `<img name="currentScript" src="${foreign.origin}/tavola.js" alt="">`
    await appears(pageWith(image), { headers: strict })
  })

  it('a script tag blocked by the policy is not mistaken for the one that ran as a module', async () => {
    const { origin } = foreign
    const blocked = `<script src="${origin}/tavola.js" data-base-url="${origin}"></script>`
    await appears(pageWith(blocked, 'type="module"'), { headers: strict })
  })

  it('if no element ran the file, no other script is used, and the console says so', async () => {
    const diner = await visit({ page: () => page({ body: '' }) })
    await diner.page.evaluate(`import('/tavola.js').then(() => {
      const inline = document.createElement('script')
      const similar = Object.assign(document.createElement('script'), {
        type: 'text/plain', src: '${foreign.origin}/statistics.js?page=/tavola.js',
      })
      for (const script of [inline, similar]) {
        document.head.append(script)
        script.dispatchEvent(new Event('load'))
      }
    })`)
    await diner.waits(5_000)
    await until(() => diner.consoleLines.length > 0, 'the line')
    expect(diner.consoleLines).to.deep.equal(['[Tavola] T006 tavola.js ran without its <script src>.'])
    expect(diner.errors).to.deep.equal([])
    expect(await diner.page.evaluate('Object.keys(Tavola)')).to.deep.equal([])
  })

  for (const [where, body] of Object.entries({
    'after the tag': (base: string, tag: string) => `${tag}${base}`,
    'moved before the tag by a table': (base: string, tag: string) =>
      `<table><tr><td>${tag}</td></tr>${base}</table>`,
  }))
    it(`a <base> ${where} does not move the widget’s files`, async () => {
      await appears((api) =>
        page({
          body: `<div id="book"></div>${body(
            `<base href="${foreign.origin}/">`,
            `<script async src="tavola.js" data-base-url="${api}" data-container="#book"></script>`,
          )}`,
        }),
      )
    })

  it('a <base> before the tag moves the widget’s files, as the page intends', async () => {
    const tag = (api: string) =>
      script(`data-base-url="${api}" data-container="#book"`).replace('"/tavola', '"tavola')
    await appears((api) => page({ head: '<base href="/app/">', body: `<div id="book"></div>${tag(api)}` }), {
      folder: '/app/',
    })
  })

  it('a <base> to another server does not move the calls of a relative base URL', async () => {
    const diner = await visit({
      page: () => page({ body: `<base href="${foreign.origin}/"><div id="book"></div>` }),
    })
    await diner.page.evaluate(`new Promise((done) => {
      const tag = document.createElement('script')
      Object.assign(tag, { src: location.origin + '/tavola.js', onload: done })
      document.head.append(tag)
    })`)
    const asked = diner.page.waitForRequest(/api\/venues\/getbyid\/cork/)
    await diner.page.evaluate(
      `Tavola.init({ baseUrl: '', venueId: 'cork', container: document.querySelector('#book') })`,
    )
    expect(new URL((await asked).url()).origin).to.equal(diner.site.origin)
  })

  it('elements named like each property of document and window that the build uses do not stop a booking', async () => {
    const diner = await visit({ page: () => page({ body: '' }) })
    const properties = await diner.page.evaluate<string[]>(`(() => {
      const names = new Set()
      for (let from of [document, window])
        for (; from; from = Object.getPrototypeOf(from)) Object.getOwnPropertyNames(from).forEach((name) => names.add(name))
      return [...names]
    })()`)
    const code = readdirSync(dist)
      .filter((file) => /^tavola.*\.js$/.test(file))
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n')
    const words = new Set(code.match(/[\w$]+/g))
    const globals = [...code.matchAll(/\bwindow\.([\w$]+)/g)].map(([, name]) => name!)
    const names = new Set([...properties.filter((name) => words.has(name)), ...globals, 'Tavola', 'hcaptcha'])
    expect([...names]).to.include.members(['currentScript', 'querySelector', 'baseURI', 'createElementNS'])
    // docs/security.md says what these do.
    for (const name of ['addEventListener', 'removeEventListener']) names.delete(name)
    const elements = [...names].map(
      (name) =>
        `<img name="${name}" alt=""><form id="${name}" name="${name}"><input name="${name}" hidden></form>`,
    )
    const host = await appears(pageWith(elements.join(''), table), { books: true })
    await host.page.evaluate(`Tavola.open('cork')`)
    await host.finds('dialog', 'Milano restaurants')
    await host.presses('Close')
    await host.misses('dialog', 'Milano restaurants')
    expect(host.errors).to.deep.equal([])
  })

  it('a form around the widget may have fields named like its own properties', async () => {
    const names = [
      'id',
      'append',
      'querySelector',
      'closest',
      'matches',
      'parentElement',
      'dataset',
      'isConnected',
      'focus',
    ]
    const fields = names.map((name) => `<input name="${name}" hidden>`).join('')
    const brand = `data-brand='{ "tokens": { "--tavola-accent": "rgb(1, 2, 3)", "--tavola-paper": "rgb(255 255 255 / 0.5)" } }'`
    const diner = await visit({
      page: (api) =>
        page({
          body: `<form id="book">${fields}</form>
            ${script(`data-base-url="${api}" data-container="#book" ${brand}`)}`,
        }),
    })
    // Playwright finds nothing below such a form.
    await diner.page.waitForFunction(() =>
      document
        .querySelector('#book > .tavola')
        ?.shadowRoot?.querySelector('.root[lang] [role=combobox]:not([disabled])'),
    )
    expect(diner.errors).to.deep.equal([])
  })
})
