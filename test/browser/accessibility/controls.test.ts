import { expect } from 'chai'
import { availabilityBody, venueBody } from '../../kit/fixtures'
import { held, heldFile, status } from '../kit/api'
import { treeOf } from '../kit/accessibility-tree'
import { visit, type Diner } from '../kit/diner'
import { initWith, popupPage, timesPage, type HostPage } from '../kit/site'
import { longDay, now, saturday, today } from '../kit/time'
import { opener, popupWith, skipToDetails, visitPopup } from '../kit/visits'

const focused = (diner: Diner, role: 'button' | 'combobox', name: string | RegExp) =>
  diner.gets(role, name).and(diner.page.locator(':focus')).waitFor()

/** What each is called, its states and errors: test/plugins and test/ui. */
describe('Browser: the controls', () => {
  it('name.widget, brand.title, step.start, step.details, details.fields, popup.close-button: by name', async () => {
    const diner = await visit({ page: timesPage })
    await diner.finds('region', 'Milano restaurants')
    for (const name of ['Location', 'Guests', 'Hour', 'Minute']) await diner.finds('combobox', name)
    await diner.reachesDetails()
    for (const name of ['First Name', 'Last Name', 'Email', 'Telephone Number', 'Special Requests'])
      await diner.finds('textbox', name)
    for (const name of ['Back', 'Change your mind? Edit your booking']) await diner.finds('button', name)
    await diner.confirmsDetails()
    await diner.finds('button', 'Complete Booking')
    expect(await diner.has('button', 'Close')).to.equal(false)
  })

  it('WCAG 2.4.3: a calendar takes the focus once its file is here; Tab leads out of it, Shift+Tab back', async () => {
    const file = heldFile(/tavola-rest/)
    const diner = await visit({ prepare: file.prepare })
    await diner.choosesRestaurant()
    await diner.presses('Book a Table')
    const { keyboard } = diner.page
    await focused(diner, 'button', /^Date/)
    await keyboard.press('Enter')
    await diner.finds('dialog', 'Choose a date')
    await focused(diner, 'button', /^Date/)
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
    await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    file.release()
    await focused(diner, 'button', longDay(today))
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
    await diner.misses('button', longDay(today))
    await keyboard.press('Shift+Tab')
    await focused(diner, 'button', /^Date/)
  })

  it('access.keyboard, WCAG 2.4.3, 4.1.3: a popup keeps the focus and its live region; all else is inert', async () => {
    const diner = await visit({ page: popupPage })
    await diner.presses('Book at Cork')
    await diner.chose('Milano Cork')
    const tree = await treeOf(diner.page)
    expect(await tree('button', 'Book at Cork')).to.deep.equal([])
    expect(await tree('status')).to.have.lengthOf(1)
    expect(await diner.page.locator('dialog:modal').getByRole('status').count()).to.equal(1)
    for (let presses = 0; presses < 12; presses++) {
      await diner.page.keyboard.press('Tab')
      const outside = await diner.page.evaluate(`document.activeElement.closest('main') !== null`)
      expect(outside).to.equal(false)
    }
  })
})

/** The list is react-select's, without its styles and its voice (plugins/location/select.tsx). */
describe('Browser: the location box', () => {
  it('shows its focus, and keeps the active option in view', async () => {
    const venues = Array.from({ length: 40 }, (_, id) => venueBody({ id, name: `Milano ${id}` }))
    const diner = await visit({ answers: { 'GET /api/venues/search/*': venues } })
    await diner.gets('combobox', 'Location').focus()
    const rings = await diner.page
      .locator('.location__control')
      .evaluate((box) =>
        [box, box.querySelector('input')!].map((part) => getComputedStyle(part).outlineWidth),
      )
    expect(rings).to.deep.equal(['3px', '0px'])

    await diner.searches()
    await diner.finds('option', /Milano 0 /)
    for (let presses = 0; presses < 12; presses++) await diner.page.keyboard.press('ArrowDown')
    const list = (await diner.page.locator('.location__menu-list').boundingBox())!
    const option = (await diner.gets('option', /Milano 12 /).boundingBox())!
    expect(list.height).to.be.at.most(340)
    expect(option.y).to.be.within(list.y, list.y + list.height - option.height)
  })

  it('WCAG 1.3.1, 2.4.3, 4.1.2: in the browser’s tree a combo box with a named list, and one stop of Tab', async () => {
    const diner = await visit()
    const box = diner.gets('combobox', 'Location')
    await diner.searches()
    await diner.finds('option', /Milano Kinsale/)
    const tree = await treeOf(diner.page)
    const [open] = await tree('combobox', 'Location')
    expect(open!.value).to.equal('cork')
    expect(open!.properties).to.include({ hasPopup: 'listbox', expanded: true, autocomplete: 'list' })
    expect((await tree('listbox')).map(({ name }) => name)).to.deep.equal(['Restaurants'])
    await diner.page.keyboard.press('Enter')
    await diner.chose('Milano Cork')
    const [closed] = await tree('combobox', 'Location')
    expect(closed!.properties).to.include({ hasPopup: 'listbox', expanded: false })
    for (const [key, isThere] of [
      ['Tab', false],
      ['Shift+Tab', true],
      ['Shift+Tab', false],
    ] as const) {
      await diner.page.keyboard.press(key)
      expect(await box.evaluate((input) => input.matches(':focus')), key).to.equal(isThere)
    }
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
    await diner.opens()
    expect(await diner.page.evaluate(clickable)).to.deep.equal([])
    await skipToDetails(diner)
    await diner.presses('terms and conditions')
    await diner.finds('heading', 'Terms and conditions')
    expect(await diner.page.evaluate(clickable)).to.deep.equal([])
  })
})

const check = 'GET /api/venues/searchavailability/*'
const field = '<label>Search our site <input></label>'
const search: HostPage = (api) => initWith(`venueId: 'cork'`)(api).replace('<h1>', `${field}<h1>`)
const letters = 'A table in the window, please, if there is one left'

/** What comes while the focus is elsewhere, one by one: test/ui/focus.test.tsx and test/accessibility. */
describe('Browser: focus elsewhere on the page', () => {
  for (const [answer, found] of [
    [() => availabilityBody(), ['heading', 'Your Details']],
    [() => status(404), ['alert']],
  ] as const)
    it(`WCAG 3.2.1: a diner who types in the page keeps each letter as the ${found.join(' ')} comes`, async () => {
      const late = held(answer())
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
      await diner.finds(found[0], found[1])
    })

  it('WCAG 3.2.1: a popup that the page opens while the diner types comes after the word', async () => {
    const diner = await visit({ page: popupWith(`preload: 'now'`, field) })
    const { clock, keyboard } = diner.page
    await diner.until(() => diner.site.files.includes('tavola-popup.js'), 'the file of the popup')
    await diner.settles()
    const box = diner.gets('textbox', 'Search our site')
    await box.click()
    await clock.pauseAt(new Date(now.getTime() + 3_600_000))
    await diner.page.evaluate(`Tavola.open('cork')`)
    for (const letter of letters) {
      await keyboard.type(letter)
      await clock.runFor(200)
    }
    expect(await box.inputValue()).to.equal(letters)
    expect(await diner.page.getByRole('dialog').count()).to.equal(0)
    await clock.runFor(1_000)
    await diner.page.getByRole('dialog').waitFor()
    // The next letters close nothing: Close has the focus.
    await keyboard.press('Space')
    await clock.resume()
    await diner.finds('combobox', 'Location')
    expect(await diner.page.getByRole('dialog').count()).to.equal(1)
  })
})
