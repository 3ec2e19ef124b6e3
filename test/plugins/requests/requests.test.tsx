import { expect } from 'chai'
import { customerFields } from 'tavola'
import requests from '../../../plugins/requests'
import { withSentence, withSentenceChanged, withoutSentence } from '../../../plugins/requests/sentences'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand as milano } from '../../../themes/milano/brand'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { logged } from '../../kit/logged'
import { form, table, threshold } from '../../kit/stand-ins'

const plugins = [threshold, form, requests]
const filled = { ...atDetails, customer: anna }

const renderRequests = (over: object = {}) => renderPlugins({ plugins, first: filled, ...over })
type Diner = Awaited<ReturnType<typeof renderRequests>>

const typed = (specialRequests: string) => ({
  first: { ...atDetails, customer: { ...anna, specialRequests } },
})
const text = (diner: Diner) => diner.kernel.facts.customer.specialRequests
/** What describes the chips' group. */
const note = () =>
  document.getElementById(document.querySelector('.requests fieldset')!.getAttribute('aria-describedby')!)!
    .textContent
const full = "There isn't enough room for this. Please shorten your special requests first."

describe('requests: chips that write into the special requests', () => {
  it('each is a checkbox, and writes its sentence in front of what was typed', async () => {
    const diner = await renderRequests(typed('Near the oven'))
    await diner.finds('checkbox', 'High chair')
    expect(diner.within('group', 'Anything the restaurant should know?').getsAll('checkbox')).to.have.length(
      6,
    )
    await diner.clicks('checkbox', 'High chair')
    await diner.clicks('checkbox', 'Window table')
    expect(note()).to.equal('Your choices go into your special requests.')
    expect(text(diner)).to.equal('High chair. Window table. Near the oven')
    expect(diner.gets('textbox', 'Special Requests')).to.have.property('value', text(diner))
    expect(diner.reads()).to.include('161 characters left')
    expect(diner.gets('checkbox', 'High chair')).to.have.property('checked', true)
    expect(diner.gets('checkbox', 'Terrace')).to.have.property('checked', false)
  })

  it('payload.booking: they are sent as special requests', async () => {
    const diner = await renderRequests({
      plugins: [threshold, { ...form, payload: customerFields }, requests],
    })
    await diner.clicks('checkbox', 'Birthday')
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    const [request] = diner.network.sent('POST /api/bookings/create')
    expect(request!.body).to.include({ specialRequests: 'Birthday.| Source: Website' })
  })

  it('a chip that is taken back removes its sentence and nothing that was typed', async () => {
    const diner = await renderRequests(typed('Near the oven'))
    for (const name of ['High chair', 'Step-free access', 'Birthday']) await diner.clicks('checkbox', name)
    await diner.clicks('checkbox', 'Step-free access')
    expect(text(diner)).to.equal('High chair. Birthday. Near the oven')
    for (const name of ['High chair', 'Birthday']) await diner.clicks('checkbox', name)
    expect(text(diner)).to.equal('Near the oven')
  })

  it('a sentence that the diner deletes or changes is no longer chosen, and stays as typed', async () => {
    const diner = await renderRequests()
    await diner.clicks('checkbox', 'High chair')
    await diner.fills('Special Requests', 'Two high chairs')
    expect(diner.gets('checkbox', 'High chair')).to.have.property('checked', false)
    await diner.clicks('checkbox', 'High chair')
    expect(text(diner)).to.equal('High chair. Two high chairs')
    await diner.clicks('checkbox', 'High chair')
    expect(text(diner)).to.equal('Two high chairs')
  })

  it('one that would be cut is refused, which is announced', async () => {
    const long = 'a'.repeat(175)
    const diner = await renderRequests(typed(long))
    await diner.clicks('checkbox', 'Birthday')
    expect(text(diner)).to.equal(long)
    expect(diner.gets('checkbox', 'Birthday')).to.have.property('checked', false)
    expect(note()).to.equal(`Error: ${full}`)
    expect(diner.gets('status').textContent).to.equal(full)
    await diner.fills('Special Requests', 'Near the oven')
    expect(note()).to.equal('Your choices go into your special requests.')
  })

  it('one that just has room is taken', async () => {
    const diner = await renderRequests(typed('a'.repeat(170)))
    await diner.clicks('checkbox', 'Birthday')
    expect(text(diner)).to.equal(`Birthday. ${'a'.repeat(170)}`)
    expect(text(diner)).to.have.lengthOf(180)
  })

  it('the brand names the chips and their order', async () => {
    const diner = await renderRequests({
      brand: { options: { requests: { offer: ['birthday', 'highChair'] } } },
    })
    await diner.finds('checkbox', 'Birthday')
    const names = [...document.querySelectorAll('.requests .chip')].map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['Birthday', 'High chair'])
  })

  it('a chip that there is not is reported', () => {
    const check = (offer: readonly string[]) =>
      logged(() => checkPluginOptions([requests], { ...milano, options: { requests: { offer } } }))
    expect(check(['birthday', 'allergies'])).to.deep.equal([])
    expect(check(['birthday', 'pony'])[0]).to.match(/invalid "offer"/)
  })

  for (const [what, confirmed] of [
    ['a question is no request for a table', false],
    ['one that is about a table has them', true],
  ] as const)
    it(`general-enquiry.optional: ${what}`, async () => {
      const direct = { ...form, journey: { ...table.journey!, direct: true as const } }
      const ask = { ...direct, steps: [{ ...form.steps![0]!, when: () => true }] }
      const diner = await renderRequests({
        plugins: [threshold, ask, requests],
        first: { ...filled, confirmed },
        brand: { journeys: ['Booking'] },
      })
      await diner.finds('textbox', 'First Name')
      await diner.waits()
      expect(diner.has('checkbox', 'High chair')).to.equal(confirmed)
    })
})

