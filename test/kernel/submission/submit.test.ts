import * as model from '../../sessions/model/intention'
import { expect } from 'chai'
import { definePlugin, type BookingAnswer } from 'tavola'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { bookingBody, enquiryBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { booking, load, start, enquiry } from '../bare-plugins'
import { confirmed, anna } from '../selection'
import { transitions, type Phase } from '../../../src/kernel/submission/state'

const create = 'POST /api/bookings/create'
const boot = ({ plugins = [], ...options }: Partial<TestKernelOptions> = {}) =>
  bootKernel({ plugins: [start, booking, ...plugins], first: confirmed, ...options })

describe('Submit', () => {
  it('state.results, submit.reference: the reference is stored, and nothing more is sent', async () => {
    const { kernel, network } = boot()
    await kernel.submission.send()
    await kernel.submission.send()
    expect(network.sent(create)).to.have.length(1)
    expect(kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
    expect(kernel.steps.current.value!.step.id).to.equal('booked')
  })

  it('submit.blocked: it is blocked while a field is invalid, and names the field', async () => {
    let prepared = 0
    const strict = definePlugin({
      id: 'strict',
      beforeSubmit: () => ++prepared > 0,
      validators: [
        { field: 'firstName', message: 'widget.enterFirstName', valid: () => false },
        { field: 'email', message: 'widget.enterEmail', valid: () => false },
      ],
    })
    const { kernel, network, events } = boot({ plugins: [strict] })
    await kernel.submission.send()
    expect([prepared, network.sent('POST *')]).to.deep.equal([0, []])
    expect(events.map(({ name }) => name)).to.not.include('submit-started')
    expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect(kernel.banner.shown.value!.errors).to.deep.equal([
      'Please enter your first name',
      'Please enter your email',
    ])
  })

  it('journey.choice: without a journey there is nothing to send', async () => {
    const { kernel, network } = bootKernel({ plugins: [start] })
    await kernel.submission.send()
    expect(network.requests).to.deep.equal([])
  })

  it('submit.never-twice: the choices stay until the response', async () => {
    // From step 1 on: there is a step to go back to, and a beginning that is another.
    const { kernel } = boot({ first: {} })
    kernel.choices.set(confirmed)
    const sent = kernel.submission.send()
    expect([kernel.submission.isSending.value, kernel.tasks.busy.value]).to.deep.equal([true, true])
    for (const action of [kernel.navigation.restart, kernel.navigation.complete, kernel.navigation.back])
      action()
    kernel.choices.set({ date: '2027-01-01' })
    expect(kernel.facts).to.include(confirmed)
    await sent
    expect([kernel.submission.isSending.value, kernel.tasks.busy.value]).to.deep.equal([false, false])
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
    const { kernel } = boot({ plugins: [guarantee], answers: { [create]: answer } })
    await kernel.submission.send()
    expect(kernel.plugins.contextOf(guarantee).state).to.have.nested.property('askedAt.value', 'details')
    expect(kernel.steps.current.value!.step.id).to.equal('card')
    expect([kernel.banner.shown.value, errors]).to.deep.equal([null, 0])
  })

  it('banner.dismiss: a new submit closes the banner of the last one', async () => {
    const { kernel, network } = boot({ answers: { [create]: status(409) } })
    await kernel.submission.send()
    network.answer(create, bookingBody())
    await kernel.submission.send()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})

const names = ({ events }: ReturnType<typeof bootKernel>) => events.map(({ name }) => name)

describe('The event "submit-started"', () => {
  const boot = (answers = {}, plugins = [start, booking]) =>
    bootKernel({ plugins, first: confirmed, answers })

  it('reports a create and its journey, before the response', async () => {
    const test = boot()
    await test.kernel.submission.send()
    expect(test.events.slice(-3)[0]).to.deep.equal({
      name: 'submit-started',
      detail: { journey: 'Booking', venueId: 'cork', date: '2026-11-20', time: '19:30', guests: 2 },
    })
    expect(names(test).indexOf('submit-started')).to.be.below(names(test).indexOf('booking-confirmed'))
  })

  it('reports a create that fails too, once for each POST', async () => {
    const test = boot({ 'POST *': status(409) })
    await test.kernel.submission.send()
    await test.kernel.submission.send()
    expect(test.network.sent('POST *')).to.have.length(2)
    expect(names(test).filter((name) => name === 'submit-started')).to.have.length(2)
  })

  it('a fault of ours after the press leaves an unknown outcome, never an idle button', async () => {
    const { kernel } = bootKernel({
      plugins: [start, booking],
      first: confirmed,
      emit: (name) => {
        if (name === 'submit-started') throw new Error('Ours.')
      },
    })
    await kernel.submission.send().catch(() => undefined)
    expect(kernel.submission.state.peek().phase).to.equal('unknown')
  })
})

async function events(journey: string, first: object) {
  const test = bootKernel({
    plugins: [start, booking, enquiry],
    first: { journey, ...first },
    answers: { 'POST /api/enquiries/create': enquiryBody('ME-1') },
  })
  await test.kernel.submission.send()
  return test.events
}

describe('Confirmation events', () => {
  it('journey.names, event.confirmed: booking-confirmed has the details of the booking', async () => {
    expect(await events('Booking', confirmed)).to.deep.include({
      name: 'booking-confirmed',
      detail: {
        reference: '',
        journey: 'Booking',
        venueId: 'cork',
        date: '2026-11-20',
        time: '19:30',
        guests: 2,
      },
    })
  })

  it('event.confirmed: enquiry-confirmed has the details of the enquiry, null where nothing was chosen', async () => {
    expect(await events('Enquiry', { customer: anna })).to.deep.include({
      name: 'enquiry-confirmed',
      detail: { reference: '', journey: 'Enquiry', venueId: null, date: null, time: null, guests: 2 },
    })
  })

  it('event.private: no event contains text that the diner typed', async () => {
    const said = JSON.stringify(await events('Booking', confirmed))
    const { firstName, lastName, email, telephoneNumber } = anna
    for (const typed of [firstName, lastName, email, telephoneNumber]) expect(said).not.to.include(typed)
  })
})

/** The counterpart of each event of the table in the model of the random sessions, which follows the decisions alone. */
const modelled: Readonly<Record<string, (intention: model.Intention) => model.Intention>> = {
  press: model.presses,
  resend: model.sendsAgain,
  stop: unchanged,
  veto: unchanged,
  send: (intention) => model.sent(intention, { venueId: 'cork' }, undefined).next,
  confirm: (intention) => model.comesTo(intention, 'booked'),
  ask: (intention) => model.comesTo(intention, 'card asked'),
  refuse: (intention) => model.comesTo(intention, 'refused'),
  lose: (intention) => model.comesTo(intention, 'unknown'),
  dismiss: unchanged,
  change: unchanged,
  restore: (intention) => ({ ...intention, doubtful: true }),
  reset: (intention) => ({ ...intention, allowed: 0, doubtful: false }),
}

function unchanged(intention: model.Intention): model.Intention {
  return intention
}

interface Walk {
  readonly path: readonly string[]
  readonly phase: Phase
  readonly intention: model.Intention
}

/** Every way through the table, of up to so many events. */
function walks(length: number, from: Walk): Walk[] {
  if (length === 0) return [from]
  const next = Object.entries(transitions[from.phase]).flatMap(([event, phase]) =>
    walks(length - 1, {
      path: [...from.path, event],
      phase,
      intention: modelled[event]!(from.intention),
    }),
  )
  return [from, ...next]
}

describe('The submission table, compared with the model of the random sessions', () => {
  const all = walks(8, { path: [], phase: 'idle', intention: model.noIntention })

  it('it is sending, or unknown, exactly when the model is', () => {
    for (const { path, phase, intention } of all) {
      expect(intention.sending, path.join(' ')).to.equal(phase === 'sending')
      const isUnknown = phase === 'unknown' || phase === 'rechecking'
      expect(intention.doubtful, path.join(' ')).to.equal(isUnknown)
    }
  })

  it('every POST follows a press, and none is sent while another is pending', () => {
    for (const { path, phase, intention } of all) {
      if (!('send' in transitions[phase])) continue
      expect(model.sent(intention, { venueId: 'cork' }, undefined).wrong, path.join(' ')).to.deep.equal([])
    }
  })

  it('after an unknown outcome a press sends nothing, and "Send again" does', () => {
    for (const { path, phase, intention } of all) {
      if (phase !== 'unknown' && phase !== 'sending') continue
      expect(model.presses(intention).allowed, path.join(' ')).to.equal(0)
      expect((transitions[phase] as { press?: Phase }).press ?? phase, path.join(' ')).to.equal(phase)
    }
    expect(transitions.unknown.resend).to.equal('rechecking')
  })
})
