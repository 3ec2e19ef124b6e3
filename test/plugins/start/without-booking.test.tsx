import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiry } from '../../kit/stand-ins'

describe('start: without the plugin booking', () => {
  afterEach(removeWidget)

  it('architecture, "no plugin imports another": leads any other journey to its steps', async () => {
    const diner = await renderWidget({ plugins: [start, enquiry] })
    await diner.choosesTable()
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.faults).to.be.empty
  })
})
