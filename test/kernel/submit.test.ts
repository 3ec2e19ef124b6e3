import { expect } from 'chai'
import { definePlugin, type BookingAnswer } from 'tavola'
import { bootKernel, type TestKernelOptions } from '../kit/kernel'
import { bookingBody } from '../kit/fixtures'
import { status } from '../kit/network'
import { booking, load, start } from './bare-plugins'
import { confirmed } from './selection'

const create = 'POST /api/bookings/create'
const boot = ({ plugins = [], ...options }: Partial<TestKernelOptions> = {}) =>
  bootKernel({ plugins: [start, booking, ...plugins], first: confirmed, ...options })

describe('Submit', () => {
  it('section 4, booking submit: the reference is stored and step 5 shown', async () => {
    const { kernel } = boot()
    await kernel.submission.send()
    expect(kernel.facts.references).to.deep.equal({ booking: 'MB-1234' })
    expect(kernel.steps.current.value!.step.id).to.equal('booked')
  })

  it('decisions, booking: two submits at once are one request', async () => {
    const { kernel, network } = boot()
    await Promise.all([kernel.submission.send(), kernel.submission.send()])
    expect(network.sent(create)).to.have.length(1)
  })

  it('decisions, booking: once there is a reference, nothing more is sent', async () => {
    const { kernel, network } = boot()
    await kernel.submission.send()
    await kernel.submission.send()
    expect(network.sent(create)).to.have.length(1)
  })

  it('section 4, booking submit: it is blocked while a field is in error, and says which', async () => {
    const strict = definePlugin({
      id: 'strict',
      validators: [
        { field: 'firstName', message: 'widget.enterFirstName', valid: () => false },
        { field: 'email', message: 'widget.enterEmail', valid: () => false },
      ],
    })
    const { kernel, network } = boot({ plugins: [strict] })
    await kernel.submission.send()
    expect(network.sent('POST *')).to.deep.equal([])
    expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect(kernel.banner.shown.value!.errors).to.deep.equal([
      'Please enter your first name',
      'Please enter your email',
    ])
  })

  it('section 2, step 1: without a journey there is nothing to send', async () => {
    const { kernel, network } = bootKernel({ plugins: [start] })
    await kernel.submission.send()
    expect(network.requests).to.deep.equal([])
  })

  it('decisions, booking: what is being sent stays until its response', async () => {
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

  it('section 4, booking submit: the answer reaches the plugins before the next step is chosen', async () => {
    const guarantee = definePlugin({
      id: 'guarantee',
      serves: 'booking',
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
    expect(kernel.banner.shown.value).to.equal(null)
  })

  it('architecture, traps: an answer with neither reference nor next step is an unknown error', async () => {
    const answer = bookingBody({ bookingReference: null, requiresCcg: true })
    const { kernel } = boot({ answers: { [create]: answer } })
    await kernel.submission.send()
    expect(kernel.banner.shown.value).to.include({ text: 'Could not complete booking:' })
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Unexpected / Unknown error'])
    expect(kernel.steps.current.value!.step.id).to.equal('details')
  })

  it('section 2, error banner: a new submit takes the banner of the last one away', async () => {
    const { kernel, network } = boot({ answers: { [create]: status(409) } })
    await kernel.submission.send()
    network.answer(create, bookingBody())
    await kernel.submission.send()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})