describe('requests: allergies', () => {
  const which = 'Which allergies?'

  it('allergies that are cut for lack of room end with a whole character', async () => {
    const diner = await renderRequests(typed('x'.repeat(150)))
    await diner.clicks('checkbox', 'Allergies')
    for (let length = 0; length < 2; length++) {
      await diner.fills(which, `${'n'.repeat(length)}${'😀'.repeat(30)}`)
      expect(diner.kernel.problems.at('details').has('specialRequests')).to.be.false
      expect(text(diner)).to.match(/^Allergies: n?(😀)+\. x+$/u)
    }
  })

  it('the chip opens a field, which completes its sentence', async () => {
    const diner = await renderRequests(typed('Near the oven'))
    await diner.clicks('checkbox', 'Allergies')
    expect(text(diner)).to.equal('Allergies. Near the oven')
    await diner.types(which, 'nuts, $& and eggs.')
    expect(text(diner)).to.equal('Allergies: nuts, $& and eggs. Near the oven')
    expect(diner.gets('textbox', which)).to.have.property('value', 'nuts, $& and eggs.')
    expect(note()).to.equal('Your choices go into your special requests.')
  })

  for (const [words, sentence] of [
    ['  nuts ', 'Allergies: nuts.'],
    ['nuts, e.g. almonds', 'Allergies: nuts, e.g. almonds.'],
    ['  ', 'Allergies.'],
  ] as const)
    it(`its sentence has the words alone, and ends once: ${JSON.stringify(words)}`, async () => {
      const diner = await renderRequests()
      await diner.clicks('checkbox', 'Allergies')
      await diner.fills(which, words)
      expect(text(diner)).to.equal(sentence)
    })

  it('are in no other sentence', async () => {
    const diner = await renderRequests()
    await diner.clicks('checkbox', 'Allergies')
    await diner.fills(which, 'nuts')
    await diner.clicks('checkbox', 'Birthday')
    expect(text(diner)).to.equal('Allergies: nuts. Birthday.')
  })

  it('taken back, the sentence goes; chosen again, what was typed is still there', async () => {
    const diner = await renderRequests()
    await diner.clicks('checkbox', 'Allergies')
    await diner.fills(which, 'nuts')
    await diner.clicks('checkbox', 'Allergies')
    expect(text(diner)).to.equal('')
    expect(diner.has('textbox', which)).to.be.false
    await diner.clicks('checkbox', 'Allergies')
    expect(text(diner)).to.equal('Allergies: nuts.')
  })

  it('takes as much as is sent, and says when it is full', async () => {
    const diner = await renderRequests(typed('b'.repeat(150)))
    await diner.clicks('checkbox', 'Allergies')
    await diner.fills(which, 'a'.repeat(40))
    expect(text(diner)).to.have.lengthOf(180)
    expect(text(diner)).to.match(/^Allergies: a+\. b+$/)
    expect(diner.gets('status').textContent).to.equal(full)
  })
})

describe('requests: the language of the restaurant', () => {
  const says = async (brand: object) => {
    const diner = await renderRequests({ brand })
    await diner.clicks('checkbox', 'High chair')
    return text(diner)
  }

  it("staff read them in the back end's language", async () => {
    expect(await says({ backEndLanguage: 'it-IT' })).to.equal('Seggiolone.')
  })

  for (const backEndLanguage of ['it', 'ar'])
    it(`has each of them in the language ${backEndLanguage}`, async () => {
      const diner = await renderRequests({ brand: { backEndLanguage } })
      const names = ['High chair', 'Step-free access', 'Window table', 'Terrace', 'Birthday', 'Allergies']
      for (const name of names) await diner.clicks('checkbox', name)
      const sentences = text(diner).split('. ')
      expect(new Set(sentences).size).to.equal(names.length)
      for (const sentence of sentences) {
        expect(sentence).to.match(/^\p{L}/u)
        expect(names).to.not.include(sentence.replace('.', ''))
      }
    })

  it('a language that the plugin lacks leaves them in the brand’s', async () => {
    expect(await says({ backEndLanguage: 'fi' })).to.equal('High chair.')
  })

  it('the brand may reword them', async () => {
    const diner = await renderRequests({
      brand: { messages: { 'requests.highChair': 'Chair for a toddler' } },
    })
    await diner.clicks('checkbox', 'Chair for a toddler')
    expect(text(diner)).to.equal('Chair for a toddler.')
  })
})

describe('requests: its sentences in the text', () => {
  for (const [text, added, result] of [
    ['', [], 'Birthday.'],
    ['Near the oven', [], 'Birthday. Near the oven'],
    ['High chair.', ['High chair.'], 'High chair. Birthday.'],
    ['High chair. Near the oven', ['High chair.'], 'High chair. Birthday. Near the oven'],
    ['High chair.Near the oven', ['High chair.'], 'High chair. Birthday. Near the oven'],
    [
      'Please: High chair. Terrace. Thanks',
      ['High chair.', 'Terrace.'],
      'Please: High chair. Terrace. Birthday. Thanks',
    ],
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
    expect(withSentenceChanged('Terrace. Allergies. Thanks', 'Allergies.', "Allergies: $& or $'.")).to.equal(
      "Terrace. Allergies: $& or $'. Thanks",
    )
  })
})
