import { expect } from 'chai'
import { summaryOf } from '../../../src/kernel/summary'
import { atDetails, anna } from '../../kit/booking'
import { enquiryBody, venue } from '../../kit/fixtures'
import {
  create,
  fills,
  general,
  group,
  input,
  onlyCork,
  plugins,
  renderPlugins,
  sends,
  tasting,
} from './setup'
// Last: it looks for the kit's document when it loads.

const message = 'Complete your details below and our restaurant team will get back to you within 48 hours'
const contacts = 'The restaurant will contact you about a table for 15 or more.'

describe('enquiry: step 6', () => {
  it('step.enquiry, journey.enquiry, general-enquiry.at-once: a general enquiry is there at once', async () => {
    const diner = await renderPlugins({ plugins, first: general })
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'enquiry-details', number: 6 } })
  })

  it('step.enquiry: a party’s waits for its slot', async () => {
    const first = { ...atDetails, journey: 'Tasting', confirmed: false }
    const diner = await renderPlugins({ plugins: [...plugins, tasting], first })
    await diner.finds('heading', 'Welcome')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'YOUR TASTING')
  })

  it('enquiry.title: has the title of its journey', async () => {
    const diner = await renderPlugins({
      plugins: [...plugins, tasting],
      first: { ...atDetails, journey: 'Tasting' },
    })
    await diner.finds('heading', 'YOUR TASTING')
    expect(diner.has('heading', 'YOUR ENQUIRY DETAILS')).to.be.false
  })

  it('enquiry.message: says when the answer comes', async () => {
    const diner = await renderPlugins({ plugins, first: general })
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.reads()).to.include(message)
    expect(diner.reads()).to.not.include(contacts)
  })

  for (const [replyHours, says] of [
    [1, 'get back to you within 1 hour'],
    [0, 'get back to you'],
  ] as const)
    it(`a brand that answers within ${replyHours} hours promises no others`, async () => {
      const diner = await renderPlugins({
        plugins,
        brand: { options: { enquiry: { replyHours } } },
        first: general,
      })
      await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
      expect(diner.reads()).to.include(`Complete your details below and our restaurant team will ${says}`)
      expect(diner.reads()).to.not.match(/hours/)
      if (replyHours === 0) expect(diner.reads()).to.not.include('within')
    })

  it('guests.group, guests.group-message: a group reads first that the restaurant will contact them', async () => {
    const diner = await renderPlugins(group)
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.reads()).to.include(`${contacts}${message}`)
  })

  it('step.enquiry: a journey has room above the fields', async () => {
    const diner = await renderPlugins({
      plugins: [...plugins, tasting],
      first: { ...atDetails, journey: 'Tasting' },
    })
    await diner.finds('heading', 'What you taste')
    expect(diner.reads()).to.match(/within 48 hours.*What you taste.*First Name/)
  })

  it('enquiry.submit, name.submit: "Continue" leads to "Complete Enquiry"', async () => {
    const diner = await renderPlugins({ ...group, first: { ...group.first, customer: anna } })
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Enquiry')
  })

  it('general-enquiry.optional: only a general one asks for day, time and guests', async () => {
    const diner = await renderPlugins(group)
    await diner.finds('textbox', 'First Name')
    expect(diner.reads()).to.not.include('Add a date')
    await diner.sees(() => diner.kernel.choices.set({ ...general, venue: venue(), confirmed: false }))
    for (const label of ['Date', 'Time', 'Guests'])
      expect(input(label)).to.have.property('ariaRequired', null)
  })

  it('a journey that the host has locked begins here, by its own name', async () => {
    const diner = await renderPlugins({ plugins: [...plugins, tasting, onlyCork] })
    await diner.sees(() => {
      diner.kernel.choices.choose('Enquiry')
      diner.kernel.choices.set({ journeyLocked: true })
    })
    await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    expect(diner.kernel.facts.guests).to.equal(0)
    expect(diner.has('button', 'Choose Booking Type')).to.be.false
  })

  it('journey.enquiry, back.shown: leads back to where the journey was chosen', async () => {
    const diner = await renderPlugins({ plugins: [...plugins, tasting] })
    await diner.finds('heading', 'Welcome')
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
  })
})

const answers = { [create]: enquiryBody() }
const size = 'How many people? (optional)'
const wrong = 'Enter a number from 15 to 200, or leave it empty'
const party = { ...group, answers, first: { ...group.first, customer: anna } }

