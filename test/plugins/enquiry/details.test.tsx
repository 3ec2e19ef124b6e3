import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { useChoiceNote, usePlugin } from 'tavola/controls'
import { anna } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { venuesOf } from '../../kit/venues'
import { fills, group, input, opens, party, plugins, question } from './setup'

const message = 'Complete your details below and our restaurant team will get back to you within 48 hours'

describe('enquiry: step 6', () => {
  it('step.enquiry, journey.enquiry, general-enquiry.at-once, enquiry.message: a general one comes at once', async () => {
    const diner = await opens(question)
    expect(diner.has('heading', 'YOUR ENQUIRY DETAILS')).to.be.true
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'enquiry-details', number: 6 } })
    expect(diner.reads()).to.include(message).and.not.include('The restaurant will contact you')
  })

  it('step.enquiry, enquiry.title: a party waits for its slot, and has its own title and questions', async () => {
    const diner = await renderPlugins({ ...party, first: { ...party.first, confirmed: false } })
    await diner.finds('heading', 'Welcome')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'YOUR TASTING')
    expect(diner.has('heading', 'YOUR ENQUIRY DETAILS')).to.be.false
    expect(diner.reads()).to.match(/within 48 hours.*What you taste.*First Name/)
    expect(diner.reads()).to.not.match(/How many people|Your question|Add a date/)
  })

  for (const [replyHours, says] of [
    [1, /get back to you within 1 hour(?!s)/],
    [0, /get back to you(?! within)/],
  ] as const)
    it(`enquiry.reply: of ${replyHours} hours, each plugin promises no others`, async () => {
      const diner = await opens({ ...question, brand: { options: { enquiry: { replyHours } } } })
      expect(diner.reads()).to.match(says).and.not.include('hours')
      expect(diner.kernel.shared).to.include({ replyHours })
    })

  it('guests.group, guests.group-message, enquiry.submit, name.submit: a group is contacted', async () => {
    const diner = await opens(group)
    const contacts = 'The restaurant will contact you about a table for 15 or more.'
    expect(diner.reads())
      .to.include(`${contacts}${message}`)
      .and.not.match(/Add a date|Your question/)
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
  })
})

const asks = 'Please choose a restaurant'
const nowhere = { venue: null }

/** A location box of several parts, which shows its error in step 1. */
const box = definePlugin({
  id: 'box',
  inserts: [{ at: 'location', always: true, load: async () => ({ default: Box }) }],
})

function Box() {
  const { facts, set } = usePlugin<PluginContext>()
  const { attributes, note } = useChoiceNote('venue', undefined)
  return (
    <>
      <input aria-label="Town" />
      <button {...attributes} type="button" onClick={() => set({ venue: venue() })}>
        {facts.venue?.name ?? 'Choose Cork'}
      </button>
      {note}
    </>
  )
}

const unplaced = { ...question, plugins: [...plugins, box] }

describe('enquiry: the restaurant of a general enquiry', () => {
  it('general-enquiry.location, general-enquiry.optional: it is chosen here, and can be changed', async () => {
    const diner = await opens(unplaced, nowhere)
    expect(diner.reads()).to.not.include(asks)
    await diner.presses('Choose Cork')
    await diner.presses('Continue')
    await diner.presses('Edit your details')
    await diner.finds('button', 'Milano Cork')
  })

  for (const [whose, options] of Object.entries({ question, group }))
    it(`general-enquiry.location: where it is known, as of a ${whose}, it is not asked for`, async () => {
      const diner = await opens({ ...options, plugins: [...options.plugins, box] })
      expect(diner.has('button', 'Milano Cork')).to.be.false
    })

  it('asks for it once the whole box is left, in one place, until there is one', async () => {
    const diner = await opens(unplaced, nowhere)
    const errors = () =>
      [...document.querySelectorAll('.note-error:not([hidden])')].filter((one) => one.textContent === asks)
    // Enter in it is its own.
    await diner.types('Town', 'Cork{Enter}')
    expect(diner.reads()).to.not.include('Please')
    await diner.keys('{Tab}')
    expect(document.activeElement).to.equal(diner.gets('button', 'Choose Cork'))
    expect(errors()).to.be.empty
    await diner.keys('{Tab}')
    expect(errors()).to.have.length(1)
    await diner.sees(() => diner.kernel.choices.set({ venue: venue() }))
    expect(errors()).to.be.empty
  })

  it('Continue leads to it, and continues once there is one', async () => {
    const diner = await opens(unplaced, nowhere)
    await diner.presses('Continue')
    await diner.clicks('link', asks)
    expect(document.activeElement).to.equal(diner.gets('button', 'Choose Cork'))
    await diner.presses('Choose Cork')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
  })

  it('one that is chosen keeps day and time; one that is closed then says so, with the day in sight', async () => {
    const diner = await opens(unplaced, nowhere)
    await fills(diner, 'Date', '2026-12-25')
    await fills(diner, 'Time', '20:15')
    await diner.presses('Choose Cork')
    expect(input('Time')).to.have.property('value', '20:15')
    expect(diner.kernel.facts).to.include({ date: '2026-12-25', time: '20:15' })
    const closed = venue({ id: 'closed', closedFrom: '2026-12-24', closedTo: '2026-12-27' })
    await diner.sees(() => diner.kernel.choices.set({ venue: closed }))
    expect(diner.reads()).to.include('The restaurant is closed on this date.')
    expect(input('Date')).to.have.property('value', '2026-12-25')
    expect(diner.kernel.facts.date).to.equal(null)
  })

  it('one that the host sets while the diner types leaves the diner in the field', async () => {
    const diner = await opens(unplaced, { ...nowhere, customer: { ...anna, firstName: '' } })
    await diner.types('First Name', 'An')
    await diner.sees(() => venuesOf(diner.kernel).openVenue('cork'))
    await diner.finds('button', 'Milano Cork')
    await diner.keys('na')
    expect(diner.gets('textbox', 'First Name')).to.have.property('value', 'Anna')
  })
})
