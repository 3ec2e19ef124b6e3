import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { visit } from '../kit/diner'
import { misfitsAtAnyWidth } from '../kit/layout'
import { popupWith, visitPopup } from '../kit/visits'
import { monthOf, saturday, today } from '../kit/time'
import { describeInEachFont } from '../kit/fonts'

describeInEachFont('Browser: no double scrollbars and no cut-off forms', () => {
  if (isNight)
    it('page.fits: every step fits, at any width, with a long name and a long reference', async () => {
      const diner = await visit({
        viewport: { width: 360, height: 700 },
        answers: {
          'GET /api/venues/search/*': [venueBody({ name: `Milano ${'Cork'.repeat(30)}` })],
          'POST /api/bookings/create': { bookingReference: 'MB'.repeat(60) },
        },
      })
      const fits = async (step: string) => expect(await misfitsAtAnyWidth(diner.page), step).to.deep.equal([])
      await diner.finds('combobox', 'Location')
      await fits('step 1')
      await diner.choosesRestaurant()
      await diner.opensCalendar()
      await diner.finds('grid', monthOf(today))
      await fits('the calendar')
      await diner.choosesDay(saturday)
      await diner.selects('Hour', '19')
      await diner.presses('Continue')
      await diner.finds('textbox', 'First Name')
      await fits('step 4')
      await diner.confirmsDetails()
      await fits('step 4, confirmed')
      await diner.completes()
      await fits('step 5')
    })

  it("the popup's calendar can be read to its end, below a message that pushes it down", async () => {
    const answers = {
      'GET /api/venues/getbyid/*': venueBody({ closedMessage: 'We are closed. '.repeat(12) }),
    }
    const diner = await visitPopup({ answers, viewport: { width: 360, height: 740 } })
    await diner.opens()
    await diner.opensCalendar()
    await diner.finds('grid', monthOf(today))
    await diner.page.mouse.move(180, 240)
    await diner.page.mouse.wheel(0, 5_000)
    // A clipped element isn't the one at this point.
    await diner.page.waitForFunction(
      (day) => {
        const { left, bottom } = day!.getBoundingClientRect()
        return (day!.getRootNode() as ShadowRoot).elementFromPoint(left + 9, bottom - 2) === day
      },
      await diner.page.locator('.day').last().elementHandle(),
    )
  })

  it('the question before leaving the popup keeps a margin on a phone', async () => {
    const long = `date: '${saturday}', journey: 'Booking', brand: { messages: { 'popup.leaveTitle': 'Leave without finishing what you have begun?' } }`
    const opener = `<button type="button" onclick="handle.open('cork')">Book at Cork</button>`
    const diner = await visitPopup({
      page: popupWith(long, opener),
      viewport: { width: 360, height: 640 },
    })
    await diner.opens()
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.fills('First Name', 'Anna')
    await diner.presses('Close')
    const question = diner.page.getByRole('alertdialog')
    const { x, width } = (await question.boundingBox())!
    expect([x, 360 - x - width]).to.deep.equal([16, 16])
  })
})
