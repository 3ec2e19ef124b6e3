import { expect } from 'chai'
import { definePlugin, type BookingAnswer, type Validator } from 'tavola'
import { bootKernel } from '../../../kit/kernel'
import { bookingBody, enquiryBody } from '../../../kit/fixtures'
import { status } from '../../../kit/network'
import { booking, load, start, enquiry } from '../../bare-plugins'
import { confirmed, anna } from '../../selection'
import { atDetails, boot, create, errorsIn, sent, shown } from '../../setup'

const rule = (field: string, message: string, valid: Validator['valid'] = () => false): Validator => ({
  field,
  message,
  valid,
})
const rules = (validators: Validator[], more: object = {}) =>
  definePlugin({ id: 'rules', validators, texts: { pick: 'Pick one' }, ...more })

describe('Problems', () => {
  const problems = (validators: Validator[], serves = 'booking') => {
    const plugins = [start, booking, enquiry, rules(validators, { serves })]
    return [...bootKernel({ plugins, first: { journey: 'Booking' } }).kernel.problems.at('details')]
  }
  const pick = rule('menu', 'pick')
  const email = rule('email', 'widget.enterEmail')
  const asked = ['email', 'Please enter your email'] as const
  for (const [what, found, expected] of [
    [
      'each invalid field has its message, by an own or a full key',
      [pick, email],
      [['menu', 'Pick one'], asked],
    ],
    ['a field has its first message', [pick, rule('menu', 'widget.enterEmail')], [['menu', 'Pick one']]],
    ['a valid field has none', [rule('menu', 'pick', () => true), email], [asked]],
  ] as const)
    it(`field.error: ${what}`, () => expect(problems([...found])).to.deep.equal(expected))

  it('rules of another outcome do not apply', () => expect(problems([pick], 'enquiry')).to.be.empty)

  it('field.error: an error disappears as soon as the field is valid', () => {
    const named = rule('firstName', 'pick', ({ facts }) => facts.customer.firstName !== '')
    const { kernel } = boot([rules([named])])
    expect([...kernel.problems.at('details').keys()]).to.deep.equal(['firstName'])
    kernel.choices.set({ customer: { ...kernel.facts.customer, firstName: 'Anna' } })
    expect(kernel.problems.at('details').size).to.equal(0)
  })

  it('details.continue: those of later steps do not count in a step before them', () => {
    const all = [
      { ...rule('date', 'pick'), at: 'choices' },
      pick,
      { ...rule('captcha', 'pick'), at: 'submit' },
    ]
    const { problems } = boot([rules(all as Validator[])]).kernel
    const fields = (['choices', 'details'] as const).map((step) => [...problems.at(step).keys()])
    expect(fields).to.deep.equal([['date'], ['date', 'menu']])
  })

  it('banner.errors: the banner closes once all that it lists is right, and not before', async () => {
    const filled = (field: 'firstName' | 'lastName' | 'email') =>
      rule(field, field, ({ facts }) => facts.customer[field] !== '')
    const all = [filled('firstName'), { ...filled('lastName'), at: 'submit' as const }, filled('email')]
    const texts = { firstName: 'Your first name?', lastName: 'Your last name?', email: 'Your email?' }
    const customer = { ...anna, firstName: '', lastName: '' }
    const test = await sent([rules(all, { texts })], { first: { ...confirmed, customer } })
    const { choices, facts } = test.kernel
    const enter = (patch: object) => choices.set({ customer: { ...facts.customer, ...patch } })
    expect(errorsIn(test)).to.deep.equal(['Your first name?', 'Your last name?'])
    enter({ firstName: 'Anna', email: '' })
    expect(errorsIn(test)).to.have.length(2)
    enter({ lastName: "O'Brien" })
    expect(errorsIn(test)).to.equal(undefined)
  })
})

