import { expect } from 'chai'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { startReferenceServer, type Running } from '../../tools/hosts/processes'
import { startWordPress, type WordPress } from '../../tools/hosts/wordpress/site'
import { dinerAt } from '../browser/kit/diner'
import { until } from '../browser/kit/playwright-driver'
import { booksTable, pagesOfTests, withTestClock } from './book-table'
import { defaultNow } from '../../src/testing/clock'

const notSaved = (setting: string) => `“${setting}” is invalid and was not saved.`

describe('Hosts: WordPress', () => {
  let api: Running
  let site: WordPress

  before('start WordPress, its database and the reference server', async () => {
    api = await startReferenceServer(0, withTestClock)
    site = await startWordPress(api.origin)
  })
  const newPage = pagesOfTests()
  after('stop them', async () => {
    await site?.stop()
    await api?.stop()
  })

  async function opens(address: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await newPage(options)
    await page.goto(address)
    return page
  }

  /** A guest on a post. */
  async function visits(address: string, isGiven = false) {
    const page = await newPage()
    // The guest's waits move it; without one the page would be in 1970.
    await page.clock.install({ time: defaultNow })
    await page.goto(address)
    return dinerAt(page, isGiven)
  }

  /** Logs in, and opens a page of the administration. Not by the form, which empties its own fields once it has loaded. */
  async function manages(path: string, user = 'admin'): Promise<Page> {
    const page = await newPage()
    await page.context().request.post(`${site.origin}/wp-login.php`, { form: { log: user, pwd: user } })
    await page.goto(`${site.origin}/wp-admin/${path}`)
    return page
  }

  const preview = (page: Page) => page.frameLocator('iframe[src*="tavola_preview"]')

  for (const [what, query] of [
    ['with the block', ''],
    ['under a policy that allows only scripts with a nonce', '&policy'],
  ] as const)
    it(`a table is booked on a post ${what}`, async () => {
      const diner = await visits(`${site.posts.block}${query}`)
      const nonce = await diner.page.evaluate<string>("document.querySelector('script[data-base-url]').nonce")
      expect(nonce.length >= 20).to.equal(query !== '')
      await booksTable(diner)
      console.log(`version: WordPress ${site.version}`)
    })

  it('the short code of a post names the restaurant and the journey', async () => {
    const diner = await visits(site.posts.shortCode, true)
    await diner.chose('Milano Cork')
    expect(await diner.has('button', 'Kids Pizza Making Party Enquiry')).to.equal(false)
  })

  it('each link opens the popup for its restaurant, by one script tag', async () => {
    const diner = await visits(site.posts.popup)
    const { page } = diner
    expect(await page.locator('script[data-base-url]').count()).to.equal(1)
    await page.getByRole('link', { name: 'Book a table' }).click()
    await diner.finds('dialog', 'Milano restaurants')
    await diner.chose('Milano Galway')
    await diner.presses('Close')
    await page.getByRole('link', { name: 'Reserve now' }).click()
    await diner.chose('Milano Cork')
  })

  it('without scripts a post and its feed have the telephone number', async () => {
    for (const post of [site.posts.block, site.posts.popup]) {
      const page = await opens(post, { javaScriptEnabled: false })
      expect(await page.locator('a[href^="tel:"]').first().getAttribute('href')).to.equal('tel:+35315550100')
    }
    const feed = await (await fetch(`${site.origin}/?feed=rss2`)).text()
    expect(feed).to.include('tel:+35315550100').and.not.include('tavola.js')
  })

  it('what a short code says is text, never markup', async () => {
    const page = await opens(site.posts.hostile)
    const link = page.locator('[data-tavola-venue]')
    expect(await link.textContent()).to.equal('Book a table')
    const names = await page.evaluate("document.querySelector('[data-tavola-venue]').getAttributeNames()")
    expect(names).to.have.members(['class', 'href', 'data-tavola-venue'])
    expect(await link.getAttribute('data-tavola-venue')).to.equal('x" onload="alert(1)')
  })

  it('the editor shows the widget as guests see it, and follows the settings of the block', async () => {
    const page = await manages('post-new.php')
    await page.evaluate(
      "wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('tavola/booking'))",
    )
    const location = preview(page).getByRole('combobox', { name: 'Location' })
    await location.waitFor()
    await page.getByRole('textbox', { name: 'Restaurant' }).fill('cork')
    await until(async () => (await location.inputValue()) === 'Milano Cork', 'the restaurant of the block')
    await page.getByRole('combobox', { name: 'Guests can' }).selectOption('book a table')
    await preview(page)
      .getByRole('button', { name: 'Kids Pizza Making Party Enquiry' })
      .waitFor({ state: 'hidden' })
    await page.getByRole('checkbox', { name: /popup/ }).check()
    await page.getByRole('textbox', { name: 'Text of the button' }).fill('Reserve now')
    await preview(page).getByRole('link', { name: 'Reserve now' }).waitFor()
    await preview(page).getByText('The popup opens on your site, not in this preview.').waitFor()
    const { content } = (await page.evaluate(
      "({ content: wp.data.select('core/editor').getEditedPostContent() })",
    )) as { content: string }
    expect(content).to.equal(
      '<!-- wp:tavola/booking {"venue":"cork","journey":"Booking","popup":true,"label":"Reserve now"} /-->',
    )
  })

  it('the preview is only for those who may write, and only from the editor', async () => {
    const strangers = await fetch(`${site.origin}/wp-admin/admin-post.php?action=tavola_preview`)
    expect(await strangers.text()).not.to.include('data-base-url')
    const page = await manages('post-new.php')
    const address = await page.evaluate<string>('tavolaBlock.preview')
    const status = async (to: string) => (await page.goto(to))!.status()
    expect(await status(address.replace(/_wpnonce=\w+/, '_wpnonce=0123456789'))).to.equal(403)
    expect(await status(address)).to.equal(200)
    const reader = await manages('profile.php', 'reader')
    const cookies = (await reader.context().cookies()).map(({ name, value }) => [
      name,
      decodeURIComponent(value),
    ])
    const nonce = site.nonce('tavola_preview', Object.fromEntries(cookies) as Record<string, string>)
    const refused = (await reader.goto(address.replace(/_wpnonce=\w+/, `_wpnonce=${nonce}`)))!
    expect(refused.status()).to.equal(403)
    expect(await refused.text()).to.include('You can’t see this preview.')
  })

  /** Changes fields of the settings page, saves, and returns what the page then says. */
  async function saves(page: Page, changes: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(changes))
      await page.getByLabel(name, { exact: true }).fill(text)
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save Changes' }).click()])
    return page.locator('.notice p').allTextContents()
  }

  it('the settings page saves, names what is invalid and leaves it in its field, and keeps the saved value', async () => {
    const page = await manages('options-general.php?page=tavola')
    const brand = '{ "title": "Trattoria <b>\'s", "journeys": ["Booking"] }'
    expect(await saves(page, { Brand: brand, Restaurant: 'cork' })).to.deep.equal(['Settings saved.'])
    expect(await page.getByLabel('Brand').inputValue()).to.equal(brand)
    const wrong = {
      Script: 'https://',
      'Back end': 'http://api.example.com',
      Brand: '{',
      Telephone: '<script>',
    }
    await page.evaluate("for (const input of document.querySelectorAll('[type=url]')) input.type = 'text'")
    const reasons: Readonly<Record<string, string>> = { Brand: ' Syntax error' }
    expect(await saves(page, wrong)).to.have.members(
      Object.keys(wrong).map((name) => notSaved(name) + (reasons[name] ?? '')),
    )
    expect(await page.getByLabel('Brand').inputValue()).to.equal('{')
    await page.reload()
    expect(await page.getByLabel('Brand').inputValue()).to.equal(brand)
    const diner = await visits(site.posts.block, true)
    await diner.finds('region', "Trattoria <b>'s")
    await diner.chose('Milano Cork')
    expect(await saves(page, { Brand: '', Restaurant: '' })).to.deep.equal(['Settings saved.'])
  })

  it('security: what decides about scripts stays for a user who may not add scripts; the rest is saved', async () => {
    const brand = '{\n  "title": "Trattoria",\n  "journeys": ["Booking"]\n}'
    const own = await manages('options-general.php?page=tavola')
    expect(await saves(own, { Brand: brand })).to.deep.equal(['Settings saved.'])
    const page = await manages('options-general.php?page=tavola', 'manager')
    const guarded = {
      Script: ['https://other.example/tavola.js'],
      'Back end': ['https://other.example', ''],
      Brand: [
        'other',
        '',
        '{ "title": "Trattoria", "options": { "human-verification": { "script": "https://other.example/x.js" } } }',
      ],
    }
    for (const [name, texts] of Object.entries(guarded))
      for (const text of texts) {
        const saved = await page.getByLabel(name, { exact: true }).inputValue()
        expect(await saves(page, { [name]: text, Restaurant: 'cork' })).to.deep.equal([
          `“${name}” was not saved: changing it needs the capability unfiltered_html.`,
        ])
        expect(await page.getByLabel(name, { exact: true }).inputValue()).to.equal(saved)
        expect(await page.getByLabel('Restaurant').inputValue()).to.equal('cork')
      }
    expect(await saves(page, { Restaurant: '' })).to.deep.equal(['Settings saved.'])
    expect(await saves(own, { Brand: '' })).to.deep.equal(['Settings saved.'])
  })

  it('an author sees no settings, and with an Italian profile has the block in Italian', async () => {
    const settings = await manages('options-general.php?page=tavola', 'maria')
    expect(await settings.getByRole('textbox').count()).to.equal(0)
    const page = await manages('post-new.php', 'maria')
    expect(await page.evaluate('tavolaBlock.labels.venue')).to.equal('Ristorante')
    expect(await page.evaluate("wp.blocks.getBlockType('tavola/booking').title")).to.equal(
      'Prenotazione di un tavolo',
    )
  })

  it('without its settings a post has what guests can use, and tells the administrator alone', async () => {
    // Last but one: the others need the settings.
    const page = await manages('options-general.php?page=tavola')
    await page.getByLabel('Script', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.goto(site.posts.block)
    await page.getByText('Tavola isn’t set up yet').waitFor()
    const guest = await opens(site.posts.block)
    expect(await guest.getByText('Tavola isn’t set up yet').count()).to.equal(0)
    expect(await guest.locator('a[href="tel:+35315550100"]').count()).to.equal(1)
  })

  it('a removed plugin leaves nothing in the database, and PHP has complained of none of its lines', async () => {
    expect(site.log()).to.equal('')
    expect(site.removePlugin()).to.equal('false')
  })
})
