import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import journeyTiles from '../../../plugins/journey-tiles'
import { renderPlugins } from '../../kit/diner'
import { enquiry, page, party, table } from '../../kit/stand-ins'

/** A first step with nothing but the place of the choice. */
const door = definePlugin({
  id: 'door',
  texts: { missing: "Choose what you'd like to do" },
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
  return <button onClick={useFormProblems().showAll}>Go on</button>
}

const plugins = [door, table, enquiry, party, journeyTiles]
const partyLabel = 'Kids Pizza Making Party Enquiry'
const described = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const markOf = (tile: Element) => tile.querySelector('svg path')?.getAttribute('d')

describe('journey-tiles', () => {
  it('name.details, WCAG 1.3.1: tiles are a group; each has its journey’s name, and chooses it', async () => {
    const diner = await renderPlugins({ plugins })
    expect(diner.within('group', 'What would you like to do?').getsAll('button')).to.have.lengthOf(3)
    expect(described(diner.gets('button', 'Book a Table'))).to.equal('Lunch or dinner, any day')
    await diner.presses(partyLabel)
    expect(diner.kernel.facts.journey).to.equal('KidsPartyEnquiry')
  })

  it('WCAG 3.3.1: the message that none was chosen is announced with their group', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.presses('Go on')
    expect(described(diner.gets('group'))).to.equal("Error: Choose what you'd like to do")
    expect(described(diner.gets('button', 'Book a Table'))).to.equal('Lunch or dinner, any day')
  })

  it('each journey that we know has its own mark', async () => {
    const adults = definePlugin({
      ...party,
      id: 'adults',
      texts: { label: 'Adults Pizza Making Party Enquiry' as 'Kids Pizza Making Party Enquiry' },
      journey: { ...party.journey!, name: 'AdultsPartyEnquiry' as 'KidsPartyEnquiry', aliases: [] },
    })
    const diner = await renderPlugins({ plugins: [...plugins, adults] })
    const marks = diner.within('group').getsAll('button').map(markOf)
    expect(new Set(marks).size).to.equal(4)
    for (const mark of marks) expect(mark).to.match(/^M\d/)
  })

  for (const name of ['Tour', 'title'])
    it(`an unknown journey, such as "${name}", has the mark of a table and no line`, async () => {
      const tour = definePlugin({
        ...table,
        id: 'tour',
        texts: { ...table.texts!, label: 'See the kitchen' as 'Book a Table' },
        journey: { ...table.journey!, name: name as 'Booking', outcome: 'tour' },
        outcome: { ...table.outcome!, id: 'tour' },
        steps: [],
      })
      const diner = await renderPlugins({
        plugins: [...plugins, tour],
        brand: { journeys: [name, 'Booking'] },
      })
      const tile = await diner.finds('button', 'See the kitchen')
      expect(tile.hasAttribute('aria-describedby')).to.be.false
      expect(markOf(tile)).to.equal(markOf(diner.gets('button', 'Book a Table')))
    })
})
