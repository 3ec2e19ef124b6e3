import { expect } from 'chai'
import { anna } from '../../kit/booking'
import { removeWidget, type Diner } from '../../kit/diner'
import { hangs, status, type Answer } from '../../kit/network'
import { focused, opens, opensAsAnna } from '../set-up'
// Last: it looks for the kit's document when it loads.
import { act, fireEvent } from '@testing-library/react'

const create = 'POST /api/bookings/create'
const names = ['First Name', 'Last Name', 'Email', 'Telephone Number']
const field = (diner: Diner, name: string) => diner.gets('textbox', name) as HTMLInputElement
const values = (diner: Diner) => names.map((name) => field(diner, name).value)

describe('ui: autofill of the details', () => {
  it('WCAG 1.3.5: all four fields are in one form, with a name, a type and an autocomplete each', async () => {
    const diner = await opens()
    const fields = names.map((name) => field(diner, name))
    expect(new Set(fields.map(({ form }) => form)).size).to.equal(1)
    expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).to.deep.equal([
      ['firstName', 'text', 'given-name'],
      ['lastName', 'text', 'family-name'],
      ['email', 'text', 'email'],
      ['telephoneNumber', 'tel', 'tel'],
    ])
  })

  it('WCAG 1.3.5: the browser fills all four at once, without a focus, and no error is shown', async () => {
    const diner = await opens()
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

/** How password managers and form fillers write a text: through the page's or the browser's own setter, and between which events. */
const fillers: Record<string, { how: string; before?: string[]; after?: string[] }> = {
  'assigned in the page, then input, change and blur': { how: 'assign', after: ['input', 'change', 'blur'] },
  'events first, the value last': { how: 'native', before: ['focus', 'keydown', 'keyup', 'input', 'change'] },
  'no event at all': { how: 'native' },
  'change alone': { how: 'native', after: ['change'] },
  'blur alone': { how: 'assign', after: ['blur'] },
  'left before the value': { how: 'assign', before: ['focus', 'input', 'blur'] },
  'the attribute of an untouched field': { how: 'attribute' },
}

type Filler = (typeof fillers)[string]

function fillIn(element: HTMLInputElement, text: string, { how, before = [], after = [] }: Filler) {
  const send = (type: string) => element.dispatchEvent(new window.Event(type, { bubbles: type !== 'blur' }))
  before.forEach(send)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!
  if (how === 'native') set!.call(element, text)
  else if (how === 'attribute' && element.localName === 'input') element.setAttribute('value', text)
  else element.value = text
  after.forEach(send)
}

describe('ui: what stands in a field counts, whoever put it there', () => {
  const labels = [...names, 'Special Requests']
  const texts = ['Aoife', 'Byrne', 'aoife@example.ie', '020 7946 0958', 'A quiet table']
  const blank = { firstName: '', lastName: '', email: '', telephoneNumber: '', specialRequests: '' }

  for (const [name, filler] of Object.entries(fillers)) {
    const fillsAll = async (isPressed: boolean) => {
      const diner = await opensAsAnna(blank)
      if (isPressed) await diner.presses('Continue')
      await diner.sees(() =>
        labels.forEach((label, index) => fillIn(field(diner, label), texts[index]!, filler)),
      )
      return diner
    }

    it(`field.read-at-press: ${name}: it counts, and stays`, async () => {
      const pressed = await fillsAll(true)
      await pressed.presses('Continue')
      await pressed.finds('button', 'Complete Booking')
      expect(Object.values(pressed.kernel.facts.customer).slice(0, 5)).to.deep.equal(texts)
      removeWidget()
      const diner = await fillsAll(false)
      for (const label of labels) {
        await diner.clicks('textbox', label)
        await diner.keys('{Tab}')
      }
      expect(labels.map((label) => field(diner, label).value)).to.deep.equal(texts)
      expect(diner.reads()).to.not.include('Please enter')
    })
  }
})

describe('ui: text is cleaned as it comes in', () => {
  for (const [label, typed, shown] of [
    ['First Name', 'Aoife\ufffc', 'Aoife'],
    ['Last Name', '\u202aMary\tAnn\u202c ', 'Mary Ann'],
    ['Special Requests', 'Two high chairs\vand a cot\b', 'Two high chairs\nand a cot'],
    ['Email', ' ａｏｉｆｅ＠example.ie\u200b', 'aoife@example.ie'],
    ['Telephone Number', '\u202a٠٢٠\u2011٧٩٤٦ ٠٩٥٨', '020-7946 0958'],
    ['First Name', ' \u00a0\u3164', ''],
  ] as const)
    it(`${label} is cleaned when it is left: ${JSON.stringify(typed)}`, async () => {
      const diner = await opensAsAnna({ lastName: '' })
      const element = await diner.finds('textbox', label)
      await diner.sees(() => fillIn(element as HTMLInputElement, typed, { how: 'native', after: ['input'] }))
      await diner.clicks('textbox', label)
      await diner.keys('{Tab}')
      expect(diner.shows(label)).to.equal(shown)
      expect(Object.values(diner.kernel.facts.customer)).to.include(shown)
    })

  it('a mark in the middle goes, and the caret stays where it was', async () => {
    const diner = await opensAsAnna()
    const element = (await diner.finds('textbox', 'Last Name')) as HTMLInputElement
    element.focus()
    await diner.sees(() => {
      fillIn(element, "O'B\ufffcrien", { how: 'native' })
      element.setSelectionRange(4, 4)
      fireEvent.input(element)
    })
    expect([element.value, element.selectionStart, element.selectionEnd]).to.deep.equal(["O'Brien", 3, 3])
  })

  it('a blank at the end stays while the diner types on, and an input method composes undisturbed', async () => {
    const diner = await opens()
    await diner.types('First Name', 'Mary ')
    await diner.clicks('textbox', 'First Name')
    expect(diner.shows('First Name')).to.equal('Mary ')
    const element = field(diner, 'Telephone Number')
    element.focus()
    const composes = (text: string, isComposing: boolean) => {
      fillIn(element, text, { how: 'native' })
      element.dispatchEvent(new window.InputEvent('input', { bubbles: true, isComposing }))
    }
    await diner.sees(() => composes('０２', true))
    expect(element.value).to.equal('０２')
    await diner.sees(() => void element.dispatchEvent(new window.CompositionEvent('compositionend')))
    expect([element.value, diner.kernel.facts.customer.telephoneNumber]).to.deep.equal(['02', '02'])
  })
})

describe('ui: a full name pasted into First Name', () => {
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
      const diner = await opens()
      expect(await pastes(diner, text)).to.be.false
      expect(values(diner).slice(0, 2)).to.deep.equal([first, last])
    })
  }

  it('WCAG 4.1.3: the last name is announced, once; the focus stays, and both can be edited', async () => {
    const diner = await opens()
    await pastes(diner, 'Anna Byrne')
    expect(diner.heard.filter((text) => text === 'Last Name: Byrne')).to.have.length(1)
    expect(focused(diner)).to.equal(field(diner, 'First Name'))
    await diner.fills('First Name', 'Anne')
    await diner.fills('Last Name', 'Burns')
    expect(values(diner).slice(0, 2)).to.deep.equal(['Anne', 'Burns'])
  })

  for (const text of ['Anna', 'anna@example.ie Byrne', '085 123 4567', 'Byrne, Anna', ''])
    it(`${JSON.stringify(text)} is pasted as it is`, async () => {
      const diner = await opens()
      expect(await pastes(diner, text)).to.be.true
      expect(diner.kernel.facts.customer.lastName).to.equal('')
    })

  for (const [what, name, last] of [
    ['where there is a last name', { firstName: '' }, "O'Brien"],
    ['into another name', { firstName: 'Mary', lastName: '' }, ''],
  ] as const)
    it(`a name that is pasted ${what} is not split`, async () => {
      const diner = await opensAsAnna(name)
      expect(await pastes(diner, 'Anna Byrne')).to.be.true
      expect(field(diner, 'Last Name').value).to.equal(last)
    })
})

