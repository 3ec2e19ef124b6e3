import { expect } from 'chai'
import { availabilityBody, sessionsBody } from '../../kit/fixtures'
import { isNight, byDay } from '../../kit/night'
import { status, held, heldFile } from '../kit/api'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner } from '../kit/diner'
import { popupWith, skipToDetails, visitPopup } from '../kit/visits'
import { timesPage } from '../kit/site'
import { longDay, monthOf, saturday, shortDay, today } from '../kit/time'

const check = 'GET /api/venues/searchavailability/*'

const opener = `<button type="button" onclick="handle.open('cork')">Book at Cork</button>`

// By day axe looks at the gallery's pictures.
if (isNight) describe('Browser: axe finds nothing', suite)

function suite() {
  const clean = async (diner: Diner) => expect(await findings(diner.page)).to.deep.equal([])

  it('inline, on every step, and on step 1 empty, with its list and with its calendar', async () => {
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    await clean(diner)
    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    await clean(diner)
    await diner.clicks('option', /Milano Cork/)
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    await clean(diner)
    await diner.choosesDay(saturday)
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.gets('textbox', 'First Name').press('Enter')
    await diner.finds('text', 'Please enter your first name')
    await clean(diner)
    await goesOnCleanly(diner)
  })

  it('in the popup, on every step, and on the error banner', async () => {
    const page = popupWith(`date: '${saturday}', journey: 'Booking'`, opener)
    const diner = await visitPopup({ page, answers: { [check]: status(404) } })
    await diner.opens()
    await diner.selects('Hour', '19')
    await clean(diner)
    await diner.presses('Continue')
    await diner.finds('button', 'OK')
    await clean(diner)
    await diner.presses('OK')
    diner.api.answer(check, availabilityBody())
    await diner.presses('Continue')
    await goesOnCleanly(diner)
  })

  async function goesOnCleanly(diner: Diner) {
    await diner.finds('textbox', 'First Name')
    await diner.fillsDetails()
    await clean(diner)
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
    await clean(diner)
    await diner.completes()
    await clean(diner)
  }
}

/** For date, guests, hour and minute: 1 if it is disabled. */
async function disabled({ gets }: Diner): Promise<string> {
  const controls = [
    gets('button', /^Date/),
    ...['Guests', 'Hour', 'Minute'].map((name) => gets('combobox', name)),
  ]
  return (await Promise.all(controls.map((control) => control.isDisabled()))).map(Number).join('')
}

