import { expect } from 'chai'
import { sessionsBody } from '../../../src/scenes/bodies'
import { calls } from '../../../src/scenes/definition'
import { availabilityBody, venueBody } from '../../kit/fixtures'
import { status, held } from '../kit/api'
import { visit } from '../kit/diner'
import { page, script, type HostPage } from '../kit/site'
import { popupWith } from '../kit/visits'
import { longDay, now, saturday } from '../kit/time'

const check = 'GET /api/venues/searchavailability/*'

const search: HostPage = (api) =>
  page({
    body: `<label>Search our site <input></label><div id="book"></div>
      ${script(`data-base-url="${api}" data-container="#book" data-venue-id="cork"`)}`,
  })

describe('Browser: focus elsewhere on the page', () => {
  it('WCAG 3.2.1: stays there when a press ends late, a new step opens, or an error appears', async () => {
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

    await diner.choosesDay(saturday)
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

  it('WCAG 2.4.3: a popup keeps the focus when the list that has it goes with a late response', async () => {
    const times = held(sessionsBody())
    const diner = await visit({
      page: popupWith(`journey: 'Booking', time: '19:30'`),
      answers: { [calls.sessions]: times.answer },
    })
    await diner.page.evaluate(`Tavola.open('cork')`)
    await diner.chose('Milano Cork')
    await diner.page.evaluate(`handle.update({ date: '${saturday}' })`)
    await diner.api.waitsFor(calls.sessions)
    await diner.gets('button', 'Continue').focus()
    // A popup that has just opened takes no keys yet.
    await diner.waits(1_000)
    await diner.page.keyboard.press('Enter')
    await diner.finds('group', 'There is a problem')
    times.release()
    await diner.misses('group', 'There is a problem')
    const focused = `handle.host.shadowRoot.activeElement?.textContent`
    expect(await diner.page.evaluate(focused)).to.equal('Continue')
  })

  const letters = 'A table in the window, please, if there is one left'

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
      expect(await diner.api.sent(check)).to.have.length(1)
      await diner.finds(found[0], found[1])
    })

  it('WCAG 3.2.1: a diner who types in the page keeps each letter as the page updates the widget', async () => {
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
    await diner.page.evaluate(`handle.update({ brand: 'notte', date: '${saturday}', guests: 4 })`)
    await keyboard.type(letters.slice(20, 40), { delay: 20 })
    await diner.finds('button', `Date ${longDay(saturday)}`)
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
    await clock.pauseAt(new Date(now.getTime() + 3_600_000))
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
