import { expect } from 'chai'
import { availabilityBody, menuBody, venue } from '../kit/fixtures'
import { status } from '../kit/network'
import { atSlot, cork, data, guest, others, renderPseudo } from './pseudo'

const closed = data('Closed on Mondays')
/** The texts that are marked as the back end's language. */
const marked = () =>
  [...document.querySelectorAll('[lang="en-IE"]')].map((element) =>
    element instanceof HTMLInputElement ? element.value : element.textContent,
  )

/** `looks` holds this rule on every screen that a test of this folder looks at; here stands what is meant by it. */
describe('Texts of the back end, marked with its language', () => {
  it('WCAG 3.1.2: restaurants of the list, and the chosen one in the box', async () => {
    const diner = await renderPseudo()
    await diner.clicks('combobox', '⟦Location⟧')
    await diner.keys('cork')
    await diner.waits(750)
    expect(marked()).to.include.members([data('Milano Cork'), data('1.2 miles')])
    await diner.clicks('option', /Milano Cork/)
    expect(marked()).to.deep.equal([data('Milano Cork')])
    // The diner's own text has the diner's language.
    await diner.keys('galway')
    expect(marked()).to.not.include('galway')
  })

  it("WCAG 3.1.2: a restaurant's own messages, not our defaults for them", async () => {
    const own = { 'step2-message-cs': data('Another day?') }
    const first = { ...atSlot, venue: venue(cork({ closedMessage: closed, bookingConfiguration: own })) }
    const diner = await renderPseudo({ first, answers: { 'GET /api/venues/searchavailability/*': others } })
    expect(marked()).to.include(closed)
    await diner.presses('⟦Continue⟧')
    await diner.finds('heading', '⟦Other tables for you⟧')
    await diner.looks('step 2')
    expect(marked()).to.include(data('Another day?'))
  })

  it("WCAG 3.1.2: in the banner the restaurant's text, not ours", async () => {
    const first = { ...atSlot, venue: venue(cork({ closedMessage: closed })) }
    const check = 'GET /api/venues/searchavailability/*'
    const none = availabilityBody({ noAvailability: true, originalChoiceClosed: true })
    const diner = await renderPseudo({ first, answers: { [check]: none } })
    const list = () => [...diner.gets('alert').querySelectorAll('li')].map(({ lang }) => lang)
    await diner.presses('⟦Continue⟧')
    expect(list()).to.deep.equal(['en-IE'])
    diner.network.answer(check, availabilityBody({ noAvailability: true }))
    await diner.presses('⟦OK⟧')
    await diner.presses('⟦Continue⟧')
    expect(list()).to.deep.equal([''])
  })

  it('WCAG 3.1.2: menus, and the messages of a refused create', async () => {
    const answers = {
      'GET /api/menus/*': [menuBody(7, data('Pizza'), { description: data('And more') })],
      'POST /api/bookings/create': status(400, { email: [data('No such address')] }),
    }
    const diner = await renderPseudo({ first: atSlot, answers, options: { menus: { offer: true } } })
    await diner.presses('⟦Continue⟧')
    await diner.finds('radio', data('Pizza'))
    expect(marked()).to.include.members([data('Pizza'), data('And more')])
    await diner.clicks('radio', data('Pizza'))
    await diner.presses('⟦Next⟧')
    await diner.sees(() => diner.kernel.choices.set({ customer: guest, detailsConfirmed: true }))
    await diner.presses('⟦Complete Booking⟧')
    expect(marked()).to.include(data('No such address'))
  })

  it("nothing is marked if the brand doesn't name the language", async () => {
    await renderPseudo({ first: { ...atSlot, confirmed: true }, speaks: '' })
    expect(document.querySelector('bdi')).to.not.equal(null)
    expect(marked()).to.deep.equal([])
  })
})
