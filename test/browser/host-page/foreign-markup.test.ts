import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { policyFor } from '../../../tools/docs/policy'
import { dist, page, script, type HostPage, startSite, type Site } from '../kit/site'
import { visit, type Visit } from '../kit/diner'
import { skipToComplete } from '../kit/visits'
import { saturday } from '../kit/time'

/** Markup that somebody else wrote into a host's page: a visitor's comment, a field of a CMS. What is read of it, and calls on a page with a <base>: test/host. */

const nonce = 'c2VjcmV0'
const strict = (api: string) => ({
  'Content-Security-Policy': `${policyFor([], { nonce, api })}; img-src *; style-src 'unsafe-inline'`,
})

/** A script tag whose attributes make the widget, with a path that a `<base>` may move. */
const relative = (api: string) =>
  script(`data-base-url="${api}" data-container="#book"`).replace('"/tavola', '"tavola')

/** A page with this markup and the script tag. */
const pageWith =
  (markup: string, attributes = ''): HostPage =>
  (api) =>
    page({
      body: `${markup}<div id="book"></div>
        ${script(`nonce="${nonce}" data-base-url="${api}" data-container="#book" ${attributes}`)}`,
    })

describe('Browser: foreign markup in the host’s page', () => {
  let foreign: Site
  // It has every file of the build, so that a widget that took it for its own would go on.
  before(async () => void (foreign = await startSite('')))
  after(() => foreign.close())

  /** The widget appears, and its files come from its folder on the page's own server; also while the diner `books`. */
  async function appears(
    page: HostPage,
    { folder = '/', books = false, ...options }: Visit & { folder?: string; books?: boolean } = {},
  ) {
    const files: string[] = []
    const prepare: Visit['prepare'] = async (page) =>
      void page.on('request', (request) => {
        if (/tavola-.*\.js$/.test(request.url())) files.push(request.url())
      })
    const diner = await visit({ page, prepare, ...options })
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

  it('no image and no blocked script is mistaken for the script tag', async () => {
    const { origin } = foreign
    const image = `<img name="currentScript" src="${origin}/tavola.js" alt="">`
    await appears(pageWith(image), { headers: strict })
    const blocked = `<script src="${origin}/tavola.js" data-base-url="${origin}"></script>`
    await appears(pageWith(blocked, 'type="module"'), { headers: strict })
  })

  it('a <base> moves the widget’s files if it is before the tag, and not moved there by a table', async () => {
    const base = `<base href="${foreign.origin}/">`
    const place = '<div id="book"></div>'
    await appears((api) => page({ body: `${place}${relative(api)}${base}` }))
    const table = (tag: string) => `<table><tr><td>${tag}</td></tr>${base}</table>`
    await appears((api) =>
      page({ body: `${place}${table(relative(api).replace('<script', '<script async'))}` }),
    )
    // Before the tag it is the page's own.
    const moved: HostPage = (api) =>
      page({ head: '<base href="/app/">', body: `<div id="book"></div>${relative(api)}` })
    await appears(moved, { folder: '/app/' })
  })

  it('elements named like each property of document and window that the build uses do not stop a booking', async () => {
    const blank = await visit({ page: () => page({ body: '' }) })
    const properties = await blank.page.evaluate<string[]>(`(() => {
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
    const table = `data-venue-id="cork" data-date="${saturday}" data-journey="Booking"`
    const diner = await appears(pageWith(elements.join(''), table), { books: true })
    await diner.page.evaluate(`Tavola.open('cork')`)
    await diner.finds('dialog', 'Milano restaurants')
    await diner.presses('Close')
    await diner.misses('dialog', 'Milano restaurants')
    expect(diner.errors).to.deep.equal([])
  })

  it('a form around the widget may have fields named like its own properties', async () => {
    const names = 'id append querySelector closest matches parentElement dataset isConnected focus'.split(' ')
    const fields = names.map((name) => `<input name="${name}" hidden>`).join('')
    const diner = await visit({
      page: (api) =>
        page({
          body: `<form id="book">${fields}</form>
            ${script(`data-base-url="${api}" data-container="#book"`)}`,
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
