import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { create, search, seesMenus, sitsDownToDinner } from './dinner'

const missing = 'Please select a menu from the above choices'

describe('menus: CHOOSE MENU', () => {
  afterEach(removeWidget)

  it('contract 3: each is a radio named by its title, and described', async () => {
    const diner = await seesMenus()
    expect(diner.within('radiogroup').getsAll('radio')).to.have.lengthOf(3)
    expect(diner.gets('radiogroup').ariaRequired).to.equal('true')
    for (const title of ['Lunch', 'Dinner', 'Dolce']) expect(diner.has('radio', title), title).to.be.true
    const description = diner.gets('radio', 'Dinner').getAttribute('aria-describedby')!
    expect(document.getElementById(description)!.textContent).to.equal('All about Dinner')
  })

  it('section 5, "Menu": one must be selected before confirming', async () => {
    const diner = await seesMenus()
    await diner.waits(100)
    await diner.presses('Next')
    expect(document.activeElement).to.equal(diner.gets('radio', 'Lunch'))
    expect(diner.gets('radiogroup').getAttribute('aria-invalid')).to.equal('true')
    const described = diner.gets('radio', 'Lunch').getAttribute('aria-describedby')!.split(' ')
    const note = described.map((id) => document.getElementById(id)!.textContent)
    expect(note).to.include(missing)
    expect([diner.has('alert'), diner.gets('status').textContent]).to.deep.equal([false, ''])
    expect(diner.has('heading', 'CHOOSE MENU')).to.be.true
  })

  it('section 5, "Menu": choosing one takes the error away', async () => {
    const diner = await seesMenus()
    await diner.presses('Next')
    await diner.clicks('radio', 'Dinner')
    expect(diner.reads()).not.to.include(missing)
    expect(diner.gets('radiogroup').getAttribute('aria-invalid')).to.equal('false')
  })

  it('section 3, "Booking create payload": its id is sent as menuId, as the server gave it', async () => {
    const diner = await seesMenus()
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    await diner.presses('Complete Booking')
    expect(JSON.stringify(diner.network.sent(create)[0]!.body)).to.equal(
      '{"venueId":"cork","menuId":7,"email":"anna@example.ie"}',
    )
  })

  it('section 3, "Booking create payload": null where none is offered', async () => {
    const diner = await sitsDownToDinner({ answers: { [search]: [] } })
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    expect(diner.sentMenus()).to.deep.equal([null])
  })

  it('the heading of step 3 takes the focus, and so does that of step 4', async () => {
    const diner = await seesMenus()
    expect(document.activeElement).to.equal(diner.gets('heading', 'CHOOSE MENU'))
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Your Details'))
  })
})
