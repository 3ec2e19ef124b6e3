import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import journeyTiles from '../../../plugins/journey-tiles'
import { removeWidget, renderWidget } from '../../kit/diner'
import { enquiry, page, party, table } from '../../kit/stand-ins'

/** A first step with nothing but the place of the choice. */
const door = definePlugin({
  id: 'door',
  messages: { missing: "Choose what you'd like to do" },
  validators: [
    { field: 'journey', message: 'missing', at: 'choices', valid: ({ journey }) => journey !== null },
  ],
  steps: [{ id: 'door', number: 1, priority: 'base', when: () => true, load: page('Welcome', Choice) }],
})

function Choice() {
  return (
    <FieldErrorsProvider moment="choices">
      <Place name="journeys" fallback={<p>Plain buttons</p>} />
      <Press />
    </FieldErrorsProvider>
  )
}

function Press() {
  const { showAll } = useFormProblems()
  return (
    <button type="button" onClick={showAll}>
      Go on
    </button>
  )
}

const plugins = [door, table, enquiry, party, journeyTiles]
const partyLabel = 'Kids Pizza Making Party Enquiry'

describe('journey-tiles', () => {
  afterEach(removeWidget)

  it('contract, section 3: a tile has the journey’s name, and its line as the description', async () => {
    const diner = await renderWidget({ plugins })
    const tile = await diner.finds('button', 'Book a Table')
    const line = tile.getAttribute('aria-describedby')!
    expect(tile.querySelector(`[id="${line}"]`)!.textContent).to.equal('Lunch or dinner, any day')
  })

  it('section 2, step 1: a tile chooses its journey', async () => {
    const diner = await renderWidget({ plugins })
    await diner.presses(partyLabel)
    expect(diner.kernel.facts.journey).to.equal('KidsPartyEnquiry')
  })

  it('WCAG 3.3.1: the message that none was chosen is below the tiles, and is announced with their group', async () => {
    const diner = await renderWidget({ plugins })
    await diner.presses('Go on')
    const error = diner.gets('group').getAttribute('aria-describedby')!
    expect(document.getElementById(error)!.textContent).to.equal("Error: Choose what you'd like to do")
    expect(diner.gets('button', 'Book a Table').getAttribute('aria-describedby')).to.not.equal(error)
  })

  it('an unknown journey has a mark and no line', async () => {
    const tour = definePlugin({
      ...table,
      id: 'tour',
      messages: { ...table.messages!, label: 'See the kitchen' as 'Book a Table' },
      journey: { ...table.journey!, name: 'Tour' as 'Booking', outcome: 'tour' },
      outcome: { ...table.outcome!, id: 'tour' },
      steps: [],
    })
    const brand = { journeys: ['Tour', 'KidsPartyEnquiry'] }
    const diner = await renderWidget({ plugins: [...plugins, tour], brand })
    const tile = await diner.finds('button', 'See the kitchen')
    expect(tile.hasAttribute('aria-describedby')).to.be.false
    expect(tile.querySelector('svg')).not.to.equal(null)
  })
})
