import { expect } from 'chai'
import { visit } from '../kit/diner'
import { shifts, watchShifts } from '../kit/layout'
import { initWith, type HostPage } from '../kit/site'
import { addDays, longDay, now, today } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

const details = {
  firstName: 'Anna',
  lastName: "O'Brien",
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}

/** No day of the strip: its calendar's button shows it. */
const far = addDays(today, 5)

/** The page of a brand with times at a glance. Its device remembers a table for two on the weekday of that day. */
const remembering =
  (options = ''): HostPage =>
  (api) => {
    const visit = {
      backEnd: `milano ${api}`,
      venueId: 'cork',
      venueName: 'Milano Cork',
      journey: 'Booking',
      guests: 2,
      weekday: new Date(far).getUTCDay(),
      time: '19:30',
    }
    const stored = JSON.stringify({ version: 1, at: now.getTime() - 6 * 86_400_000, details, visit })
    const brand = `{
      plugins: ['start', 'booking', 'enquiry', 'cross-sell', 'terms', 'day-at-a-glance', 'keep'],
      journeys: ['Booking', 'Enquiry'],
      options: { start: { journey: 'Booking' } },
    }`
    const script = `<script>localStorage.setItem('tavola-remembered', ${JSON.stringify(stored)})</script>`
    return initWith(`brand: ${brand}, ${options}`)(api).replace('<h1>', `${script}<h1>`)
  }

const again = `Same as last time: Milano Cork, 2 people, ${longDay(far).split(' ')[0]} 19:30`

const comes = (page: HostPage) =>
  visit({
    viewport: { width: 360, height: 740 },
    page,
    prepare: (page) => watchShifts(page, { answersLate: true }),
  })

describeInEachFont('Browser: "Same as last time"', () => {
  it('one press leads to the details, and nothing moves, however late the answers come', async () => {
    const diner = await comes(remembering())
    await diner.presses(again)
    await diner.finds('button', 'Complete Booking')
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('with it the nearest times are still in the first screen of a phone', async () => {
    const diner = await comes(remembering("venueId: 'cork'"))
    await diner.finds('radio', '19:30')
    expect(await diner.has('button', again)).to.be.true
    const time = (await diner.gets('radio', '19:30').boundingBox())!
    const bar = (await diner.gets('button', 'Continue').boundingBox())!
    expect(time.y + time.height).to.be.below(bar.y)
    expect(await shifts(diner)).to.deep.equal([])
  })

  it('a day that is chosen keeps the days in their row, however narrow the widget is', async () => {
    const diner = await comes(remembering("venueId: 'cork'"))
    await diner.finds('radio', '19:30')
    /** Where the calendar's button is, at each width. */
    async function rows() {
      const found: number[] = []
      for (let width = 300; width <= 400; width += 2) {
        await diner.page.setViewportSize({ width, height: 740 })
        found.push((await diner.gets('button', /^Date/).boundingBox())!.y)
      }
      return found
    }
    const before = await rows()
    await diner.clicks('radio', /^Tomorrow/)
    expect(await rows()).to.deep.equal(before)
  })
})
