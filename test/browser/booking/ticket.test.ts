import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { policyFor } from '../../../tools/docs/policy'
import { bookingBody, venueBody } from '../../kit/fixtures'
import { held } from '../kit/api'
import { endVisits, visit } from '../kit/diner'
import { describeInEachFont } from '../kit/fonts'
import { forgetsShifts, misfitsAtAnyWidth, shifts, watchShifts } from '../kit/layout'
import { atTimes, type HostPage } from '../kit/site'
import { saturday } from '../kit/time'
import { skipToComplete } from '../kit/visits'

const nonce = 'c2VjcmV0'
/** Under a strict policy, in a dark look. */
const page: HostPage = (api) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Trattoria</title></head>
  <body><main><h1>Trattoria</h1><div id="book"></div></main>
  <script nonce="${nonce}" src="/tavola.js"></script>
  <script nonce="${nonce}">
    handle = Tavola.init({
      baseUrl: '${api}', container: document.querySelector('#book'), ${atTimes},
      brand: { theme: 'notte', plugins: ['start', 'booking', 'ticket'], journeys: ['Booking'] },
    })
  </script></body></html>`
const headers = (api: string) => ({
  'Content-Security-Policy': `${policyFor(['ticket'], { nonce, api })}; report-uri /report`,
})

/** What it says and offers: test/plugins/ticket. */
describeInEachFont('Browser: the ticket', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    const answer = held(bookingBody({ ccgPerformed: true }))
    diner = await visit({
      page,
      headers,
      isLasting: true,
      viewport: { width: 360, height: 900 },
      reducedMotion: 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: (page) => watchShifts(page, { forgives: false }),
      answers: {
        'POST /api/bookings/create': answer.answer,
        'GET /api/venues/getbyid/*': venueBody({ bookingConfiguration: { 'booking-cancel-hours': '48' } }),
      },
    })
    await skipToComplete(diner)
    await diner.presses('Complete Booking')
    await forgetsShifts(diner)
    answer.release()
    await diner.finds('heading', 'Your table')
  })
  after(endVisits)

  const looksOf = <Look>(look: string) =>
    diner.page.evaluate<Look>(`(() => {
      const part = (name) => getComputedStyle(document.querySelector('#book > div').shadowRoot.querySelector(name))
      return ${look}
    })()`)
  const copied = () => diner.page.evaluate('navigator.clipboard.readText()')

  it('page.no-shift: moves nothing when it appears, and stretches nothing', async () => {
    await diner.finds('text', /Free to cancel until/)
    expect(await shifts(diner)).to.deep.equal([])
    const again = await diner.gets('button', 'Make another booking').boundingBox()
    expect(again!.height).to.be.below(72)
  })

  it('is animated, but not if the diner prefers reduced motion', async () => {
    const motion = `['.ticket-main', '.ticket-stub'].map((name) => part(name).animationName)`
    expect(await looksOf(motion)).to.deep.equal(['ticket-drawn', 'ticket-hung'])
    await diner.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await looksOf(motion)).to.deep.equal(['none', 'none'])
  })

  it('copies the reference, or selects it if the page may not copy', async () => {
    await diner.presses('Copy the reference')
    await diner.finds('text', 'Reference copied.')
    expect(await copied()).to.equal('MB-1234')
    await diner.page.evaluate(`{
      const { writeText } = navigator.clipboard
      writeText.call(navigator.clipboard, '')
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    }`)
    await diner.presses('Copy the reference')
    await diner.finds('text', /We couldn't copy the reference/)
    await diner.page.keyboard.press('Control+c')
    expect(await copied()).to.equal('MB-1234')
  })

  it('page.fits: offers a calendar file under a strict policy, and fits at any width with its choices', async () => {
    await diner.presses('Add to calendar')
    const [download] = await Promise.all([
      diner.page.waitForEvent('download'),
      diner.presses(/^Calendar file/),
    ])
    expect(download.suggestedFilename()).to.equal(`milano-cork-${saturday}.ics`)
    const start = `DTSTART;TZID=Europe/Dublin:${saturday.replaceAll('-', '')}T190000\r\n`
    expect(await readFile(await download.path(), 'utf8')).to.include(start)
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
  })

  it('prints in black, without the controls', async () => {
    await diner.page.emulateMedia({ media: 'print' })
    expect(await diner.page.locator('.button:visible').allTextContents()).to.deep.equal([])
    const printed = `[part('.ticket-actions').display, part('.ticket-copy').display, part('.ticket-main').color, part('.ticket-main').backgroundColor]`
    expect(await looksOf(printed)).to.deep.equal(['none', 'none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  })
})
