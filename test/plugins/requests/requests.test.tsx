import { expect } from 'chai'
import { customerFields } from 'tavola/journeys'
import requests from '../../../plugins/requests'
import {
  withSentence,
  withSentenceChanged,
  withoutSentence,
} from '../../../plugins/requests/chips/written-requests'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand as milano } from '../../../themes/milano/brand'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { logged } from '../../kit/logged'
import { form, table, threshold } from '../../kit/stand-ins'

const names = ['High chair', 'Step-free access', 'Window table', 'Terrace', 'Birthday', 'Allergies']
const full = "There isn't enough room for this. Please shorten your special requests first."
const calm = 'Your choices go into your special requests.'
const which = 'Which allergies?'

/** A diner who has typed this into the special requests. */
async function types(specialRequests = '', over: object = {}) {
  const diner = await renderPlugins({
    plugins: [threshold, form, requests],
    first: { ...atDetails, customer: { ...anna, specialRequests } },
    ...over,
  })
  return {
    ...diner,
    /** What is sent. */
    text: () => diner.kernel.facts.customer.specialRequests,
    isChosen: (name: string) => (diner.gets('checkbox', name) as HTMLInputElement).checked,
    async chooses(...names: string[]) {
      for (const name of names) await diner.clicks('checkbox', name)
    },
    /** What describes the chips' group. */
    note() {
      const group = document.querySelector('.requests fieldset')!
      return document.getElementById(group.getAttribute('aria-describedby')!)!.textContent
    },
  }
}

describe('requests: chips that write into the special requests', () => {
  it('each is a checkbox, and writes its sentence in front of what was typed', async () => {
    const diner = await types('Near the oven')
    const group = diner.within('group', 'Anything the restaurant should know?')
    expect(group.getsAll('checkbox')).to.have.length(6)
    await diner.chooses('High chair', 'Window table')
    expect(diner.note()).to.equal(calm)
    expect(diner.text()).to.equal('High chair. Window table. Near the oven')
    expect(diner.gets('textbox', 'Special Requests')).to.have.property('value', diner.text())
    expect(diner.reads()).to.include('161 characters left')
    expect(names.filter(diner.isChosen)).to.deep.equal(['High chair', 'Window table'])
  })

  it('payload.booking: they are sent as special requests', async () => {
    const plugins = [threshold, { ...form, payload: customerFields }, requests]
    const diner = await types('', { plugins })
    await diner.chooses('Birthday')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    const [request] = diner.network.sent('POST /api/bookings/create')
    expect(request!.body).to.include({ specialRequests: 'Birthday.| Source: Website' })
  })

  it('a chip that is taken back removes its sentence and nothing that was typed', async () => {
    const diner = await types('Near the oven')
    await diner.chooses('High chair', 'Step-free access', 'Birthday', 'Step-free access')
    expect(diner.text()).to.equal('High chair. Birthday. Near the oven')
    await diner.chooses('High chair', 'Birthday')
    expect(diner.text()).to.equal('Near the oven')
  })

  it('a sentence that the diner deletes or changes is no longer chosen, and stays as typed', async () => {
    const diner = await types()
    await diner.chooses('High chair')
    await diner.fills('Special Requests', 'Two high chairs')
    expect(diner.isChosen('High chair')).to.be.false
    await diner.chooses('High chair')
    expect(diner.text()).to.equal('High chair. Two high chairs')
    await diner.chooses('High chair')
    expect(diner.text()).to.equal('Two high chairs')
  })

  it('one that would be cut is refused, which is announced; one that just has room is taken', async () => {
    const long = 'a'.repeat(175)
    const diner = await types(long)
    await diner.chooses('Birthday')
    expect([diner.text(), diner.isChosen('Birthday')]).to.deep.equal([long, false])
    expect(diner.note()).to.equal(`Error: ${full}`)
    expect(diner.gets('status').textContent).to.equal(full)
    await diner.fills('Special Requests', 'a'.repeat(170))
    expect(diner.note()).to.equal(calm)
    await diner.chooses('Birthday')
    expect(diner.text()).to.equal(`Birthday. ${'a'.repeat(170)}`)
  })

  it('the brand names the chips and their order, and one that there is not is reported', async () => {
    const optionsOf = (...offer: string[]) => ({ options: { requests: { offer } } })
    const diner = await types('', { brand: optionsOf('birthday', 'highChair') })
    await diner.finds('checkbox', 'Birthday')
    const chips = [...document.querySelectorAll('.requests .chip')].map(({ textContent }) => textContent)
    expect(chips).to.deep.equal(['Birthday', 'High chair'])
    const check = (...offer: string[]) =>
      logged(() => checkPluginOptions([requests], { ...milano, ...optionsOf(...offer) }))
    expect(check('birthday', 'allergies')).to.deep.equal([])
    expect(check('birthday', 'pony')[0]).to.match(/invalid "offer"/)
  })

  for (const [what, confirmed] of [
    ['a question is no request for a table', false],
    ['one that is about a table has them', true],
  ] as const)
    it(`general-enquiry.optional: ${what}`, async () => {
      const direct = { ...form, journey: { ...table.journey!, direct: true as const } }
      const ask = { ...direct, steps: [{ ...form.steps![0]!, when: () => true }] }
      const diner = await types('', {
        plugins: [threshold, ask, requests],
        first: { ...atDetails, customer: anna, confirmed },
        brand: { journeys: ['Booking'] },
      })
      await diner.finds('textbox', 'First Name')
      await diner.waits()
      expect(diner.has('checkbox', 'High chair')).to.equal(confirmed)
    })
})

