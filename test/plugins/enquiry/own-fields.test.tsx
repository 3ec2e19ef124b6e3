import { expect } from 'chai'
import { atDetails, anna } from '../../kit/booking'
import { enquiryBody, venue } from '../../kit/fixtures'
import { group, create, fills, general, input, onlyCork, plugins, renderPlugins, sends } from './setup'
import { definePlugin } from 'tavola'
import { useChoiceNote } from 'tavola/controls'
import { venuesOf } from '../../kit/venues'

const answers = { [create]: enquiryBody() }
const party = { ...group, answers, first: { ...group.first, customer: anna } }
const question = { plugins, answers, first: { ...general, venue: venue(), customer: anna } }

describe('enquiry: the question of a general enquiry', () => {
  it('comes first, in the form and in front of the special requests', async () => {
    const diner = await renderPlugins(question)
    await diner.fills('Your question', 'Do you cater?')
    await diner.fills('Special Requests', 'For 40')
    expect(diner.reads()).to.match(/Your question.*Add a date.*First Name/)
    expect(await sends(diner)).to.equal('Do you cater? For 40| Source: Website')
  })

  it('is large, and says that it is optional', async () => {
    const diner = await renderPlugins(question)
    const field = await diner.finds('textbox', 'Your question')
    expect(field).to.include({ rows: 5, ariaRequired: 'false' })
    expect(diner.reads()).to.include('Your question(optional)')
  })

  it('says how many characters are left', async () => {
    const diner = await renderPlugins(question)
    await diner.finds('textbox', 'Your question')
    expect(diner.reads()).to.include('180 characters left')
    await diner.fills('Your question', 'a'.repeat(179))
    expect(diner.reads()).to.match(/\D1 character left/)
  })

  it('requests.empty: may be left empty', async () => {
    const diner = await renderPlugins(question)
    await diner.fills('Special Requests', 'A cake')
    expect(await sends(diner)).to.equal('A cake| Source: Website')
  })

  it('both together are no longer than what is sent', async () => {
    const diner = await renderPlugins({
      ...question,
      first: { ...question.first, customer: { ...anna, specialRequests: 'a'.repeat(80) } },
    })
    await diner.finds('textbox', 'Your question')
    expect(diner.gets('textbox', 'Your question')).to.have.property('maxLength', 100)
    await diner.fills('Your question', 'b'.repeat(99))
    expect(diner.gets('textbox', 'Special Requests')).to.have.property('maxLength', 100)
    const text = (await sends(diner)) as string
    expect(text).to.equal(`${'b'.repeat(99)} ${'a'.repeat(80)}| Source: Website`)
  })

  it('may have several lines, and loses hidden characters', async () => {
    const diner = await renderPlugins(question)
    await diner.fills('Your question', 'Do you\u202e cater?\n\ufffcFor\t40? ')
    expect(await sends(diner)).to.equal('Do you cater?\nFor 40? | Source: Website')
  })

  const needed = { ...question, brand: { options: { enquiry: { requireQuestion: true } } } }
  const asks = 'Please enter your question'

  it('where the brand requires it, Continue leads to it until it is there', async () => {
    const diner = await renderPlugins(needed)
    const field = await diner.finds('textbox', 'Your question')
    expect(field).to.have.property('ariaRequired', 'true')
    expect(diner.reads()).to.not.include('Your question(optional)').and.not.include(asks)
    await diner.fills('Your question', '  ')
    await diner.presses('Continue')
    await diner.clicks('link', asks)
    expect(document.activeElement).to.equal(field)
    await diner.fills('Your question', 'Do you cater?')
    expect(diner.reads()).to.not.include(asks)
    expect(await sends(diner)).to.equal('Do you cater? | Source: Website')
  })

  it('where the brand requires it, groups and parties are not asked', async () => {
    const diner = await renderPlugins({ ...party, brand: needed.brand })
    await diner.finds('textbox', 'First Name')
    expect(await sends(diner)).to.equal('| Source: Website')
  })

  it('groups and parties have none', async () => {
    const diner = await renderPlugins(party)
    await diner.finds('textbox', 'First Name')
    expect(diner.has('textbox', 'Your question')).to.be.false
  })
})

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
