import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { policyFor } from '../../../tools/docs/policy'
import { bookingBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { held } from '../kit/api'
import { findings } from '../kit/accessibility-tree'
import { endVisits, visit } from '../kit/diner'
import { misfitsAtAnyWidth, forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { atTimes, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/skip'

const book = 'POST /api/bookings/create'
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

describe('Browser: the ticket', () => {
  afterEach(endVisits)

  for (const width of byDay([360, 1280], (width) => width === 360)) {
    it(`layout shift is 0.00 when it appears, at ${width} px; offers a calendar file under a strict policy, without a request; copies the reference, or selects it if the page may not copy; axe finds nothing, with the calendars open; fits at any width, with targets of 44 px or more; is animated, but not if the diner prefers reduced motion; prints in black, without the controls`, async () => {
      const answer = held(bookingBody({ ccgPerformed: true }))
      const diner = await visit({
        page,
        headers,
        viewport: { width, height: 900 },
        reducedMotion: 'no-preference',
        permissions: ['clipboard-read', 'clipboard-write'],
        prepare: (page) => watchShifts(page, { forgives: false }),
        answers: { [book]: answer.answer },
      })
      const looksOf = <Look>(look: string) =>
        diner.page.evaluate<Look>(`(() => {
          const part = (name) => getComputedStyle(document.querySelector('#book > div').shadowRoot.querySelector(name))
          return ${look}
        })()`)
      const motion = `['.ticket-main', '.ticket-stub'].map((name) => part(name).animationName)`
      await skipToComplete(diner)
      await diner.presses('Complete Booking')
      await forgetsShifts(diner)
      answer.release()
      await diner.finds('heading', 'Your table')
      await diner.finds('text', /Free to cancel until/)
      expect(await shifts(diner)).to.deep.equal([])
      expect(await looksOf(motion)).to.deep.equal(['ticket-drawn', 'ticket-hung'])
      await diner.page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await looksOf(motion)).to.deep.equal(['none', 'none'])

      await diner.presses('Copy the reference')
      await diner.finds('text', 'Reference copied.')
      const copied = () => diner.page.evaluate('navigator.clipboard.readText()')
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

      const asked = diner.answered.length
      await diner.presses('Add to calendar')
      const [download] = await Promise.all([
        diner.page.waitForEvent('download'),
        diner.presses(/^Calendar file/),
      ])
      expect(download.suggestedFilename()).to.equal('milano-cork-2026-11-28.ics')
      const file = await readFile(await download.path(), 'utf8')
      expect(file).to.match(/^BEGIN:VCALENDAR\r\n.*DTSTART;TZID=Europe\/Dublin:20261128T190000\r\n/s)
      expect(diner.answered.slice(asked).filter(({ method }) => method !== 'GET')).to.deep.equal([])
      expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])

      await diner.finds('link', 'Google Calendar')
      expect(await findings(diner.page)).to.deep.equal([])
      expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
      const low = await diner.page.evaluate(`
        [...document.querySelector('#book > div').shadowRoot.querySelectorAll('.ticket-part :is(a, button)')]
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent)`)
      expect(low).to.deep.equal([])

      await diner.page.emulateMedia({ media: 'print' })
      const printed = `[part('.ticket-actions').display, part('.ticket-copy').display, part('.ticket-main').color, part('.ticket-main').backgroundColor]`
      expect(await looksOf(printed)).to.deep.equal(['none', 'none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    })
  }
})
