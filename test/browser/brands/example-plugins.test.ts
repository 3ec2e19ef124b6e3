import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import webpack from 'webpack'
import { enquiryBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { buildName, initWith } from '../kit/site'
import { visit, type Diner, type Visit } from '../kit/diner'
import { heldFile } from '../kit/api'
import { forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { skipToDetails } from '../kit/visits'
import { saturday, shortDay } from '../kit/time'

const brand = {
  name: 'trattoria',
  plugins: ['start', 'booking', 'enquiry', 'afternoon-tea', 'dietary-requirements'],
  journeys: ['Booking', 'AfternoonTea'],
  messages: { 'afternoon-tea.label': 'Tea with us' },
}
const answers = { 'POST /api/enquiries/create': enquiryBody('ME-77') }

// By day a chain's own build is driven in test/package/own-build.test.ts, and these plugins in test/examples.
if (isNight) describe('Browser: the example plugins in a build of a chain’s own', suite)

function suite() {
  const dist = mkdtempSync(join(tmpdir(), 'tavola-examples-'))
  const page = initWith(`venueId: 'cork', date: '${saturday}', brand: ${JSON.stringify(brand)}`)
  const comes = (options: Visit = {}) => visit({ page, answers, dist, ...options })

  before('build it', () => build(dist))
  after(() => rmSync(dist, { recursive: true }))

  async function reaches(diner: Diner, journey: string) {
    await diner.presses(journey)
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('group', 'Dietary requirements')
  }

  it('the widget is light, or has React itself, like the build under test', () => {
    const code = readdirSync(dist).find((name) => /^tavola-host-\w+\.js$/.test(name))!
    const hasReact = readFileSync(join(dist, code), 'utf8').includes('react.dev/errors')
    expect(hasReact).to.equal(buildName === 'react')
  })

  it('afternoon tea leads from its button to its reference; each sends its own field, to the byte', async () => {
    const diner = await comes()
    await reaches(diner, 'Tea with us')
    await diner.finds('heading', 'Your afternoon tea')
    await diner.selects('Which tea would you like?', 'With Prosecco')
    await diner.fills('What are you celebrating? (optional)', 'Sixty years')
    await diner.clicks('checkbox', 'Nut allergy')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.finds('text', `Afternoon tea on ${shortDay(saturday)} at 19:00 for 2 people`)
    await diner.presses('Complete Enquiry')
    await diner.finds('heading', 'Thank you for your enquiry.')
    await diner.finds('text', 'ME-77')
    expect(diner.errors).to.deep.equal([])
    expect(diner.api.sent('POST /api/enquiries/create').map(({ body }) => body)).to.deep.equal([
      `{"dietaryRequirements":["nutAllergy"],"venueId":"cork","date":"${saturday}","time":"1900",` +
        '"guests":2,"children":0,"email":"anna.o\'brien@example.ie","firstName":"Anna",' +
        '"lastName":"O\'Brien","telephoneNumber":"020 7946 0958","optIn":false,' +
        '"termsAndConditions":true,"optInAsked":true,"specialRequests":"| Source: Website",' +
        '"ocassionType":null,"afternoonTea":{"tea":"prosecco","occasion":"Sixty years"}}',
    ])
  })

  it('a booking asks only for dietary requirements, and loads nothing else', async () => {
    const diner = await comes()
    await reaches(diner, 'Book a Table')
    await diner.clicks('checkbox', 'Vegan')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.completes()
    const { dietaryRequirements, ...rest } = JSON.parse(diner.api.sent('POST /api/bookings/create')[0]!.body)
    expect(dietaryRequirements).to.deep.equal(['vegan'])
    expect(rest).to.not.have.property('afternoonTea')
    expect(diner.site.files.filter((name) => name.includes('questions'))).to.deep.equal([])
  })

  for (const width of [320, 360, 1280])
    it(`they move nothing when they load late, at ${width} px, and axe finds nothing`, async () => {
      const files = heldFile(/questions|choices/)
      const diner = await comes({
        viewport: { width, height: 800 },
        prepare: async (page) => {
          await watchShifts(page, { forgives: false })
          await files.prepare(page)
        },
      })
      await diner.presses('Tea with us')
      await skipToDetails(diner)
      await forgetsShifts(diner)
      files.release()
      await diner.finds('group', 'Dietary requirements')
      await diner.finds('combobox', 'Which tea would you like?')
      expect(await shifts(diner)).to.deep.equal([])
      expect(await findings(diner.page)).to.deep.equal([])
    })
}

/** The build of theirs that is the kind of the one that is driven. It imports what our own build has made. */
async function build(folder: string): Promise<void> {
  const { default: builds } = await import('../../../examples/plugins/webpack.config.js')
  const config = builds.find(({ name }) => name === buildName)!
  const output = { ...config.output, path: folder }
  // Which takes half of the time; what it does to a build is tested with ours.
  const optimization = { ...config.optimization, minimize: false }
  return new Promise((done, fail) => {
    webpack({ ...config, output, optimization }, (error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    )
  })
}
