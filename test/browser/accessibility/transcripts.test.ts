import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'chai'
import { byDay } from '../../kit/night'
import type { Heard } from '../kit/speech/reader'
import { wordsOfChange, wordsOfFocus, type Facts, type Focused, type Part } from '../kit/speech/wording'
import { faultsOf, transcriptOf, walks } from './transcripts/walks'

const fileOf = (title: string) => new URL(`transcripts/${title.replaceAll(' ', '-')}.txt`, import.meta.url)

/** `TAVOLA_TRANSCRIPTS=write` writes the files again. */
const writes = process.env.TAVOLA_TRANSCRIPTS === 'write'

describe('Browser: simulated announcements, without a screen reader', () => {
  const heard = new Map<string, Heard[]>()

  for (const walk of writes ? walks : byDay(walks, ({ title }) => title === 'a whole booking')) {
    it(`WCAG 4.1.2, 4.1.3: ${walk.title} matches its transcript`, async () => {
      const diner = await walk.walk()
      heard.set(walk.title, diner.heard)
      expect(diner.errors).to.deep.equal([])
      const transcript = transcriptOf(walk, diner.heard)
      if (writes) await writeFile(fileOf(walk.title), transcript)
      expect(transcript).to.equal(await readFile(fileOf(walk.title), 'utf8'))
    })

    it(`WCAG 2.4.3, 4.1.3: in the transcript of ${walk.title} each press has a response, nothing is announced twice or unheard, and something always has the focus`, () => {
      expect(faultsOf(heard.get(walk.title)!)).to.deep.equal([])
    })
  }
})

let ids = 0
const part = (role: string, name = '', over: Partial<Part> = {}): Part => ({
  id: ++ids,
  role,
  name,
  value: '',
  description: '',
  properties: {},
  ...over,
})

const focused = (it: Part, around: readonly Part[] = [], facts: Partial<Facts> = {}): Focused => ({
  part: it,
  around,
  facts: { lists: [], ...facts },
})

const typed = (text: string, isSelected = false) => ({ content: { text, isSelected, placeholder: '' } })

const says = (it: Part, facts: Partial<Facts> = {}) => wordsOfFocus(focused(it, [], facts), null)

/** In the wording of NVDA: source/speech/speech.py, getPropertiesSpeech; source/controlTypes/processAndLabelStates.py. */
describe('Transcripts: the wording of NVDA', () => {
  it('a control is announced with its name, role, value, states, description and position', () => {
    const invalid = { required: true, invalid: 'true' }
    const wrong = { description: 'Please enter your first name', properties: invalid }
    expect(says(part('textbox', 'First Name', wrong), typed(''))).to.deep.equal([
      'First Name, edit, required, invalid entry, Please enter your first name, blank',
    ])
    expect(says(part('textbox', 'Email'), typed('anna@', true))).to.deep.equal([
      'Email, edit, selected anna@',
    ])
    const box = { expanded: false, autocomplete: 'list', editable: 'plaintext' }
    expect(says(part('combobox', 'Location', { properties: box }), typed(''))).to.deep.equal([
      'Location, combo box, collapsed, has auto complete, editable, blank',
    ])
    const list = part('combobox', 'Guests', { value: '2', properties: { expanded: false } })
    expect(says(list)).to.deep.equal(['Guests, combo box, 2, collapsed'])
    const radio = part('radio', '19:30', { properties: { checked: 'true' } })
    expect(says(radio, { position: [2, 5] })).to.deep.equal(['19:30, radio button, checked, 2 of 5'])
    const option = part('option', 'Milano Cork', { properties: { selected: true } })
    expect(says(option, { position: [1, 4] })).to.deep.equal(['Milano Cork, 1 of 4'])
    expect(says(part('heading', 'Your Details', { properties: { level: 2 } }))).to.deep.equal([
      'Your Details, heading, level 2',
    ])
    const waits = part('button', 'Continue', { properties: { disabled: true, busy: true } })
    expect(says(waits)).to.deep.equal(['Continue, button, unavailable, busy'])
  })

  it('a container is announced once, when the focus enters it, and a layout element never', () => {
    const page = part('main')
    const widget = part('region', 'Milano restaurants')
    const around = [page, part('group'), widget, part('list')]
    const first = focused(part('link', 'Your email'), around, { lists: [2] })
    expect(wordsOfFocus(first, null)).to.deep.equal([
      'main landmark',
      'Milano restaurants, region',
      'list with 2 items',
      'Your email, link',
    ])
    expect(wordsOfFocus(focused(part('button', 'Back'), [page, widget]), first)).to.deep.equal([
      'Back, button',
    ])
    const problems = part('group', 'There are 5 problems')
    expect(wordsOfFocus(focused(part('link', 'Your email'), [problems]), focused(problems))).to.deep.equal([
      'Your email, link',
    ])
  })

  it('for a day in a grid only a new row, and a new column with its heading, are announced', () => {
    const grid = part('grid', 'November 2026')
    const day = (name: string, row: number, column: number) =>
      focused(part('button', name), [grid], { cell: { row, column, head: 'Friday' } })
    const first = day('20', 4, 5)
    expect(wordsOfFocus(first, null)).to.deep.equal([
      'November 2026, table',
      'row 4, Friday, column 5',
      '20, button',
    ])
    expect(wordsOfFocus(day('27', 5, 5), first)).to.deep.equal(['row 5', '27, button'])
  })

  it('an alert that the focus enters is read with its text', () => {
    const ok = focused(part('button', 'OK'), [part('alert')], { alert: 'Something went wrong.' })
    expect(wordsOfFocus(ok, null)).to.deep.equal(['alert, Something went wrong.', 'OK, button'])
  })

  it('while the focus stays, only what is new is announced, and not what was typed', () => {
    const before = part('textbox', 'Email')
    const wrong = { ...before, properties: { invalid: 'true' }, description: 'Please enter your email' }
    expect(wordsOfChange(focused(wrong, [], typed('a')), focused(before, [], typed('')))).to.equal(
      'invalid entry, Please enter your email',
    )
    const list = part('combobox', 'Guests', { value: '2' })
    expect(wordsOfChange(focused({ ...list, value: '3' }), focused(list))).to.equal('3')
    const box = part('checkbox', 'Terms', { properties: { checked: 'true' } })
    const unticked = { ...box, properties: { checked: 'false' } }
    expect(wordsOfChange(focused(unticked), focused(box))).to.equal('not checked')
  })
})
