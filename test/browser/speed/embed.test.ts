import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { policyFor } from '../../../tools/docs/policy'
import { catalogue } from '../../../themes/catalogue'
import { languages } from '../../../tools/languages/packs'
import { dist } from '../kit/build'
import { endVisits, visit } from '../kit/diner'
import type { HostPage } from '../kit/pages'

const nonce = 'c2VjcmV0'
const lines = () => readFileSync(join(dist, 'embed.html'), 'utf8')

/** The build's lines as a page under a policy has them. */
const embedded: HostPage = (api) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Trattoria</title>
  <meta name="viewport" content="width=device-width">
  ${lines().replaceAll('/tavola/', '/').replaceAll('{nonce}', nonce).replace('https://api.example.com', api)}
  </head><body><div id="book"></div></body></html>`

const headers = (api: string) => ({
  'Content-Security-Policy': `${policyFor([], { nonce, api })}; report-uri /report`,
})

describe('Browser: embed.html', () => {
  afterEach(endVisits)

  it('with its lines the code loads with the loader, once, with its hash, under a strict policy', async () => {
    // The loader comes only when the code is asked for already.
    const prepare = (page: Page) => {
      const preloaded = page.waitForRequest(/tavola-host/)
      return page.route(/tavola\.js/, (route) => preloaded.then(() => route.continue()))
    }
    const diner = await visit({ page: embedded, headers, prepare })
    await diner.finds('combobox', 'Location')
    expect(diner.site.files.filter((file) => file === 'tavola-host.js')).to.have.lengthOf(1)
    // A preload that does not fit to its request is fetched twice, and the console says so.
    await diner.settles()
    expect([...diner.site.reports, ...diner.said, ...diner.errors]).to.deep.equal([])
  })

  it('it has a line for each file that some pages request at once, with hash and nonce', async () => {
    const looks = Object.keys(catalogue.themes).filter((name) => name !== catalogue.fallback)
    const packs = languages().map((language) => `language-${language}`)
    for (const name of ['api', 'element-options', 'own-brand', ...looks, ...packs])
      expect(lines()).to.match(
        new RegExp(`^<link rel="preload" .*tavola-${name}-.*integrity="sha384-.*nonce="{nonce}" />$`, 'm'),
      )
  })
})
