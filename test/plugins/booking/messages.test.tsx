import { expect } from 'chai'
import { definePlugin } from 'tavola'
import booking from '../../../plugins/booking'
import { atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { threshold } from '../../kit/stand-ins'

const table = { plugins: [threshold, booking], first: atDetails }
const fields = [
  { name: 'First Name', good: 'Anna', message: 'Please enter your first name' },
  { name: 'Last Name', good: 'Rossi', message: 'Please enter your last name' },
  { name: 'Email', good: 'a@b.ie', message: 'Please enter your email' },
  { name: 'Telephone Number', good: '02079460958', message: 'Please enter your telephone number' },
]

/** What is read out with a control. */
const descriptionOf = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

describe('booking: the messages of the details', () => {
  it('field.error: none is shown before a field is left', async () => {
    const diner = await renderPlugins(table)
    await diner.clicks('textbox', 'Email')
    expect(diner.reads()).to.not.include('Please')
  })

  for (const { name, good, message } of fields) {
    it(`field.error: ${name} shows its own when it is left, until it is right`, async () => {
      const diner = await renderPlugins(table)
      await diner.clicks('textbox', name)
      await diner.keys('{Tab}')
      expect(diner.gets('textbox', name).ariaInvalid).to.equal('true')
      expect(diner.reads().match(/Please[^.]+/)?.[0]).to.include(message)
      expect(descriptionOf(diner.gets('textbox', name))).to.include(message)
      await diner.types(name, good)
      expect(diner.reads()).to.not.include(message)
    })
  }

  it('field.error: the box shows its own when it is left, until it is ticked', async () => {
    const diner = await renderPlugins(table)
    await diner.finds('checkbox', /terms/)
    diner.gets('checkbox', /terms/).focus()
    await diner.keys('{Tab}')
    const box = diner.gets('checkbox', /terms/)
    expect(descriptionOf(box)).to.equal('Please agree to our terms and conditions')
    expect(box.ariaInvalid).to.equal('true')
    await diner.clicks('checkbox', /terms/)
    expect(box.ariaInvalid).to.equal('false')
    expect(diner.reads()).to.not.include('Please agree')
  })

  it('field.error: Enter shows the messages of all that is missing', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Email', 'a@b.ie{Enter}')
    const missing = fields.filter(({ message }) => diner.reads().includes(message))
    expect(missing.map(({ name }) => name)).to.deep.equal(['First Name', 'Last Name', 'Telephone Number'])
    expect(diner.reads()).to.include('Please agree to our terms and conditions')
  })

  it('field.wrong: of what is no email address, the field says what one is', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Email', 'anna@')
    await diner.keys('{Tab}')
    const email = diner.gets('textbox', 'Email')
    expect(descriptionOf(email)?.trim()).to.equal('Enter an email address such as name@example.com')
    expect(email.ariaInvalid).to.equal('true')
    await diner.types('Email', '{Control>}a{/Control}{Backspace}')
    expect(descriptionOf(email)?.trim()).to.equal('Please enter your email')
  })

  it('field.wrong: of a number that is not taken, the field says what is wrong with it', async () => {
    const diner = await renderPlugins(table)
    await diner.types('Telephone Number', '07400 12345')
    await diner.keys('{Tab}')
    const field = diner.gets('textbox', 'Telephone Number')
    expect(descriptionOf(field)?.trim()).to.equal(
      'This number has too few digits. Enter a UK number such as 020\u00a07946\u00a00018',
    )
    expect(field.ariaInvalid).to.equal('true')
    await diner.types('Telephone Number', '6')
    expect(field.ariaInvalid).to.equal('false')
  })

  it('a rule of another plugin has words of its own', async () => {
    const work = definePlugin({
      id: 'work',
      messages: { work: 'Enter your address at work' },
      validators: [
        { field: 'email', message: 'work', valid: ({ facts }) => facts.customer.email.endsWith('work.ie') },
      ],
    })
    const diner = await renderPlugins({ ...table, plugins: [...table.plugins, work] })
    await diner.types('Email', 'anna@home.ie')
    await diner.keys('{Tab}')
    expect(descriptionOf(diner.gets('textbox', 'Email'))?.trim()).to.equal('Enter your address at work')
  })

  it('a brand of several countries names them in its language', async () => {
    const brand = { country: ['IE', 'GB'], countryNames: 'Irlanda o Regno Unito' }
    const diner = await renderPlugins({ ...table, brand })
    const field = await diner.finds('textbox', 'Telephone Number')
    expect(descriptionOf(field)).to.include('Accepted countries: Irlanda o Regno Unito')
  })

  it('the message about the telephone number says which form is accepted', async () => {
    const diner = await renderPlugins(table)
    const field = await diner.finds('textbox', 'Telephone Number')
    expect(descriptionOf(field)).to.include('A UK number, starting with 0 or +44')
  })

  for (const [brand, hint] of [
    [{ country: 'any' }, 'Include the country code, as in +353 1 496 0000'],
    [{ country: 'IE', countryNames: 'Ireland' }, 'A number from Ireland, such as 01 496 0000'],
    [{ country: 'FR', countryNames: 'France' }, 'Accepted countries: France'],
  ] as const)
    it(`in a brand of ${brand.country} it says "${hint}"`, async () => {
      const diner = await renderPlugins({ ...table, brand })
      const field = await diner.finds('textbox', 'Telephone Number')
      expect(descriptionOf(field)?.replace(/\u00a0/g, ' ')).to.include(hint)
    })
})
