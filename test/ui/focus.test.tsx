import { expect } from 'chai'
import { atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

const plugins = [threshold, form]

describe('ui: the focus', () => {
  afterEach(removeWidget)

  it('complaint 9: goes to the heading of a step that replaces another', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
    await diner.clicks('button', 'Back')
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Welcome'))
  })

  it('complaint 9: and to the next one’s too', async () => {
    const diner = await renderWidget({ plugins, first: atDetails })
    await diner.clicks('button', 'Back')
    await diner.sees(() => diner.kernel.set({ confirmed: true }))
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Your Details'))
  })

  it('complaint 9: stays with the page when the widget first shows', async () => {
    const diner = await renderWidget({ plugins })
    await diner.finds('heading', 'Welcome')
    expect(document.activeElement).to.equal(document.body)
  })
})
