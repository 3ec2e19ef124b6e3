import { expect } from 'chai'
import { policyFor } from '../../../tools/docs/policy'
import { byDay, isNight } from '../../kit/night'
import { arabic, books } from '../../languages/words'
import type { EngineName } from '../kit/engines/engine'
import { nonce, visitIn, type EngineDiner } from '../kit/engines/visit'
import { brokenWords, coveredFocus } from '../kit/layout'
import { pageLibraries } from '../kit/page-libraries'
import { atTimes, initWith, popupPage, script, type HostPage } from '../kit/site'
import { kept, walkTo } from '../kit/visits'
import { create } from '../third-parties/braintree'
import { friday, longDay, monthOf, saturday } from '../kit/time'

/** What engines do each in their own way: focus and keys, history, storage, writing direction, policies, larger text. */
export function pagesIn(engine: EngineName, isWhole: boolean): void {
  it('the popup keeps the focus, and Back closes it and returns the focus to its button', async () => {
    const diner = await visitIn(engine, { page: popupPage })
    await diner.tabsTo('button', 'Book at Cork')
    await diner.keys('{Enter}')
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('button', /^Date/)
    for (let presses = 0; presses < 5; presses++) {
      await diner.keys('{Tab}')
      expect(await diner.page.run(`return document.activeElement.closest('main') !== null`)).to.equal(false)
    }
    await diner.page.back()
    await diner.misses('dialog', 'Milano restaurants')
    await diner.focuses('button', 'Book at Cork')
  })

  if (!isWhole) return

  it('closing.asks: after details were typed Back leads to step 1, and asks before it closes the popup', async () => {
    const diner = await visitIn(engine, { page: popupPage })
    await diner.presses('Book at Cork')
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    await diner.page.back()
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.page.back()
    await diner.presses('Stay here')
    await diner.reachesDetails()
    expect(await diner.shows('First Name')).to.equal('Anna')
  })

  it('WCAG 2.1.1, 2.4.3: the keyboard alone books, and each new heading gets the focus', async () => {
    const diner = await visitIn(engine, {
      page: initWith(`${atTimes}, brand: { plugins: ['start', 'booking'], journeys: ['Booking'] }`),
    })
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.tabsTo('button', /^Date/)
    await diner.keys('{Enter}')
    await diner.focuses('button', longDay(saturday))
    await diner.keys('{ArrowLeft}')
    await diner.focuses('button', longDay(friday))
    await diner.keys('{Enter}')
    await diner.finds('button', `Date ${longDay(friday)}`)
    await diner.until(() => diner.isEnabled('combobox', 'Hour'), 'the times')
    await diner.tabsTo('combobox', 'Hour')
    await diner.keys('{ArrowDown}')
    await presses(diner, 'Continue', 'Your Details')
    for (const [name, text] of [
      ['First Name', 'Anna'],
      ['Last Name', 'Byrne'],
      ['Email', 'anna@example.ie'],
      ['Telephone Number', '020 7946 0958'],
    ] as const) {
      await diner.tabsTo('textbox', name)
      await diner.keys(text)
    }
    await diner.tabsTo('checkbox', /terms and conditions/)
    await diner.keys('{Space}')
    await presses(diner, 'Continue', 'We have your details')
    await presses(diner, 'Complete Booking', 'Booking Confirmed')
    expect(JSON.parse(diner.api.sent(create)[0]!.body)).to.include({ date: friday, firstName: 'Anna' })
  })

  it('keep: what was chosen and typed is there after a reload', async () => {
    const diner = await visitIn(engine, {
      page: initWith(`brand: { plugins: ['start', 'booking', 'keep'], journeys: ['Booking'] }`),
    })
    await diner.choosesRestaurant()
    await diner.reachesDetails()
    await diner.fills('First Name', 'Anna')
    await diner.tabsTo('textbox', 'Last Name')
    await diner.page.reload()
    await diner.finds('text', kept)
    await diner.finds('heading', 'Your Details')
    expect(await diner.shows('First Name')).to.equal('Anna')
  })

  it('a table is booked from right to left by Arabic names, and fits', async () => {
    // Without "nu-latn" Firefox writes other digits than WebKit.
    const locale = 'ar-u-nu-latn'
    const diner = await visitIn(engine, {
      page: initWith(`brand: { locale: '${locale}', plugins: ['start', 'booking'], journeys: ['Booking'] }`),
    })
    const search = (text: string) => diner.fills(arabic.location, text)
    await books(diner, { ...arabic, day: longDay(saturday, locale) }, { search, journeys: false })
    await diner.finds('heading', arabic.booked)
    expect(await diner.page.run(`return ${widget}.dir`)).to.equal('rtl')
    expect(await diner.page.run(overflow)).to.equal(0)
    expect(JSON.parse(diner.api.sent(create)[0]!.body)).to.include({ date: saturday, time: '1900' })
  })

  // By day in Chromium: ../host-page/libraries.test.ts.
  const replacing = /^(Prototype|MooTools More|date|a Promise)/
  const libraries = Object.entries(pageLibraries()).filter(([name]) => isNight && replacing.test(name))
  for (const [name, library] of libraries)
    it(`with ${name} on the page a table is booked for the day that is shown`, async () => {
      const diner = await visitIn(engine, {
        size: [900, 740],
        page: (api) => initWith(atTimes)(api).replace('</head>', () => `<script>${library}</script></head>`),
      })
      // All other ways to look for elements rely on what these replace.
      await diner.page.run(`return ${walkTo('complete')}`)
      const root = `document.querySelector('.tavola').shadowRoot`
      await diner.page.run(`${root}.querySelector('.confirmed .action .button').click()`)
      const shown = () => diner.page.run<string>(`return ${root}.querySelector('[dir]').innerText`)
      await diner.until(async () => (await shown()).includes('MB-1234'), 'the reference')
      expect(await shown()).to.include(longDay(saturday).replace(/ \d+$/, ''))
      expect(JSON.parse(diner.api.sent(create)[0]!.body)).to.include({ date: saturday, time: '1900' })
    })

  it('page.security-policy: a whole booking complies with a strict policy and Trusted Types', async () => {
    const diner = await visitIn(engine, { page: strictPage, headers: strict })
    await diner.reachesComplete()
    await diner.completes()
    // Firefox asks for an icon of its own accord.
    expect(diner.site.reports.filter((report) => !report.includes('favicon'))).to.deep.equal([])
  })

  for (const width of byDay([320, 360], (width) => width === 320))
    it(`WCAG 1.4.4, 1.4.10, 2.4.11: text at 200 % fits, breaks no word, and covers no focus, at ${width} px`, async () => {
      const diner = await visitIn(engine, { page: largePage, size: [width, 740] })
      const fits = async (screen: string) => {
        expect(await diner.page.run(overflow), screen).to.equal(0)
        expect(await diner.page.run(brokenWords), screen).to.deep.equal([])
      }
      await diner.finds('button', /^Date/)
      expect(await diner.page.run(`return getComputedStyle(${widget}).fontSize`)).to.equal('32px')
      await fits('step 1')
      await diner.clicks('button', /^Date/)
      await diner.finds('grid', monthOf(saturday))
      await fits('the calendar')
      await diner.keys('{Escape}')
      await diner.reachesDetails()
      await fits('the details')
      for (const name of ['Email', 'Telephone Number', 'Special Requests']) {
        await diner.tabsTo('textbox', name)
        expect(await diner.page.run(`return ${coveredFocus}`), name).to.deep.equal([])
      }
      await diner.confirmsDetails()
      await diner.completes()
      await fits('the reference')
    })
}

