import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { scenes } from '../../../src/scenes'
import { byDay } from '../../kit/night'
import { visit, type Visit } from '../kit/diner'
import { atTimes, page, script, tagged, type HostPage } from '../kit/site'
import { longDay, saturday } from '../kit/time'
import { skipToComplete } from '../kit/visits'

/** The contract's snippet: calls that are made before the script has arrived. */
const queued =
  (calls: (api: string) => string): HostPage =>
  (api) =>
    page({
      head: `<script>
        before = Object.getOwnPropertyNames(window)
        window.Tavola = { q: [], init() { this.q.push(['init', arguments]) }, open() { this.q.push(['open', arguments]) } }
      </script>`,
      body: `<div id="book"></div>
        <script>${calls(api)}</script>
        <script async src="/tavola.js"></script>`,
    })

describe('Browser: the loader', () => {
  it('host.init, host.queue, host.one-global: an early init books, and Tavola is the only global', async () => {
    const diner = await visit({
      page: queued((api) => `Tavola.init('${api}', document.querySelector('#book'), true, false)`),
    })
    await diner.choosesRestaurant()
    await diner.choosesDay()
    await skipToComplete(diner)
    const added = await diner.page.evaluate<string[]>(
      'Object.getOwnPropertyNames(window).filter((name) => !before.includes(name))',
    )
    expect(added).to.have.members(['before', 'Tavola'])
  })

  it('host.open, host.queue: an open before the script opens the popup', async () => {
    const diner = await visit({ page: queued((api) => `Tavola.init('${api}'); Tavola.open('cork')`) })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.chose('Milano Cork')
  })

  it('host.second-init: two widgets on a page share nothing', async () => {
    const two: HostPage = (api) =>
      page({
        body: `<section id="one"></section><section id="two"></section><script src="/tavola.js"></script>
          <script>for (const id of ['one', 'two']) Tavola.init('${api}', document.getElementById(id), true)</script>`,
      })
    const diner = await visit({ page: two })
    const boxes = diner.gets('combobox', 'Location')
    await boxes.nth(1).fill('cork')
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)
    await diner.gets('button', 'Book a Table').nth(1).click()
    expect(await diner.gets('button', /^Date/).nth(1).isEnabled()).to.equal(true)
    expect(await diner.gets('button', /^Date/).nth(0).isDisabled()).to.equal(true)
    expect(await boxes.nth(0).inputValue()).to.equal('')
  })
})

describe('Browser: back ends by script tag', () => {
  /** A widget whose back end is another script's, with nothing behind it. */
  const without = (tags: string, options: string) =>
    visit({
      page: () =>
        page({
          body: `<div id="book"></div>${tags}
            <script>
              window.Tavola = window.Tavola || { q: [], init() { this.q.push(['init', arguments]) } }
              Tavola.init({ container: document.querySelector('#book'), ${options}, ${atTimes} })
            </script>`,
        }),
    })
  async function books(diner: Awaited<ReturnType<typeof visit>>, reference: string) {
    await skipToComplete(diner)
    await diner.completes()
    await diner.finds('text', reference)
    expect([diner.api.requests, diner.failed, diner.errors]).to.deep.equal([[], [], []])
  }

  it('an adapter accepts a booking, and nothing else is requested', async () => {
    const adapter = `Tavola.adapter.createAdapter({
      search: () => [{ id: 'cork', name: 'Milano Cork' }],
      getVenue: ({ venueId }) => ({ id: venueId, name: 'Milano Cork' }),
      getSessions: () => ({ sessions: [{ title: 'Dinner', availability: [{ time: 1930, available: true }] }] }),
      createBooking: () => ({ bookingReference: 'N-42' }),
    })`
    const tags = '<script src="/tavola-adapter.js"></script><script async src="/tavola.js"></script>'
    await books(await without(tags, `api: ${adapter}`), 'N-42')
  })

  const tags = [
    '<script src="/tavola-scenes.js"></script><script async src="/tavola.js"></script>',
    '<script src="/tavola.js"></script><script src="/tavola-scenes.js"></script>',
  ]
  for (const [index, both] of byDay([...tags.entries()], ([index]) => index === 0))
    it(`scenes that load ${index === 0 ? 'before' : 'after'} the widget accept one too`, async () => {
      const options = `baseUrl: 'https://nowhere.example', fetch: Tavola.scenes.scene('a free evening')`
      const diner = await without(both, options)
      await books(diner, 'MB-1234')
      expect(await diner.page.evaluate<number>('Tavola.scenes.scenes.length')).to.equal(scenes.length)
    })
})

describe('Browser: links', () => {
  const link = `<a href="/?visit-us" data-tavola-venue="cork" data-tavola-date="${saturday}" data-tavola-time="19:30"
    data-tavola-guests="4" data-tavola-journey="Booking">Book at Cork</a>`
  const linked = tagged('', link)

  it('host.prefill: a link opens the popup with its options', async () => {
    const diner = await visit({ page: linked })
    await diner.clicks('link', 'Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.receives(`GET /api/sessions/availability/cork/${saturday}/4/true`)
    await diner.finds('button', 'Continue')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    expect(diner.page.url()).not.to.include('visit-us')
  })

  const ways: Readonly<Record<string, Visit>> = {
    'no script runs': { javaScriptEnabled: false },
    'a login page replaces the code': {
      prepare: (page) => page.route(/\/tavola-first/, (route) => route.fulfill({ body: '<h1>Log in</h1>' })),
    },
    'Trusted Types block the code': {
      headers: () => ({
        'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types host`,
      }),
    },
  }
  for (const [what, options] of Object.entries(ways))
    it(`host.opener-link: a link opens its page if ${what}`, async () => {
      const diner = await visit({ page: linked, ...options })
      await diner.clicks('link', 'Book at Cork')
      await diner.page.waitForURL(/visit-us/)
    })

  it('without scripts the markup of the docs leads to a telephone number and to the restaurants', async () => {
    const [, body = ''] =
      /### Without scripts[^]*?```html\n([^]*?)```/.exec(readFileSync('docs/embed.md', 'utf8')) ?? []
    const diner = await visit({
      page: () => page({ body: `${body}${script('')}` }),
      javaScriptEnabled: false,
    })
    const call = await diner.finds('link', '01 555 0100')
    expect(await call.getAttribute('href')).to.equal('tel:+35315550100')
    await diner.clicks('link', 'our restaurants')
    await diner.page.waitForURL(/restaurants/)
  })
})
