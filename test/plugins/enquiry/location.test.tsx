import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { useChoiceNote } from 'tavola/controls'
import { venuesOf } from '../../kit/venues'
import { anna, atDetails } from '../../kit/booking'
import { venue } from '../../kit/fixtures'
import { fills, general, input, onlyCork, plugins, renderPlugins } from './tables'

const table = { plugins: [...plugins, onlyCork], first: general }
const asks = 'Please choose a restaurant'

/** A location box of several parts. */
const parts = definePlugin({
  id: 'parts',
  inserts: [{ at: 'location', always: true, load: async () => ({ default: Parts }) }],
})

function Parts() {
  return (
    <>
      <input aria-label="Town" />
      <button type="button">Search</button>
    </>
  )
}

/** A location box that shows its error in step 1. */
const box = definePlugin({
  id: 'box',
  inserts: [{ at: 'location', always: true, load: async () => ({ default: Box }) }],
})

function Box() {
  const { attributes, note } = useChoiceNote('venue', undefined)
  return (
    <>
      <button {...attributes} type="button">
        Find
      </button>
      {note}
    </>
  )
}

describe('enquiry: the restaurant of a general enquiry', () => {
  it('general-enquiry.location: without one the location box is there, and says nothing yet', async () => {
    const diner = await renderPlugins(table)
    await diner.finds('button', 'Choose Cork')
    expect(diner.reads()).to.not.include(asks)
  })

  it('general-enquiry.location: with one it is not', async () => {
    const diner = await renderPlugins({ ...table, first: { ...general, venue: venue() } })
    await diner.finds('textbox', 'First Name')
    expect(diner.has('button', 'Milano Cork')).to.be.false
  })

  it('general-enquiry.optional: one that was chosen here can still be changed', async () => {
    const diner = await renderPlugins(table)
    await diner.presses('Choose Cork')
    await diner.finds('button', 'Milano Cork')
  })

  it('general-enquiry.optional: also after the details were fixed', async () => {
    const diner = await renderPlugins({ ...table, first: { ...general, customer: anna } })
    await diner.presses('Choose Cork')
    await diner.presses('Continue')
    await diner.presses('Edit your details')
    await diner.finds('button', 'Milano Cork')
  })

  it('step.enquiry: a group or a party has had its own', async () => {
    const diner = await renderPlugins({ ...table, first: { ...atDetails, adults: -1 } })
    await diner.finds('textbox', 'First Name')
    expect(diner.has('button', 'Milano Cork')).to.be.false
  })

  it('asks for it when it is left without one', async () => {
    const diner = await renderPlugins(table)
    await diner.finds('button', 'Choose Cork')
    await diner.sees(() => diner.gets('button', 'Choose Cork').focus())
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include(asks)
    await diner.presses('Choose Cork')
    expect(diner.reads()).to.not.include(asks)
  })

  it('asks for it once the whole box is left', async () => {
    const diner = await renderPlugins({ plugins: [...plugins, parts], first: general })
    const town = await diner.finds('textbox', 'Town')
    await diner.sees(() => town.focus())
    await diner.keys('{Tab}')
    expect(document.activeElement).to.equal(diner.gets('button', 'Search'))
    expect(diner.reads()).to.not.include(asks)
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include(asks)
  })

  it('its error is shown once, also with a box that shows one in step 1', async () => {
    const diner = await renderPlugins({ plugins: [...plugins, box], first: general })
    await diner.finds('button', 'Find')
    await diner.presses('Continue')
    const errors = [...document.querySelectorAll('.note-error:not([hidden])')].map(
      ({ textContent }) => textContent,
    )
    expect(errors.filter((text) => text === asks)).to.have.length(1)
  })

  it('Enter in it is its own, and asks for nothing', async () => {
    const diner = await renderPlugins({ plugins: [...plugins, parts], first: general })
    await diner.types('Town', 'Cork{Enter}')
    expect(diner.reads()).to.not.include('Please')
  })

  it('Enter in a field asks for it too', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Email', 'a@b.ie{Enter}')
    expect(diner.reads()).to.include(asks).and.include('Please enter your first name')
  })

  it('Continue leads to it, and continues once there is one', async () => {
    const diner = await renderPlugins({ ...table, first: { ...general, customer: anna } })
    await diner.presses('Continue')
    await diner.clicks('link', asks)
    expect(document.activeElement).to.equal(diner.gets('button', 'Choose Cork'))
    await diner.presses('Choose Cork')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
  })

  it('choosing one keeps the preferred day and time', async () => {
    const diner = await renderPlugins(table)
    await fills(diner, 'Date', '2026-12-24')
    await fills(diner, 'Time', '20:15')
    await diner.presses('Choose Cork')
    expect(input('Time')).to.have.property('value', '20:15')
    expect(diner.kernel.facts).to.include({ date: '2026-12-24', time: '20:15' })
  })

  it('one that is closed that day says so, and keeps the day in sight', async () => {
    const diner = await renderPlugins(table)
    await fills(diner, 'Date', '2026-12-25')
    const closed = venue({ id: 'closed', closedFrom: '2026-12-24', closedTo: '2026-12-27' })
    await diner.sees(() => diner.kernel.choices.set({ venue: closed }))
    expect(diner.reads()).to.include('The restaurant is closed on this date.')
    expect(input('Date')).to.have.property('value', '2026-12-25')
    expect(diner.kernel.facts.date).to.equal(null)
  })

  it('a restaurant that the host sets while the diner types leaves the diner in the field', async () => {
    const diner = await renderPlugins(table)
    await diner.types('First Name', 'An')
    await diner.sees(() => venuesOf(diner.kernel).openVenue('cork'))
    await diner.finds('button', 'Milano Cork')
    await diner.keys('na')
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
  })
})