/** Contract 3: what people, and their screen readers, find by role and name. */
describe('Browser: roles and names', () => {
  it('step.start, brand.title, name.widget, name.location, name.time, name.continue: step 1; each control of step 1 becomes enabled after the one before it', async () => {
    const diner = await visit()
    await diner.finds('region', 'Milano restaurants')
    await diner.finds('combobox', 'Location')
    await diner.page.getByPlaceholder('Search location').waitFor()
    for (const name of ['Guests', 'Hour', 'Minute']) await diner.finds('combobox', name)
    expect(await disabled(diner)).to.equal('1111')
    expect(await diner.gets('button', 'Continue').isEnabled()).to.equal(true)
    await diner.choosesRestaurant()
    expect(await disabled(diner)).to.equal('1111')
    await diner.presses('Book a Table')
    expect(await disabled(diner)).to.equal('0111')
    await diner.opensCalendar()
    const grid = diner.page.getByRole('grid')
    await grid.getByRole('button', { name: longDay(today), exact: true }).waitFor()
    await diner.page.keyboard.press('Escape')
    await diner.choosesDay()
    const guests = await diner.gets('combobox', 'Guests').getByRole('option').allTextContents()
    expect(guests.slice(0, 14)).to.deep.equal(Array.from({ length: 14 }, (_, index) => String(index + 1)))
    await diner.selects('Hour', '19')
    expect(await disabled(diner)).to.equal('0000')
    expect(await diner.gets('button', 'Continue').isEnabled()).to.equal(true)
  })

  it("step.details, step.booked, details.fields, name.consents: step 4, whose Continue can be pressed at once; a field's error is its description from blur until it is valid; the error banner is announced, takes the focus and gives it back; step 5", async () => {
    const configuration = { 'step4-requireMinAge': 'true', 'step4-showOptInCheckbox': 'true' }
    const failure = held(status(404))
    const diner = await visit({
      page: timesPage,
      answers: {
        'GET /api/sessions/availability/*': sessionsBody(undefined, configuration),
        [check]: failure.answer,
      },
    })
    await diner.choosesTable()
    await findsBanner(diner, failure.release)
    diner.api.answer(check, availabilityBody())
    await diner.presses('Continue')
    for (const name of ['First Name', 'Last Name', 'Email', 'Telephone Number', 'Special Requests'])
      await diner.finds('textbox', name)
    await diner.finds('checkbox', /over 16.*terms and conditions/i)
    await diner.finds('checkbox', /offers/)
    for (const name of ['Back', 'Change your mind? Edit your booking']) await diner.finds('button', name)
    await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:00 for 2 people`)
    await learnsOfItsError(diner)
    await diner.gets('button', 'Continue').press('Enter')
    await diner
      .gets('group', /problems/)
      .and(diner.page.locator(':focus'))
      .waitFor()
    await diner.gets('link', /first name/).press('Enter')
    await diner.gets('textbox', 'First Name').and(diner.page.locator(':focus')).waitFor()
    await diner.confirmsDetails()
    await diner.completes()
    await diner.finds('text', 'MB-1234')
    expect(await diner.gets('button', 'Back').count()).to.equal(0)
  })

  async function findsBanner(diner: Diner, fails: () => void) {
    await diner.gets('button', 'Continue').press('Enter')
    fails()
    await diner.page.getByRole('alert').waitFor()
    await diner.gets('button', 'OK').and(diner.page.locator(':focus')).waitFor()
    // Until then it ignores keys.
    await diner.waits(500)
    await diner.page.keyboard.press('Enter')
    await diner.gets('button', 'Continue').and(diner.page.locator(':focus')).waitFor()
  }

  async function learnsOfItsError(diner: Diner) {
    const email = diner.gets('textbox', 'Email')
    await email.fill('anna@')
    expect(await email.getAttribute('aria-invalid')).to.equal('false')
    await email.blur()
    expect(await email.getAttribute('aria-invalid')).to.equal('true')
    await diner.page
      .getByRole('textbox', { description: 'Enter an email address such as name@example.com' })
      .waitFor()
    await email.fill('anna@example.ie')
    expect(await email.getAttribute('aria-invalid')).to.equal('false')
  }
})

describe('Browser: what takes presses', () => {
  /** Screen readers call all in an element "clickable" that listens to these itself. */
  const remember = `{
    const { addEventListener } = EventTarget.prototype
    window.pressed = new WeakSet()
    EventTarget.prototype.addEventListener = function (type, ...more) {
      if (['click', 'mousedown', 'mouseup'].includes(type)) pressed.add(this)
      return addEventListener.call(this, type, ...more)
    }
  }`
  const clickable = `{
    const [root] = [...document.querySelectorAll('.tavola')].map((host) => host.shadowRoot)
    const around = (element) => (element ? [element, ...around(element.parentElement)] : [])
    ;[...root.querySelectorAll('h2, h3, p')]
      .filter((text) => around(text).some((one) => pressed.has(one) || one.onclick))
      .map((text) => text.textContent)
  }`

  it('WCAG 4.1.2: no text and no heading is clickable, in the popup and in the dialogs', async () => {
    const diner = await visitPopup({
      page: popupWith(`date: '${saturday}', journey: 'Booking'`, opener),
      prepare: (page) => page.addInitScript(remember),
    })
    const seesNone = async () => expect(await diner.page.evaluate(clickable)).to.deep.equal([])
    await diner.opens()
    await seesNone()
    await skipToDetails(diner)
    await diner.presses('terms and conditions')
    await diner.finds('heading', 'Terms and conditions')
    await seesNone()
  })
})

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
]

describe('Browser: the error summary above the form', () => {
  for (const { width, height } of byDay(windows, ({ width }) => width === 320))
    it(`WCAG 2.4.11: the list takes the focus inside the window, however late it is, at ${width} x ${height}`, async () => {
      const file = heldFile(/error-summary/)
      const diner = await visit({
        page: timesPage,
        viewport: { width, height },
        prepare: (page) => file.prepare(page),
      })
      await diner.reachesDetails()
      await diner.presses('Continue')
      file.release()
      const list = diner.gets('group', /problems/).and(diner.page.locator(':focus'))
      await list.waitFor()
      await diner.settles()
      const { y } = (await list.boundingBox())!
      const title = (await diner.gets('heading', /problems/).boundingBox())!
      expect([y >= 0, title.y + title.height <= height]).to.deep.equal([true, true])
    })
})
