import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { journeys, plugins } from '../../../examples/server/example-brand'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import { heldFile } from '../kit/api'
import { endVisits, visit, type Visit } from '../kit/diner'
import { jumps, linesOf, shifts, watchShifts, type Lines } from '../kit/layout'
import { until } from '../kit/playwright-driver'
import { initWith, type HostPage } from '../kit/site'
import { today } from '../kit/time'

/** What comes late as one: answers of the back end, or files. */
interface Group {
  readonly name: string
  readonly addresses: RegExp
  /** The groups without which the widget doesn't ask for this one: in any other order it would come after them too. */
  readonly after: readonly string[]
}

const group = (name: string, addresses: RegExp, after: readonly string[] = []): Group => ({
  name,
  addresses,
  after,
})

const files = (...names: readonly string[]) => new RegExp(`/tavola-(${names.join('|')})-[\\da-f]{8}\\.js`)

const restaurant = group('the restaurant', /\/venues\/getbyid\//)
const times = /\/sessions\/availability\//

/** Two tonight, as the pages of `npm start` have it. The first day is preselected once the restaurant is there. */
const example = JSON.stringify({ plugins, journeys, options: { start: { journey: 'Booking' } } })
const glance = {
  page: ((api) =>
    initWith(`venueId: 'cork', journey: 'Booking', brand: ${example}`)(api).replace(
      '<h1>',
      '<style>#book { min-height: 42rem }</style><h1>',
    )) as HostPage,
  groups: [
    restaurant,
    group('the plugins', files('search', 'brand', ...plugins)),
    group('the times', times, ['the restaurant', 'the plugins', 'the later parts']),
    group('the list and the faces', files('react-select', 'faces-milano'), ['the plugins']),
    group('the later parts', files('rest', 'detours', '\\w[\\w-]*-later'), ['the plugins']),
  ],
  answers: {},
  last: '19:30',
}

/** The default brand, with the day in the page, so that its times are asked for at once. Their note takes two lines. */
const controls = {
  page: initWith(`venueId: 'cork', journey: 'Booking', date: '${today}'`),
  answers: {
    'GET /api/sessions/availability/*': sessionsBody(
      [1730, 1800, 1915, 1930, 2100, 2130].map((time, index) => slotBody(time, index % 2 === 1)),
    ),
  },
  groups: [
    restaurant,
    group('the times', times),
    group('the client and the later parts', files('search', 'react-select', 'rest')),
    group('the note', files('detours'), ['the restaurant', 'the times', 'the client and the later parts']),
  ],
  last: '17:30, 19:15 and 21:00 are fully booked.',
}

/** Every order of the groups in which each comes after those it needs: each in turn comes next, then the rest likewise. */
function ordersOf(groups: readonly Group[]): Group[][] {
  if (groups.length === 0) return [[]]
  const isNext = ({ after }: Group) => !groups.some(({ name }) => after.includes(name))
  return groups
    .filter(isNext)
    .flatMap((next) => ordersOf(groups.filter((one) => one !== next)).map((rest) => [next, ...rest]))
}

const inWords = (order: readonly Group[]) => order.map(({ name }) => name).join(', ')

describe('Browser: the order in which answers and files come', () => {
  const walks = { 'all at a glance': glance, 'the controls': controls }
  for (const [what, { groups, last, ...walk }] of Object.entries(walks))
    it(`on a phone nothing moves in any order, and the screen is the same in the end: ${what}`, async () => {
      let end: unknown
      for (const order of ordersOf(groups)) {
        const { moved, lines } = await arrives(walk, order)
        // The next visit gets this one's room.
        await endVisits()
        expect(moved, inWords(order)).to.deep.equal([])
        end ??= lines
        expect(lines, inWords(order)).to.deep.equal(end)
        expect(lines.join()).to.include(last)
      }
    })

  it('the test itself sees a line that jumps', async () => {
    const { page, settles } = await visit({ page: controls.page })
    await settles()
    const before = await linesOf(page)
    await page.evaluate(`document.querySelector('h1').style.marginTop = '90px'`)
    expect(jumps(before, await linesOf(page)).join()).to.include('"Trattoria" went from')
  })
})

/** The bar ends the step: until it stands at the window's end, it goes down by what comes above it, which nothing is below. */
const ofBar =
  /^"(Choose a time|Continue|Checking Availability\.\.\.)" went from \d+,6[5-9]\d to \d+,6[6-9]\d$/

/** A visit to which the groups come in this order, each once all that isn't held has come and is drawn. */
async function arrives(walk: Pick<Visit, 'page' | 'answers'>, order: readonly Group[]) {
  const late = order.map((group) => ({ ...group, ...heldFile(group.addresses) }))
  const underWay: string[] = []
  const diner = await visit({
    ...walk,
    viewport: { width: 360, height: 740 },
    async prepare(page) {
      for (const { prepare } of late) await prepare(page)
      watchRequests(page, underWay)
      await watchShifts(page)
    },
  })
  const held = [...late]
  const rests = async () => {
    const isHeld = (address: string) => held.some(({ addresses }) => addresses.test(address))
    do {
      await until(() => underWay.every(isHeld), 'all that is not held')
      await diner.settles()
    } while (!underWay.every(isHeld))
  }
  const moved: unknown[] = []
  let lines: Lines = []
  const looks = async () => {
    await rests()
    const now = await linesOf(diner.page)
    moved.push(...jumps(lines, now).filter((jump) => !ofBar.test(jump)))
    lines = now
  }
  for (const { name, addresses, release } of late) {
    await looks()
    await until(() => underWay.some((address) => addresses.test(address)), `a request for ${name}`)
    held.shift()
    release()
  }
  await looks()
  return { moved: [...moved, ...(await shifts(diner))], lines }
}

/** Keeps the addresses of the requests that are under way. */
function watchRequests(page: Page, underWay: string[]): void {
  const ends = (address: string) => void underWay.splice(underWay.indexOf(address), 1)
  page.on('request', (request) => underWay.push(request.url()))
  page.on('requestfinished', (request) => ends(request.url()))
  page.on('requestfailed', (request) => ends(request.url()))
}