describe('Submit', () => {
  it('state.results, submit.reference: the reference is stored, and nothing more is sent', async () => {
    const test = await sent()
    await test.kernel.sender.send()
    expect(test.network.sent(create)).to.have.length(1)
    expect(test.kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
    expect(shown(test)).to.equal('booked')
  })

  it('submit.blocked: it is blocked while a field is invalid, and names the fields', async () => {
    let prepared = 0
    const name = { ...rule('firstName', 'widget.enterFirstName'), at: 'submit' as const }
    const strict = rules([name, rule('email', 'widget.enterEmail')], { beforeSubmit: () => ++prepared > 0 })
    const test = await sent([strict])
    expect([prepared, test.network.sent('POST *')]).to.deep.equal([0, []])
    expect(test.events.map(({ name }) => name)).to.not.include('submit-started')
    expect(test.kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect(errorsIn(test)).to.deep.equal(['Please enter your first name', 'Please enter your email'])
  })

  it('journey.choice: without a journey there is nothing to send', async () => {
    const { kernel, network } = bootKernel({ plugins: [start] })
    await kernel.sender.send()
    expect(network.requests).to.deep.equal([])
  })

  it('submit.never-twice: the choices stay until the response', async () => {
    // From step 1 on: there is a step to go back to, and a beginning that is another.
    const { kernel } = boot()
    kernel.choices.set(confirmed)
    const sent = kernel.sender.send()
    const flags = () => [kernel.submission.isSending.value, kernel.tasks.busy.value]
    expect(flags()).to.deep.equal([true, true])
    for (const action of [kernel.navigation.restart, kernel.navigation.complete, kernel.navigation.back])
      action()
    kernel.choices.set({ date: '2027-01-01' })
    expect(kernel.facts).to.include(confirmed)
    await sent
    expect(flags()).to.deep.equal([false, false])
    kernel.choices.set({ date: '2027-01-01' })
    expect(kernel.facts.date).to.equal('2027-01-01')
  })

  it('submit.reference: plugins get the response before the next step is selected', async () => {
    let errors = 0
    const guarantee = definePlugin({
      id: 'guarantee',
      serves: 'booking',
      onError: () => void errors++,
      state: { required: false, askedAt: '' },
      onResponse({ state, step }, answer) {
        state.askedAt.value = step
        state.required.value = (answer as BookingAnswer).requiresCcg
      },
      steps: [{ id: 'card', priority: 'takeover', when: ({ state }) => state.required.value, load }],
    })
    const answer = bookingBody({ bookingReference: null, requiresCcg: true })
    const test = await sent([guarantee], { answers: { [create]: answer } })
    const { state } = test.kernel.plugins.contextOf(guarantee)
    expect(state).to.have.nested.property('askedAt.value', 'details')
    expect([shown(test), errorsIn(test), errors]).to.deep.equal(['card', undefined, 0])
  })

  it('banner.dismiss: a new submit closes the banner of the last one', async () => {
    const { kernel, network } = await sent([], { answers: { [create]: status(409) } })
    network.answer(create, bookingBody())
    await kernel.sender.send()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})

describe('Events of a submission', () => {
  const detail = { journey: 'Booking', venueId: 'cork', date: '2026-11-20', time: '19:30', guests: 2 }

  it('event.confirmed, journey.names: a create is reported before its response, then the booking', async () => {
    const { events } = await sent()
    expect(events.filter(({ name }) => name !== 'step')).to.deep.equal([
      { name: 'submit-started', detail },
      { name: 'booking-confirmed', detail: { reference: '', ...detail } },
    ])
  })

  it('a create that fails is reported too, once for each POST', async () => {
    const { kernel, events, network } = await sent([], { answers: { 'POST *': status(409) } })
    await kernel.sender.send()
    expect(network.sent('POST *')).to.have.length(2)
    expect(events.filter(({ name }) => name === 'submit-started')).to.have.length(2)
  })

  it('a fault of ours after the press leaves an unknown outcome, never an idle button', async () => {
    const emit = (name: string) => {
      if (name === 'submit-started') throw new Error('Ours.')
    }
    const { kernel } = atDetails([], { emit })
    await kernel.sender.send().catch(() => undefined)
    expect(kernel.submission.state.peek().phase).to.equal('unknown')
  })

  it('event.confirmed: enquiry-confirmed has null where nothing was chosen', async () => {
    const { events } = await sent([enquiry], {
      first: { journey: 'Enquiry', customer: anna },
      answers: { 'POST /api/enquiries/create': enquiryBody('ME-1') },
    })
    const nothing = { venueId: null, date: null, time: null }
    expect(events).to.deep.include({
      name: 'enquiry-confirmed',
      detail: { reference: '', journey: 'Enquiry', ...nothing, guests: 2 },
    })
  })

  it('event.private: no event contains text that the diner typed', async () => {
    const said = JSON.stringify((await sent()).events)
    const { firstName, lastName, email, telephoneNumber } = anna
    for (const typed of [firstName, lastName, email, telephoneNumber]) expect(said).not.to.include(typed)
  })
})
