import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { policyFor } from '../../../tools/docs/policy'
import { after } from '../../../src/scenes/answers'
import { bookingBody } from '../../kit/fixtures'
import { completes, reachesComplete } from '../../kit/ways'
import { findings } from '../kit/axe'
import { endVisits, visit, type Visit } from '../kit/diner'
import { misfitsAtAnyWidth } from '../kit/fit'
import { atTimes, initWith, type HostPage } from '../kit/pages'
import { shifts, watchShifts } from '../kit/shifts'

const book = 'POST /api/bookings/create'
const options = `${atTimes}, brand: { plugins: ['start', 'booking', 'ticket'], journeys: ['Booking'] }`
const page = initWith(options)

/** Step 5, with the ticket. */
async function seesTicket(over: Visit = {}) {
  const diner = await visit({ page, ...over })
  await reachesComplete(diner)
  await completes(diner)
  await diner.finds('heading', 'Your table')
  return diner
}

const nonce = 'c2VjcmV0'
const strictPage: HostPage = (api) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Trattoria</title></head>
  <body><div id="book"></div>
  <script nonce="${nonce}" src="/tavola.js"></script>
  <script nonce="${nonce}">
    handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), ${options} })
  </script></body></html>`

describe('Browser: the ticket', () => {
  afterEach(endVisits)

  for (const width of [360, 1280]) {
    it(`layout shift is 0.00 when it appears, at ${width} px`, async () => {
      const diner = await seesTicket({
        viewport: { width, height: 900 },
        reducedMotion: 'no-preference',
        prepare: watchShifts,
        // Longer than the half second in which a browser forgives a shift after an input.
        answers: { [book]: after(700, bookingBody({ ccgPerformed: true })) },
      })
      await diner.reads(/Free to cancel until/)
      expect(await shifts(diner)).to.deep.equal([])
    })
  }

  it('offers a calendar file under a strict policy, without a request', async () => {
    const headers = (api: string) => ({
      'Content-Security-Policy': `${policyFor(['ticket'], { nonce, api })}; report-uri /report`,
    })
    const diner = await seesTicket({ page: strictPage, headers })
    const asked = diner.answered.length
    await diner.clicks('button', 'Add to calendar')
    const [download] = await Promise.all([
      diner.page.waitForEvent('download'),
      diner.clicks('button', /^Calendar file/),
    ])
    expect(download.suggestedFilename()).to.equal('milano-cork-2026-11-28.ics')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).to.match(/^BEGIN:VCALENDAR\r\n.*DTSTART;TZID=Europe\/Dublin:20261128T190000\r\n/s)
    expect(diner.answered.slice(asked).filter(({ method }) => method !== 'GET')).to.deep.equal([])
    expect(diner.site.reports.concat(diner.errors)).to.deep.equal([])
  })

  it('copies the reference, or selects it where the page may not copy', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const diner = await seesTicket({ permissions })
    await diner.clicks('button', 'Copy the reference')
    await diner.reads('The reference is copied.')
    expect(await diner.page.evaluate('navigator.clipboard.readText()')).to.equal('MB-1234')
    await diner.page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))`)
    await diner.clicks('button', 'Copy the reference')
    await diner.reads(/The reference is marked/)
    await diner.page.keyboard.press('Control+c')
    expect(await diner.page.evaluate('navigator.clipboard.readText()')).to.equal('MB-1234')
  })

  it('axe finds nothing, with the calendars open', async () => {
    const diner = await seesTicket({ viewport: { width: 360, height: 900 } })
    await diner.clicks('button', 'Add to calendar')
    await diner.finds('link', 'Google Calendar')
    expect(await findings(diner.page)).to.deep.equal([])
  })

  it('fits at any width, with targets of 44 px or more', async () => {
    const diner = await seesTicket()
    await diner.clicks('button', 'Add to calendar')
    expect(await misfitsAtAnyWidth(diner.page)).to.deep.equal([])
    const low = await diner.page.evaluate(`
      [...document.querySelector('#book > div').shadowRoot.querySelectorAll('.ticket-part :is(a, button)')]
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map(({ textContent }) => textContent)`)
    expect(low).to.deep.equal([])
  })

  it('is animated, but not if the diner prefers reduced motion', async () => {
    const running = (reducedMotion: 'reduce' | 'no-preference') =>
      seesTicket({ reducedMotion }).then(({ page }) =>
        page.evaluate<string[]>(
          `[...document.querySelector('#book > div').shadowRoot.querySelectorAll('.ticket-main, .ticket-stub')]
            .map((part) => getComputedStyle(part).animationName)`,
        ),
      )
    expect(await running('no-preference')).to.deep.equal(['ticket-drawn', 'ticket-hung'])
    expect(await running('reduce')).to.deep.equal(['none', 'none'])
  })

  it('prints in black, without the controls', async () => {
    const diner = await seesTicket({
      page: initWith(`${options.replace('brand: {', "brand: { theme: 'notte',")}`),
    })
    await diner.page.emulateMedia({ media: 'print' })
    const look = await diner.page.evaluate<readonly string[]>(`(() => {
      const part = (name) => getComputedStyle(document.querySelector('#book > div').shadowRoot.querySelector(name))
      return [part('.ticket-actions').display, part('.ticket-copy').display, part('.ticket-main').color, part('.ticket-main').backgroundColor]
    })()`)
    expect(look).to.deep.equal(['none', 'none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  })
})
