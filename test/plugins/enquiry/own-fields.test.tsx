import { expect } from 'chai'
import { summaryOf } from '../../../src/kernel/screen/summary'
import { anna } from '../../kit/booking'
import { fills, group, input, opens, question, sends } from './setup'

const size = 'How many people? (optional)'
const wrong = 'Enter a number from 15 to 200, or leave it empty'

describe('enquiry: how many a group is', () => {
  it('guests.how-many: the number stands in front of the special requests, for the host too', async () => {
    const host = { transformSpecialRequests: (text: string) => text.toUpperCase() }
    const diner = await opens({ ...group, host })
    await fills(diner, size, '22')
    await diner.fills('Special Requests', 'A birthday')
    expect(await sends(diner)).to.equal('GROUP OF 22. A BIRTHDAY| Source: Website')
  })

  it('guests.how-many: the bar has the number of a group once it is known, and else 15+', async () => {
    const diner = await opens(group)
    for (const [typed, said] of [
      ['', '15+'],
      ['16', '16'],
      ['7', '15+'],
      ['16', '16'],
    ] as const) {
      await fills(diner, size, typed)
      expect(summaryOf(diner.kernel)).to.match(new RegExp(`for ${said.replace('+', '\\+')} people$`))
    }
    await diner.sees(() => diner.kernel.choices.set({ adults: 4 }))
    expect(diner.kernel.facts.groupSize).to.equal(null)
  })

  it("guests.how-many: what is no group's stays and says so, until it is; Continue leads to it", async () => {
    const diner = await opens(group)
    for (const text of ['14', '201', '0', '-20', '15.5', 'about 20']) {
      await fills(diner, size, '15')
      expect(diner.reads()).to.not.include(wrong)
      expect(diner.kernel.problems.at('details').size).to.equal(0)
      await fills(diner, size, text)
      expect(diner.reads(), text).to.include(wrong)
      expect(input(size)).to.include({ value: text, ariaInvalid: 'true' })
    }
    await diner.presses('Continue')
    await diner.clicks('link', wrong)
    expect(document.activeElement).to.equal(input(size))
    await diner.sees(() => diner.kernel.choices.set({ adults: 4, time: '19:30', confirmed: true }))
    expect(diner.kernel.problems.at('details').has('groupSize')).to.be.false
  })

  it('digits of other scripts count, a press selects the number, and arrows change it within limits', async () => {
    const diner = await opens(group)
    const limits = { ariaValueMin: '15', ariaValueMax: '200', inputMode: 'numeric' }
    expect(diner.gets('spinbutton', size)).to.include(limits)
    await fills(diner, size, '٢٢')
    expect(diner.kernel.facts.groupSize).to.equal(22)
    await diner.clicks('textbox', 'First Name')
    await diner.clicks('spinbutton', size)
    for (const [keys, expected] of [
      ['30', 30],
      ['{ArrowUp}', 31],
      ['{ArrowDown}{ArrowDown}', 29],
      ['{Control>}a{/Control}{Backspace}{ArrowUp}', 15],
      ['{ArrowDown}', 15],
    ] as const) {
      await diner.keys(keys)
      expect(diner.kernel.facts.groupSize, keys).to.equal(expected)
    }
  })

  it('letters are refused, which is announced once until the number changes; a shortcut is none', async () => {
    const diner = await opens(group)
    await diner.clicks('spinbutton', size)
    const refusals = () => diner.heard.filter((text) => text === 'Please use digits only').length
    for (const [keys, heard] of [
      ['{Control>}a{/Control}{Meta>}a{/Meta}', 0],
      ['many', 1],
      ['2x', 2],
    ] as const) {
      await diner.keys(keys)
      expect(refusals(), keys).to.equal(heard)
      await diner.sees(() => diner.kernel.announcer.announce('Something else'))
    }
  })

  it('number and requests together are cut as the requests alone would be', async () => {
    const diner = await opens(group)
    await fills(diner, size, '22')
    expect(diner.reads()).to.include('187 characters left')
    const customer = { ...anna, specialRequests: 'a'.repeat(188) }
    await diner.sees(() => diner.kernel.choices.set({ customer }))
    const text = (await sends(diner)) as string
    expect(text).to.equal(`Group of 22. ${'a'.repeat(167)}...| Source: Website`)
  })
})

const asks = 'Please enter your question'
const needed = { options: { enquiry: { requireQuestion: true } } }

describe('enquiry: the question of a general enquiry', () => {
  it('comes first, has several lines and no hidden characters, and stands before the requests', async () => {
    const diner = await opens(question)
    expect(diner.gets('textbox', 'Your question')).to.include({ rows: 5, ariaRequired: 'false' })
    await diner.fills('Your question', 'Do you\u202e cater?\n\ufffcFor\t40? ')
    await diner.fills('Special Requests', 'A cake')
    expect(diner.reads()).to.match(/Your question\(optional\).*Add a date.*First Name/)
    expect(await sends(diner)).to.equal('Do you cater?\nFor 40? A cake| Source: Website')
  })

  it('both together are no longer than what is sent, and say how much is left', async () => {
    const diner = await opens(question, { customer: { ...anna, specialRequests: 'a'.repeat(80) } })
    expect(diner.gets('textbox', 'Your question')).to.have.property('maxLength', 100)
    expect(diner.reads()).to.include('100 characters left')
    await diner.fills('Your question', 'b'.repeat(99))
    expect(diner.reads()).to.match(/\D1 character left/)
    expect(diner.gets('textbox', 'Special Requests')).to.have.property('maxLength', 100)
    expect(await sends(diner)).to.equal(`${'b'.repeat(99)} ${'a'.repeat(80)}| Source: Website`)
  })

  it('where the brand requires it, Continue leads to it until it is there', async () => {
    const diner = await opens({ ...question, brand: needed })
    const field = diner.gets('textbox', 'Your question')
    expect(field).to.have.property('ariaRequired', 'true')
    expect(diner.reads()).to.not.include('Your question(optional)').and.not.include(asks)
    await diner.fills('Your question', '  ')
    await diner.presses('Continue')
    await diner.clicks('link', asks)
    expect(document.activeElement).to.equal(field)
    await diner.fills('Your question', 'Do you cater?')
    expect(diner.reads()).to.not.include(asks)
    expect(await sends(diner)).to.equal('Do you cater? | Source: Website')
  })

  it('requests.empty: where the brand requires it, a group is not asked', async () => {
    const diner = await opens({ ...group, brand: { ...group.brand, ...needed } })
    expect(diner.has('textbox', 'Your question')).to.be.false
    expect(await sends(diner)).to.equal('| Source: Website')
  })
})