async function presses(diner: EngineDiner, name: string, next: string): Promise<void> {
  await diner.tabsTo('button', name)
  await diner.keys('{Enter}')
  await diner.focuses('heading', next)
}

/** A page as a bank would have it. */
const strictPage: HostPage = (api) =>
  `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Trattoria</title>
  <meta name="viewport" content="width=device-width"></head>
  <body><div id="book"></div>
  ${script(`nonce="${nonce}"`)}
  <script nonce="${nonce}">
    handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), ${atTimes},
      brand: { plugins: ['start', 'booking'], journeys: ['Booking'] } })
  </script></body></html>`

const strict = (api: string) => ({
  'Content-Security-Policy': `${policyFor([], { nonce, api })}; report-uri /report`,
})

/** With the text of the widget at twice its size, which text zoom does too. Chromium's tests set it in the browser. */
const largePage: HostPage = (api) =>
  initWith(`${atTimes}, brand: { plugins: ['start', 'booking', 'ticket'], journeys: ['Booking'] }`)(
    api,
  ).replace('<style>', '<style>.tavola { --tavola-text-size: 2em }')

/** In the page, each of these. */
const widget = `document.querySelector('.tavola')?.shadowRoot?.querySelector('[dir]')`

/** By how many pixels the page is wider than its window. */
const overflow =
  'return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)'