describe('enquiry: how many a group is', () => {
  it('guests.how-many: a group is asked how many, and the number goes in front of its special requests', async () => {
    const diner = await renderPlugins(party)
    await fills(diner, size, '22')
    await diner.fills('Special Requests', 'A birthday')
    expect(await sends(diner)).to.equal('Group of 22. A birthday| Source: Website')
  })

  it('guests.how-many: the bar has the number of a group once it is known, and else 15+', async () => {
    const diner = await renderPlugins(party)
    const bar = () => summaryOf(diner.kernel)
    await diner.finds('spinbutton', size)
    expect(bar()).to.match(/for 15\+ people$/)
    await fills(diner, size, '16')
    expect(bar()).to.match(/for 16 people$/)
    await fills(diner, size, '7')
    expect(bar()).to.match(/for 15\+ people$/)
    await fills(diner, size, '16')
    await diner.sees(() => diner.kernel.choices.set({ adults: 4 }))
    expect(diner.kernel.facts.groupSize).to.equal(null)
  })

  it('it may be left open', async () => {
    const diner = await renderPlugins(party)
    await diner.finds('textbox', 'First Name')
    expect(await sends(diner)).to.equal('| Source: Website')
  })

  it("guests.how-many: a number that is no group's says so, until it is one", async () => {
    const diner = await renderPlugins(party)
    for (const text of ['7', '14', '201', '0', '-20', '15.5']) {
      await fills(diner, size, text)
      expect(diner.reads(), text).to.include(wrong)
      expect(input(size).ariaInvalid).to.equal('true')
      expect(diner.kernel.problems.at('details').get('groupSize')).to.equal(wrong)
      await fills(diner, size, '15')
      expect(diner.reads()).to.not.include(wrong)
      expect(diner.kernel.problems.at('details').size).to.equal(0)
    }
  })

  it('Continue leads to a number that is wrong', async () => {
    const diner = await renderPlugins(party)
    await fills(diner, size, '7')
    await diner.presses('Continue')
    await diner.clicks('link', wrong)
    expect(document.activeElement).to.equal(input(size))
  })

  it('text that is no number stays as it was typed, and says so', async () => {
    const diner = await renderPlugins(party)
    await fills(diner, size, 'about 20')
    await diner.keys('{Tab}')
    expect(input(size)).to.have.property('value', 'about 20')
    expect(diner.kernel.problems.at('details').get('groupSize')).to.equal(wrong)
  })

  it('digits of other scripts count, and a press or Tab selects the number', async () => {
    const diner = await renderPlugins(party)
    await fills(diner, size, '٢٢')
    expect(diner.kernel.facts.groupSize).to.equal(22)
    await diner.clicks('textbox', 'First Name')
    await diner.clicks('spinbutton', size)
    await diner.keys('30')
    expect(input(size)).to.have.property('value', '30')
    await diner.keys('{ArrowUp}')
    expect(diner.kernel.facts.groupSize).to.equal(31)
    await diner.keys('{Control>}a{/Control}{Backspace}{ArrowUp}')
    expect(diner.kernel.facts.groupSize).to.equal(15)
  })

  it('letters are refused, which is announced once until the number changes', async () => {
    const diner = await renderPlugins(party)
    await diner.clicks('spinbutton', size)
    await diner.keys('many')
    expect(diner.gets('status').textContent).to.equal('Please use digits only')
    await diner.sees(() => diner.kernel.announcer.announce('Something else'))
    await diner.keys('x')
    expect(diner.gets('status').textContent).to.equal('Something else')
    await diner.keys('2x')
    expect(diner.gets('status').textContent).to.equal('Please use digits only')
  })

  it('its limits are the browser’s too, and a shortcut is no letter', async () => {
    const diner = await renderPlugins(party)
    expect(await diner.finds('spinbutton', size)).to.include({
      ariaValueMin: '15',
      ariaValueMax: '200',
      inputMode: 'numeric',
    })
    await diner.clicks('spinbutton', size)
    await diner.keys('{Control>}a{/Control}{Meta>}a{/Meta}{Tab}')
    expect(diner.heard).to.not.include('Please use digits only')
  })

  it('others are not asked', async () => {
    const first = { ...party.first, journey: 'Tasting', adults: 2 }
    const diner = await renderPlugins({ plugins: [...plugins, tasting], first })
    await diner.finds('textbox', 'First Name')
    expect(diner.reads()).to.not.include(size)
  })

  it('a wrong number blocks nothing else', async () => {
    const diner = await renderPlugins(party)
    await fills(diner, size, '7')
    await diner.sees(() => diner.kernel.choices.set({ adults: 4, time: '19:30', confirmed: true }))
    expect(diner.kernel.problems.at('details').has('groupSize')).to.be.false
  })

  it('number and requests together are cut as the requests alone would be', async () => {
    const diner = await renderPlugins(party)
    await fills(diner, size, '22')
    expect(diner.reads()).to.include('187 characters left')
    await diner.sees(() =>
      diner.kernel.choices.set({ customer: { ...anna, specialRequests: 'a'.repeat(187) } }),
    )
    const text = (await sends(diner)) as string
    expect(text).to.have.lengthOf(200)
    expect(text).to.match(/^Group of 22\. a+\.\.\.\| Source: Website$/)
  })

  it('the host’s transform has the number too', async () => {
    const host = { transformSpecialRequests: (text: string) => text.toUpperCase() }
    const diner = await renderPlugins({ ...party, host })
    await fills(diner, size, '22')
    expect(await sends(diner)).to.equal('GROUP OF 22. | Source: Website')
  })
})
