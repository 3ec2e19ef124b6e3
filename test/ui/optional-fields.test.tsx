import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { DetailsForm } from 'tavola/controls'
import { anna, atDetails } from '../kit/booking'
import { removeWidget, renderWidget } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

/** The same form, with room for 22 characters. */
const brief = definePlugin({
  ...form,
  steps: [{ ...form.steps![0]!, load: async () => ({ default: () => <DetailsForm limit={22} /> }) }],
})

const begins = (specialRequests = '') =>
  renderWidget({
    plugins: [threshold, brief],
    first: { ...atDetails, customer: { ...anna, specialRequests } },
  })

describe('ui: the fields of the details', () => {
  afterEach(removeWidget)

  it('what may be left empty says so beside its name; all else is required', async () => {
    const diner = await begins()
    const field = await diner.finds('textbox', 'Special Requests')
    expect(field.matches('[required]')).to.be.false
    const [mark, note] = field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!)
    expect([mark!.textContent, note!.textContent]).to.deep.equal(['(optional)', '22 characters left'])
    for (const name of ['First Name', 'Last Name', 'Email', 'Telephone Number'])
      expect(diner.gets('textbox', name).matches('[required]'), name).to.be.true
    expect(diner.gets('checkbox', /terms/).matches('[required]')).to.be.true
  })

  for (const [name, type] of [
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
    ['Email', 'email'],
    ['Telephone Number', 'tel'],
  ] as const) {
    it(`WCAG 1.3.5: ${name} is filled in by the browser`, async () => {
      const diner = await begins()
      expect((await diner.finds('textbox', name)).getAttribute('autocomplete')).to.equal(type)
    })
  }

  it('the number of characters left is announced at 20, at 10 and at the end', async () => {
    const diner = await begins()
    const said: (string | null)[] = []
    for (const key of 'A quiet table, please!') {
      await diner.types('Special Requests', key)
      const text = diner.gets('status').textContent
      if (text !== said.at(-1)) said.push(text)
    }
    expect(said).to.deep.equal(['', '20 characters left', '10 characters left', '0 characters left'])
  })

  it('characters that are refused are announced, once until the text changes', async () => {
    const diner = await begins('A quiet table, please!')
    await diner.types('Special Requests', '!!')
    const full = "That's the maximum of 22 characters"
    expect(diner.gets('status').textContent).to.equal(full)
    await diner.sees(() => diner.kernel.announcer.announce('Something else'))
    await diner.types('Special Requests', '!')
    expect(diner.gets('status').textContent).to.equal('Something else')
    await diner.types('Special Requests', '{Backspace}?')
    await diner.types('Special Requests', '!')
    expect(diner.gets('status').textContent).to.equal(full)
    expect(diner.kernel.facts.customer.specialRequests).to.equal('A quiet table, please?')
  })
})
