import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { policyFor } from '../../../tools/docs/policy'
import { choosesVenue } from '../../kit/ways'
import { dist } from '../kit/build'
import { endVisits, visit } from '../kit/diner'
import { page, type HostPage } from '../kit/pages'
import { shifts, watchShifts } from '../kit/shifts'

const nonce = 'c2VjcmV0'
const step = readFileSync(join(dist, 'page/milano-en.html'), 'utf8').replaceAll('{nonce}', nonce)

/** A page with step 1 in its HTML, and content below it. */
const written: HostPage = (api) =>
  page({
    body: `<div id="book">${step}</div>
      <script nonce="${nonce}" src="/tavola.js" data-base-url="${api}" data-container="#book"></script>`,
  }).replace('<style>', `<style nonce="${nonce}">`)

/** The widget's code comes when it is told to. */
function codeHeld() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const prepare = async (page: Page) => {
    await watchShifts(page)
    await page.route(/tavola-host/, (route) => held.then(() => route.continue()))
  }
  return { prepare, release }
}

describe('Browser: step 1 written into the page', () => {
  afterEach(endVisits)

  it('issue 10, section 4: what was typed before the code came, the caret and the focus go over, and nothing moves', async () => {
    const { prepare, release } = codeHeld()
    const diner = await visit({ page: written, prepare })
    await diner.clicks('combobox', 'Location')
    await diner.page.keyboard.type('crk')
    await diner.page.keyboard.press('ArrowLeft')
    await diner.page.keyboard.press('ArrowLeft')
    release()
    await diner.page.locator('[data-written]').first().waitFor({ state: 'detached' })
    await diner.page.keyboard.type('o')
    await diner.settles()
    expect(await diner.get('combobox', 'Location').inputValue()).to.equal('cork')
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)
    await diner.reads('Milano Cork')
    expect(diner.api.sent('GET /api/venues/search/cork')).to.have.lengthOf(1)
    expect(await shifts(diner)).to.deep.equal([])
    expect(diner.errors).to.deep.equal([])
  })

  it('issue 10, section 4: it keeps to a strict policy', async () => {
    const { prepare, release } = codeHeld()
    const strict: HostPage = (api) => written(api).replace(/<link.*?>/, '')
    const headers = (api: string) => ({
      'Content-Security-Policy': `${policyFor([], { nonce, api })}; report-uri /report`,
    })
    const diner = await visit({ page: strict, prepare, headers })
    await diner.finds('combobox', 'Location')
    release()
    await diner.page.locator('[data-written]').first().waitFor({ state: 'detached' })
    await choosesVenue(diner)
    expect(diner.site.reports).to.deep.equal([])
  })
})
