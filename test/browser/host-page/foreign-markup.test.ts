import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { policyFor } from '../../../tools/docs/policy'
import { completes, reachesComplete } from '../../kit/ways'
import { dist } from '../kit/build'
import { endVisits, visit } from '../kit/diner'
import { page, script, type HostPage } from '../kit/pages'
import { startSite, type Site } from '../kit/site'

/** Markup that somebody else wrote into a host's page: a visitor's comment, a field of a CMS. */

const nonce = 'c2VjcmV0'
const strict = (api: string) => ({
  'Content-Security-Policy': `${policyFor([], { nonce, api })}; img-src *; style-src 'unsafe-inline'`,
})

describe('Browser: markup that somebody else wrote', () => {
  let foreign: Site
  // Every file of the build is here too, so that a widget that took it for its own would go on.
  before(async () => void (foreign = await startSite('')))
  after(() => foreign.close())
  afterEach(endVisits)

  /** A page with this markup and the script tag, whose attributes make the widget. */
  const pageWith =
    (markup: string, attributes = '', after = ''): HostPage =>
    (api) =>
      page({
        body: `${markup}<div id="book"></div>
          ${script(`nonce="${nonce}" data-base-url="${api}" data-container="#book" ${attributes}`)}${after}`,
      })

  async function books(hostPage: HostPage, headers?: typeof strict) {
    const diner = await visit({ page: hostPage, ...(headers && { headers }) })
    await reachesComplete(diner)
    await completes(diner)
    expect(diner.errors).to.deep.equal([])
    expect(foreign.files.filter((file) => file !== 'tavola.js')).to.deep.equal([])
    return diner
  }

  it('an image named "currentScript" is not taken for the script tag, under a strict policy and without', async () => {
    const image = `<img name="currentScript" src="${foreign.origin}/tavola.js" alt="">`
    await books(pageWith(image), strict)
    await books(pageWith(image))
  })

  it('a script tag that the policy blocked is not taken for the one that ran as a module', async () => {
    const { origin } = foreign
    const blocked = `<script src="${origin}/tavola.js" data-base-url="${origin}"></script>`
    await books(pageWith(blocked, 'type="module"'), strict)
  })

  it('a <base> after the tag moves neither the files nor the calls of a relative base URL', async () => {
    const base = `<base href="${foreign.origin}/">`
    await books((api) => pageWith('', 'async')(api).replace('</body>', `${base}</body>`))
    const diner = await visit({
      page: () => page({ body: `${base}<div id="book"></div>` }),
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

  it('a form with the id "Tavola" is not the page’s own object, and what is named in it counts for nothing', async () => {
    const form = '<form id="Tavola"><input name="q"><input name="integrity"><input name="brands"></form>'
    await books(pageWith(form))
    await books(pageWith(`<iframe name="Tavola" src="${foreign.origin}/"></iframe>`))
  })

  it('elements with the names of all properties of document and window that the built files have change nothing', async () => {
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
    expect([...names]).to.include.members(['currentScript', 'createElementNS', 'baseURI', 'addEventListener'])
    const elements = [...names].map(
      (name) =>
        `<img name="${name}" alt=""><form id="${name}" name="${name}"><input name="${name}" hidden></form>`,
    )
    await books(pageWith(elements.join('')))
  })

  it('a form around the widget may have fields with the names of its own properties', async () => {
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
