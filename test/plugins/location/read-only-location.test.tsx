import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]

describe('location: the read-only location', () => {
  afterEach(removeWidget)

  it('decisions, "Step 1": shows the venue instead of the location box', async () => {
    const diner = await renderWidget({ plugins, readOnlyLocation: true, first: { venue: venue() } })
    await diner.finds('button', /^Date/)
    expect(diner.has('combobox', 'Location')).to.be.false
    expect(diner.reads()).to.include('Milano Cork')
  })

  it('decisions, "Step 1": without a venue the box is still there', async () => {
    const diner = await renderWidget({ plugins, readOnlyLocation: true })
    await diner.finds('combobox', 'Location')
  })

  it('section 1: a venue that the host gives may be changed without the flag', async () => {
    const diner = await renderWidget({ plugins, first: { venue: venue() } })
    await diner.finds('combobox', 'Location')
    expect(diner.isEnabled('combobox', 'Location')).to.be.true
  })
})