describe('requests: allergies', () => {
  it('the chip opens a field, which completes its sentence', async () => {
    const diner = await types('Near the oven')
    await diner.chooses('Allergies')
    expect(diner.text()).to.equal('Allergies. Near the oven')
    await diner.types(which, 'nuts, $& and eggs.')
    expect(diner.text()).to.equal('Allergies: nuts, $& and eggs. Near the oven')
    expect(diner.gets('textbox', which)).to.have.property('value', 'nuts, $& and eggs.')
    expect(diner.note()).to.equal(calm)
  })

  it('its sentence has the words alone, ends once, and comes back with the chip', async () => {
    const diner = await types()
    await diner.chooses('Allergies')
    for (const [words, sentence] of [
      ['nuts, e.g. almonds', 'Allergies: nuts, e.g. almonds.'],
      ['  ', 'Allergies.'],
      ['  nuts ', 'Allergies: nuts.'],
    ] as const) {
      await diner.fills(which, words)
      expect(diner.text()).to.equal(sentence)
    }
    await diner.chooses('Birthday')
    expect(diner.text()).to.equal('Allergies: nuts. Birthday.')
    await diner.chooses('Allergies')
    expect([diner.text(), diner.has('textbox', which)]).to.deep.equal(['Birthday.', false])
    await diner.chooses('Allergies')
    expect(diner.text()).to.equal('Birthday. Allergies: nuts.')
  })

  it('takes as much as is sent, in whole characters, and says when it is full', async () => {
    const diner = await types('b'.repeat(150))
    await diner.chooses('Allergies')
    for (let length = 0; length < 2; length++) {
      await diner.fills(which, `${'n'.repeat(length)}${'😀'.repeat(30)}`)
      expect(diner.kernel.problems.at('details').has('specialRequests')).to.be.false
      expect(diner.text()).to.match(/^Allergies: n?(😀)+\. b+$/u)
    }
    await diner.fills(which, 'a'.repeat(40))
    expect(diner.text())
      .to.have.lengthOf(180)
      .and.match(/^Allergies: a+\. b+$/)
    expect(diner.gets('status').textContent).to.equal(full)
  })
})

describe('requests: the language of the restaurant', () => {
  for (const [what, brand, name, sentence] of [
    ["staff read them in the back end's", { backEndLanguage: 'it-IT' }, 'High chair', 'Seggiolone.'],
    [
      'one that the plugin lacks leaves them in the brand’s',
      { backEndLanguage: 'fi' },
      'High chair',
      'High chair.',
    ],
    [
      'the brand may reword them',
      { messages: { 'requests.highChair': 'Chair for a toddler' } },
      'Chair for a toddler',
      'Chair for a toddler.',
    ],
  ] as const)
    it(what, async () => {
      const diner = await types('', { brand })
      await diner.chooses(name)
      expect(diner.text()).to.equal(sentence)
    })

  for (const backEndLanguage of ['it', 'ar'])
    it(`has each of them in the language ${backEndLanguage}`, async () => {
      const diner = await types('', { brand: { backEndLanguage } })
      await diner.chooses(...names)
      const sentences = diner.text().split('. ')
      expect(new Set(sentences).size).to.equal(names.length)
      for (const sentence of sentences) {
        expect(sentence).to.match(/^\p{L}/u)
        expect(names).to.not.include(sentence.replace('.', ''))
      }
    })
})

describe('requests: its sentences in the text', () => {
  for (const [text, added, result] of [
    ['', [], 'Birthday.'],
    ['Near the oven', [], 'Birthday. Near the oven'],
    ['High chair.', ['High chair.'], 'High chair. Birthday.'],
    ['High chair. Near the oven', ['High chair.'], 'High chair. Birthday. Near the oven'],
    ['High chair.Near the oven', ['High chair.'], 'High chair. Birthday. Near the oven'],
    ['Please: Terrace. Thanks', ['High chair.', 'Terrace.'], 'Please: Terrace. Birthday. Thanks'],
    // The diner has changed the sentence.
    ['Two high chairs', ['High chair.'], 'Birthday. Two high chairs'],
  ] as const)
    it(`one comes after those before it and before typed text: ${JSON.stringify(text)}`, () => {
      expect(withSentence(text, 'Birthday.', added)).to.equal(result)
    })

  for (const [text, result] of [
    ['Birthday.', ''],
    ['High chair. Birthday.', 'High chair.'],
    ['Two high chairs. Birthday.', 'Two high chairs.'],
    ['Birthday. Near the oven', 'Near the oven'],
    ['Birthday.Near the oven', 'Near the oven'],
    ['High chair. Birthday. Near the oven', 'High chair. Near the oven'],
    ['Near the oven', 'Near the oven'],
  ] as const)
    it(`one that goes takes only its own space along: ${JSON.stringify(text)}`, () => {
      expect(withoutSentence(text, 'Birthday.')).to.equal(result)
    })

  it('one that changes stays where it is, whatever its characters are', () => {
    const text = withSentenceChanged('Terrace. Allergies. Thanks', 'Allergies.', "Allergies: $& or $'.")
    expect(text).to.equal("Terrace. Allergies: $& or $'. Thanks")
  })
})
