import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { table } from '../../kit/stand-ins'

describe('start: in StrictMode', () => {
  afterEach(removeWidget)

  it('requests its data from the server once', async () => {
    const diner = await renderWidget({ plugins: [start, table], first: atSlot })
    await diner.finds('heading', 'Find your table')
    expect(diner.network.requests).to.have.length(1)
  })
})
