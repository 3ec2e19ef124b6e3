import { expect } from 'chai'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { hangs, status, type Answer } from '../../kit/network'
import { form, threshold } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { act, fireEvent } from '@testing-library/react'

const create = 'POST /api/bookings/create'
const begins = (over: object = {}) => renderWidget({ plugins: [threshold, form], first: atDetails, ...over })

const names = ['First Name', 'Last Name', 'Email', 'Telephone Number']
const field = (diner: Diner, name: string) => diner.gets('textbox', name) as HTMLInputElement
const values = (diner: Diner) => names.map((name) => field(diner, name).value)
const typed = { ...anna, firstName: 'Aoife', lastName: 'Ní Bhriain', specialRequests: 'A quiet table' }

describe('ui: autofill of the details', () => {
  afterEach(removeWidget)

  it('WCAG 1.3.5: all four fields are in one form, with a name, a type and an autocomplete each', async () => {
    const diner = await begins()
    await diner.finds('textbox', 'First Name')
    const fields = names.map((name) => field(diner, name))
    expect(new Set(fields.map(({ form }) => form)).size).to.equal(1)
    expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).to.deep.equal([
      ['firstName', 'text', 'given-name'],
      ['lastName', 'text', 'family-name'],
      ['email', 'email', 'email'],
      ['telephoneNumber', 'tel', 'tel'],
    ])
  })

  it('WCAG 1.3.5: the browser fills all four at once, without a focus, and no error is shown', async () => {
    const diner = await begins()
    await diner.finds('textbox', 'First Name')
    const filled = ['Mary Jane', 'Byrne', 'mary@example.ie', '020 7946 0958']
    act(() => {
      names.forEach((name, index) => {
        fireEvent.input(field(diner, name), { target: { value: filled[index] } })
        fireEvent.change(field(diner, name))
      })
    })
    expect(values(diner)).to.deep.equal(filled)
    expect(diner.kernel.facts.customer).to.include({ firstName: 'Mary Jane', lastName: 'Byrne' })
    expect(diner.reads()).to.not.include('Please enter')
  })
})

describe('ui: a full name pasted into First Name', () => {
  afterEach(removeWidget)

  /** Pastes a text. Returns whether the browser still does it itself. */
  async function pastes(diner: Diner, text: string): Promise<boolean> {
    const input = (await diner.finds('textbox', 'First Name')) as HTMLInputElement
    input.focus()
    return fireEvent.paste(input, { clipboardData: { getData: () => text } })
  }

  for (const [text, first, last] of [
    ['Anna Byrne', 'Anna', 'Byrne'],
    ['  Anna\u00a0 Byrne\n', 'Anna', 'Byrne'],
    ['Aoife Ní Bhriain', 'Aoife', 'Ní Bhriain'],
    ["Anne-Marie O'Brien", 'Anne-Marie', "O'Brien"],
    ['ليلى حدّاد', 'ليلى', 'حدّاد'],
  ] as const) {
    it(`${JSON.stringify(text)} fills both names`, async () => {
      const diner = await begins()
      expect(await pastes(diner, text)).to.be.false
      expect(values(diner).slice(0, 2)).to.deep.equal([first, last])
    })
  }

  it('WCAG 4.1.3: the last name is announced, once; the focus stays', async () => {
    const diner = await begins()
    await pastes(diner, 'Anna Byrne')
    expect(diner.heard.filter((text) => text === 'Last Name: Byrne')).to.have.length(1)
    expect(document.activeElement).to.equal(field(diner, 'First Name'))
  })

  it('both can be edited afterwards', async () => {
    const diner = await begins()
    await pastes(diner, 'Anna Byrne')
    await diner.fills('First Name', 'Anne')
    await diner.fills('Last Name', 'Burns')
    expect(values(diner).slice(0, 2)).to.deep.equal(['Anne', 'Burns'])
  })

  for (const text of ['Anna', 'anna@example.ie Byrne', '085 123 4567', 'Byrne, Anna', ''])
    it(`${JSON.stringify(text)} is pasted as it is`, async () => {
      const diner = await begins()
      expect(await pastes(diner, text)).to.be.true
      expect(diner.kernel.facts.customer.lastName).to.equal('')
    })

  it('a last name that is there already is kept', async () => {
    const diner = await begins({ first: { ...atDetails, customer: { ...anna, firstName: '' } } })
    expect(await pastes(diner, 'Anna Byrne')).to.be.true
    expect(field(diner, 'Last Name').value).to.equal("O'Brien")
  })

  it('a name that is pasted into another one is not split', async () => {
    const diner = await begins()
    await diner.fills('First Name', 'Mary')
    expect(await pastes(diner, 'Anna Byrne')).to.be.true
    expect(field(diner, 'Last Name').value).to.equal('')
  })
})

const failures: Record<string, Answer> = {
  'a refusal': status(400, { email: ['This address does not exist.'] }),
  'an error of the back end': status(500),
  'no answer': hangs,
}

describe('ui: errors and typed text', () => {
  afterEach(removeWidget)

  for (const [failure, answer] of Object.entries(failures)) {
    it(`section 8: ${failure} costs nothing that was typed`, async () => {
      const diner = await begins({
        first: { ...atDetails, customer: typed },
        answers: { [create]: answer },
      })
      await diner.presses('Continue')
      await diner.presses('Complete Booking')
      await diner.waits(30_000)
      await diner.presses('OK')
      await diner.presses('Edit your details')
      expect(values(diner)).to.deep.equal(['Aoife', 'Ní Bhriain', anna.email, anna.telephoneNumber])
      expect(field(diner, 'Special Requests').value).to.equal('A quiet table')
      expect(diner.gets('checkbox', /terms/).matches(':checked')).to.be.true
    })
  }

  it('section 5: nor does a press that finds mistakes, nor Back to another time', async () => {
    const diner = await begins({
      first: { ...atDetails, customer: { ...typed, email: 'aoife@', consent: false } },
    })
    await diner.presses('Continue')
    expect(values(diner)).to.deep.equal(['Aoife', 'Ní Bhriain', 'aoife@', anna.telephoneNumber])
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00', confirmed: true }))
    await diner.finds('textbox', 'First Name')
    expect(values(diner)).to.deep.equal(['Aoife', 'Ní Bhriain', 'aoife@', anna.telephoneNumber])
    expect(field(diner, 'Special Requests').value).to.equal('A quiet table')
  })
})
