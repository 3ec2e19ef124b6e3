import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import journeyTiles from '../../../plugins/journey-tiles'
import { renderPlugins } from '../../kit/diner'
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
  it('name.details: a tile has the journey’s name, and its line as the description', async () => {
    const diner = await renderPlugins({ plugins })
    const tile = await diner.finds('button', 'Book a Table')
    const line = tile.getAttribute('aria-describedby')!
    expect(tile.querySelector(`[id="${line}"]`)!.textContent).to.equal('Lunch or dinner, any day')
  })

  it('a tile chooses its journey', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.presses(partyLabel)
    expect(diner.kernel.facts.journey).to.equal('KidsPartyEnquiry')
  })

  it('WCAG 3.3.1: the message that none was chosen is below the tiles, and is announced with their group', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.presses('Go on')
    const error = diner.gets('group').getAttribute('aria-describedby')!
    expect(document.getElementById(error)!.textContent).to.equal("Error: Choose what you'd like to do")
    expect(diner.gets('button', 'Book a Table').getAttribute('aria-describedby')).to.not.equal(error)
  })

  it('WCAG 1.3.1: the tiles are a group, which has the question as its name', async () => {
    const diner = await renderPlugins({ plugins })
    expect(diner.within('group', 'What would you like to do?').getsAll('button')).to.have.lengthOf(3)
  })

  const markOf = (tile: Element) => tile.querySelector('svg path')!.getAttribute('d')

  it('each journey that we know has its own mark', async () => {
    const adults = definePlugin({
      ...party,
      id: 'adults',
      messages: { label: 'Adults Pizza Making Party Enquiry' as 'Kids Pizza Making Party Enquiry' },
      journey: { ...party.journey!, name: 'AdultsPartyEnquiry' as 'KidsPartyEnquiry', aliases: [] },
    })
    const diner = await renderPlugins({ plugins: [...plugins, adults] })
    await diner.finds('button', partyLabel)
    const marks = diner.getsAll('button').flatMap((tile) => (tile.querySelector('svg') ? [markOf(tile)] : []))
    expect(new Set(marks).size).to.equal(4)
    for (const mark of marks) expect(mark).to.match(/^M\d/)
  })

  for (const name of ['Tour', 'title'])
    it(`an unknown journey, such as "${name}", has the mark of a table and no line`, async () => {
      const tour = definePlugin({
        ...table,
        id: 'tour',
        messages: { ...table.messages!, label: 'See the kitchen' as 'Book a Table' },
        journey: { ...table.journey!, name: name as 'Booking', outcome: 'tour' },
        outcome: { ...table.outcome!, id: 'tour' },
        steps: [],
      })
      const brand = { journeys: [name, 'Booking'] }
      const diner = await renderPlugins({ plugins: [...plugins, tour], brand })
      const tile = await diner.finds('button', 'See the kitchen')
      expect(tile.hasAttribute('aria-describedby')).to.be.false
      expect(markOf(tile)).to.equal(markOf(diner.gets('button', 'Book a Table')))
    })
})
