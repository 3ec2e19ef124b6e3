import { expect } from 'chai'
import { definePlugin, type Validator } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, start } from '../bare-plugins'
import { anna, confirmed } from '../selection'

const rule = (field: string, message: string, valid: Validator['valid'] = () => false): Validator => ({
  field,
  message,
  valid,
})

const problems = (validators: Validator[], serves = 'booking') => {
  const rules = definePlugin({ id: 'rules', serves, validators, messages: { pick: 'Pick one' } })
  const { kernel } = bootKernel({ plugins: [start, booking, enquiry, rules], first: { journey: 'Booking' } })
  return kernel.problems.at('details')
}

describe('Problems', () => {
  it("field.error: each invalid field has its message, by the plugin's own key or a full key", () => {
    const found = problems([rule('menu', 'pick'), rule('email', 'widget.enterEmail')])
    expect([...found]).to.deep.equal([
      ['menu', 'Pick one'],
      ['email', 'Please enter your email'],
    ])
  })

  it('a field has its first message', () => {
    expect([...problems([rule('menu', 'pick'), rule('menu', 'widget.enterEmail')])]).to.deep.equal([
      ['menu', 'Pick one'],
    ])
  })

  it('a valid field has none', () => {
    expect(problems([rule('menu', 'pick', () => true)]).size).to.equal(0)
  })

  it('rules of another outcome do not apply', () => {
    expect(problems([rule('menu', 'pick')], 'enquiry').size).to.equal(0)
  })

  it('field.error: an error disappears as soon as the field is valid', () => {
    const named = rule('firstName', 'pick', ({ facts }) => facts.customer.firstName !== '')
    const rules = definePlugin({ id: 'rules', validators: [named], messages: { pick: 'Pick one' } })
    const { kernel } = bootKernel({ plugins: [start, rules] })
    expect([...kernel.problems.at('details').keys()]).to.deep.equal(['firstName'])
    kernel.choices.set({ customer: { ...kernel.facts.customer, firstName: 'Anna' } })
    expect(kernel.problems.at('details').size).to.equal(0)
  })
})

describe('Problems of step 1', () => {
  it('details.continue: those of later steps do not count there, but they count later', () => {
    const rules = definePlugin({
      id: 'rules',
      messages: { pick: 'Pick one' },
      validators: [{ ...rule('date', 'pick'), at: 'choices' }, rule('menu', 'pick')],
    })
    const { problems } = bootKernel({ plugins: [start, rules] }).kernel
    expect([...problems.at('choices').keys()]).to.deep.equal(['date'])
    expect([...problems.at('details').keys()]).to.deep.equal(['date', 'menu'])
  })
})

describe('The banner that lists problems', () => {
  it('banner.errors: closes once all that it lists is right, and not before', async () => {
    const filled = (field: 'firstName' | 'lastName' | 'email') =>
      rule(field, field, ({ facts }) => facts.customer[field] !== '')
    const rules = definePlugin({
      id: 'rules',
      messages: { firstName: 'Your first name?', lastName: 'Your last name?', email: 'Your email?' },
      validators: [filled('firstName'), { ...filled('lastName'), at: 'submit' }, filled('email')],
    })
    const customer = { ...anna, firstName: '', lastName: '' }
    const { kernel } = bootKernel({ plugins: [start, booking, rules], first: { ...confirmed, customer } })
    const enter = (patch: object) => kernel.choices.set({ customer: { ...kernel.facts.customer, ...patch } })
    const listed = () => kernel.banner.shown.value?.errors
    await kernel.submission.send()
    expect(listed()).to.deep.equal(['Your first name?', 'Your last name?'])
    enter({ firstName: 'Anna', email: '' })
    expect(listed()).to.have.length(2)
    enter({ lastName: "O'Brien" })
    expect(listed()).to.equal(undefined)
  })
})

describe('Problems that only count on submit', () => {
  const boot = (...others: Validator[]) =>
    bootKernel({
      plugins: [
        start,
        booking,
        definePlugin({
          id: 'challenge',
          messages: { verify: 'Please show that you are human' },
          validators: [{ ...rule('captchaToken', 'verify'), at: 'submit' }, ...others],
        }),
      ],
      first: confirmed,
    })

  it('details.continue: do not block the details', () => {
    expect(boot().kernel.problems.at('details').size).to.equal(0)
  })

  it('submit.blocked: stop the create, and are shown together with those of the details', async () => {
    const { kernel, network } = boot(rule('email', 'widget.enterEmail'))
    expect([...kernel.problems.at('details').keys()]).to.deep.equal(['email'])
    await kernel.submission.send()
    expect(network.sent('POST *')).to.deep.equal([])
    expect(kernel.banner.shown.value!.errors).to.deep.equal([
      'Please show that you are human',
      'Please enter your email',
    ])
  })
})