describe('ui: errors and typed text', () => {
  const typed = { firstName: 'Aoife', lastName: 'Ní Bhriain', specialRequests: 'A quiet table' }
  const texts = (diner: Diner) => [...values(diner), field(diner, 'Special Requests').value]
  const kept = (email: string) => ['Aoife', 'Ní Bhriain', email, anna.telephoneNumber, 'A quiet table']

  const failures: Record<string, Answer> = {
    'a refusal': status(400, { email: ['This address does not exist.'] }),
    'an error of the back end': status(500),
    'no answer': hangs,
  }
  for (const [failure, answer] of Object.entries(failures))
    it(`${failure} costs nothing that was typed`, async () => {
      const customer = { ...anna, ...typed }
      const diner = await opens({ first: { customer }, answers: { [create]: answer } })
      await diner.presses('Continue')
      await diner.presses('Complete Booking')
      await diner.waits(30_000)
      await diner.presses('OK')
      await diner.presses('Edit your details')
      expect(texts(diner)).to.deep.equal(kept(anna.email))
      expect(diner.gets('checkbox', /terms/).matches(':checked')).to.be.true
    })

  it('nor does a press that finds mistakes, nor Back to another time', async () => {
    const diner = await opensAsAnna({ ...typed, email: 'aoife@', consent: false })
    await diner.presses('Continue')
    expect(texts(diner)).to.deep.equal(kept('aoife@'))
    await diner.presses('Back')
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00', confirmed: true }))
    await diner.finds('textbox', 'First Name')
    expect(texts(diner)).to.deep.equal(kept('aoife@'))
  })
})
