import { expect } from 'chai'
import { sessionsBody } from '../../kit/fixtures'
import { byDay } from '../../kit/night'
import { status, held, heldFile } from '../kit/api'
import { endVisits, visit, type Diner } from '../kit/diner'
import { opener, popupWith, skipToDetails, visitPopup } from '../kit/visits'
import { timesPage } from '../kit/site'
import { longDay, saturday, shortDay, today } from '../kit/time'

const check = 'GET /api/venues/searchavailability/*'

/** For date, guests, hour and minute: 1 if it is disabled. */
async function disabled({ gets }: Diner): Promise<string> {
  const controls = [
    gets('button', /^Date/),
    ...['Guests', 'Hour', 'Minute'].map((name) => gets('combobox', name)),
  ]
  return (await Promise.all(controls.map((control) => control.isDisabled()))).map(Number).join('')
}

describe('Browser: roles and names', () => {
  it('name.widget, brand.title, step.start: each control of step 1 is enabled after the one before it', async () => {
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

  describe('step 4', () => {
    let diner: Awaited<ReturnType<typeof visit>>
    before(async () => {
      const configuration = { 'step4-requireMinAge': 'true', 'step4-showOptInCheckbox': 'true' }
      diner = await visit({
        page: timesPage,
        isLasting: true,
        answers: { 'GET /api/sessions/availability/*': sessionsBody(undefined, configuration) },
      })
      await diner.reachesDetails()
    })
    after(endVisits)

    it('step.details, details.fields: has its fields, consents and ways back', async () => {
      for (const name of ['First Name', 'Last Name', 'Email', 'Telephone Number', 'Special Requests'])
        await diner.finds('textbox', name)
      await diner.finds('checkbox', /over 16.*terms and conditions/i)
      await diner.finds('checkbox', /offers/)
      for (const name of ['Back', 'Change your mind? Edit your booking']) await diner.finds('button', name)
      await diner.finds('text', `Booking on ${shortDay(saturday)} at 19:00 for 2 people`)
    })

    it("WCAG 3.3.1: a field's error is its description from blur until it is valid", async () => {
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
    })

    it('WCAG 2.4.3: the list of problems takes the focus, and its links lead to the fields', async () => {
      await diner.gets('button', 'Continue').press('Enter')
      await diner
        .gets('group', /problems/)
        .and(diner.page.locator(':focus'))
        .waitFor()
      await diner.gets('link', /first name/).press('Enter')
      await diner.gets('textbox', 'First Name').and(diner.page.locator(':focus')).waitFor()
    })
  })

  it('WCAG 2.4.3: the error banner takes the focus, and gives it back', async () => {
    const failure = held(status(404))
    const diner = await visit({ page: timesPage, answers: { [check]: failure.answer } })
    await diner.choosesTable()
    await diner.gets('button', 'Continue').press('Enter')
    failure.release()
    await diner.page.getByRole('alert').waitFor()
    await diner.gets('button', 'OK').and(diner.page.locator(':focus')).waitFor()
    // Until then it ignores keys.
    await diner.waits(500)
    await diner.page.keyboard.press('Enter')
    await diner.gets('button', 'Continue').and(diner.page.locator(':focus')).waitFor()
  })
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
