import { expect } from 'chai'
import { availabilityBody, sessionsBody, venueBody } from '../../kit/fixtures'
import { isNight, byDay } from '../../kit/night'
import { status, held, heldFile } from '../kit/api'
import { findings } from '../kit/accessibility-tree'
import { endVisits, friday, visit, type Diner } from '../kit/diner'
import { popupWith, skipToDetails, visitPopup } from '../kit/visits'
import { timesPage, page, script, type HostPage } from '../kit/site'

const check = 'GET /api/venues/searchavailability/*'

const opener = `<button type="button" onclick="handle.open('cork')">Book at Cork</button>`

// By day axe looks at the gallery's pictures.
if (isNight) describe('Browser: axe finds nothing', suite)

function suite() {
  afterEach(endVisits)

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
    await diner.finds('grid', /November 2026/)
    await clean(diner)
    await diner.presses('Saturday 28 November 2026')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.gets('textbox', 'First Name').press('Enter')
    await diner.finds('text', 'Please enter your first name')
    await clean(diner)
    await goesOnCleanly(diner)
  })

  it('in the popup, on every step, and on the error banner', async () => {
    const page = popupWith(`date: '2026-11-28', journey: 'Booking'`, opener)
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
  afterEach(endVisits)

  it('contract 3: step 1; section 2: each control of step 1 becomes enabled after the one before it', async () => {
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
    await grid.getByRole('button', { name: 'Friday 20 November 2026', exact: true }).waitFor()
    await diner.page.keyboard.press('Escape')
    await diner.choosesDay()
    const guests = await diner.gets('combobox', 'Guests').getByRole('option').allTextContents()
    expect(guests.slice(0, 14)).to.deep.equal(Array.from({ length: 14 }, (_, index) => String(index + 1)))
    await diner.selects('Hour', '19')
    expect(await disabled(diner)).to.equal('0000')
    expect(await diner.gets('button', 'Continue').isEnabled()).to.equal(true)
  })

  it("contract 3: step 4, whose Continue can be pressed at once; section 5: a field's error is its description from blur until it is valid; section 2: the error banner is announced, takes the focus and gives it back; contract 3: step 5", async () => {
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
    await diner.finds('text', 'Booking on Saturday 28 November at 19:00 for 2 people')
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
  afterEach(endVisits)

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
      .filter((text) => around(text).some((one) => pressed.has(one)))
      .map((text) => text.textContent)
  }`

  it('WCAG 4.1.2: no text and no heading is clickable, in the popup and in the dialogs', async () => {
    const diner = await visitPopup({
      page: popupWith(`date: '2026-11-28', journey: 'Booking'`, opener),
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

const search: HostPage = (api) =>
  page({
    body: `<label>Search our site <input></label><div id="book"></div>
      ${script(`data-base-url="${api}" data-container="#book" data-venue-id="cork"`)}`,
  })

describe('Browser: focus elsewhere on the page', () => {
  afterEach(endVisits)

  it('WCAG 3.2.1: stays there when a slow device ends a press, a new step opens, or an error appears', async () => {
    const check = held(status(500, null))
    const diner = await visit({
      page: search,
      answers: { 'GET /api/venues/searchavailability/*': check.answer },
    })
    const elsewhere = diner.gets('textbox', 'Search our site')
    const stays = async () => {
      await diner.settles()
      expect(await elsewhere.evaluate((field) => field === document.activeElement)).to.equal(true)
    }

    // Both in one task, as a device has it that is too slow for the diner.
    const press = (await diner.gets('button', 'Book a Table').elementHandle())!
    await elsewhere.evaluate((field, button) => {
      ;(button as HTMLElement).click()
      field.focus()
    }, press)
    await diner.misses('button', 'Book a Table')
    await stays()

    await diner.choosesDay('2026-11-28')
    await diner.choosesTime('19:30')
    await diner.presses('Continue')
    await elsewhere.focus()
    check.release()
    await diner.finds('alert')
    await stays()

    await diner.presses('OK')
    const again = held(
      availabilityBody({ originalChoiceAvailable: true, anyAvailabilityInOriginalRestaurant: true }),
    )
    diner.api.answer('GET /api/venues/searchavailability/*', again.answer)
    await diner.presses('Continue')
    await elsewhere.focus()
    again.release()
    await diner.finds('heading', 'Your Details')
    await stays()
  })

  const letters = 'A table in the window, please, if there is one left'

  for (const [answer, found] of [
    [availabilityBody(), ['heading', 'Your Details']],
    [status(404), ['alert']],
  ] as const)
    it(`WCAG 3.2.1: a diner who types in the page keeps each letter until the ${found.join(' ')} comes, and after it`, async () => {
      const late = held(answer)
      const diner = await visit({ page: search, answers: { [check]: late.answer } })
      await diner.choosesTable()
      await diner.presses('Continue')
      await diner.api.waitsFor(check)
      const field = diner.gets('textbox', 'Search our site')
      await field.click()
      await diner.page.keyboard.type(letters.slice(0, 4))
      late.release()
      await diner.page.keyboard.type(letters.slice(4, 20), { delay: 20 })
      await diner.finds(found[0], found[1])
      await diner.page.keyboard.type(letters.slice(20), { delay: 5 })
      expect(await field.inputValue()).to.equal(letters)
      expect(await diner.api.sent(check)).to.have.length(1)
      await diner.finds(found[0], found[1])
    })

  it("WCAG 3.2.1: a diner who types in the page keeps each letter while the page's restaurant comes late, and while it updates the widget", async () => {
    const late = held(venueBody())
    const diner = await visit({
      page: (api) =>
        page({
          body: `<label>Search our site <input></label><div id="book"></div>
            <script src="/tavola.js"></script>
            <script>
              const container = document.querySelector('#book')
              handle = Tavola.init({ baseUrl: '${api}', container, venueId: 'cork', journey: 'Booking' })
            </script>`,
        }),
      answers: { 'GET /api/venues/getbyid/*': late.answer },
    })
    const { keyboard } = diner.page
    const field = diner.gets('textbox', 'Search our site')
    await diner.finds('combobox', 'Location')
    await field.click()
    await keyboard.type(letters.slice(0, 10))
    late.release()
    await keyboard.type(letters.slice(10, 20), { delay: 20 })
    await diner.chose('Milano Cork')
    await diner.page.evaluate(`handle.update({ brand: 'notte', date: '2026-11-28', guests: 4 })`)
    await keyboard.type(letters.slice(20, 40), { delay: 20 })
    await diner.finds('button', /^Date Saturday 28/)
    await keyboard.type(letters.slice(40))
    expect(await field.inputValue()).to.equal(letters)
  })

  it('WCAG 3.2.1: a popup that the page opens while the diner types comes after the word', async () => {
    const diner = await visit({ page: popupWith(`preload: 'now'`, '<label>Search our site <input></label>') })
    const { clock, keyboard } = diner.page
    await diner.until(() => diner.site.files.includes('tavola-popup.js'), 'the file of the popup')
    await diner.settles()
    const field = diner.gets('textbox', 'Search our site')
    await field.click()
    await clock.pauseAt(new Date(friday.getTime() + 3_600_000))
    await diner.page.evaluate(`Tavola.open('cork')`)
    for (const letter of letters) {
      await keyboard.type(letter)
      await clock.runFor(200)
    }
    expect(await field.inputValue()).to.equal(letters)
    expect(await diner.page.getByRole('dialog').count()).to.equal(0)
    await clock.runFor(1_000)
    await diner.page.getByRole('dialog').waitFor()
    // The next letters close nothing: Close has the focus.
    await keyboard.press('Space')
    await clock.resume()
    await diner.finds('combobox', 'Location')
    expect(await diner.page.getByRole('dialog').count()).to.equal(1)
    await keyboard.press('Escape')
    await diner.misses('dialog', 'Milano restaurants')
    expect(await field.evaluate((one) => one === document.activeElement)).to.equal(true)
  })
})

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
]

describe('Browser: the error summary above the form', () => {
  afterEach(endVisits)

  for (const { width, height } of byDay(windows, ({ width }) => width === 320))
    it(`decisions, "Steps 4 and 6"; WCAG 2.4.11: the list takes the focus inside the window, however late it is, at ${width} x ${height}`, async () => {
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
