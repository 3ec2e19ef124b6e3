import { expect } from 'chai'
import { anna } from '../../kit/booking'
import { enquiryBody, venue } from '../../kit/fixtures'
import { createReload } from '../../kit/reload'
import { create, general, group, plugins, renderPlugins, sends } from './tables'

const answers = { [create]: enquiryBody() }
const party = { ...group, answers, first: { ...group.first, customer: anna } }
const question = { plugins, answers, first: { ...general, venue: venue(), customer: anna } }

describe('enquiry: the question of a general enquiry', () => {
  it('comes first, in the form and in front of the special requests', async () => {
    const diner = await renderPlugins(question)
    await diner.fills('Your question', 'Do you cater?')
    await diner.fills('Special Requests', 'For 40')
    expect(diner.reads()).to.match(/Your question.*Add a date.*First Name/)
    expect(await sends(diner)).to.equal('Do you cater? For 40| Source: Website')
  })

  it('is large, and says that it is optional', async () => {
    const diner = await renderPlugins(question)
    const field = await diner.finds('textbox', 'Your question')
    expect(field).to.include({ rows: 5, ariaRequired: 'false' })
    expect(diner.reads()).to.include('Your question(optional)')
  })

  it('says how many characters are left', async () => {
    const diner = await renderPlugins(question)
    await diner.finds('textbox', 'Your question')
    expect(diner.reads()).to.include('180 characters left')
    await diner.fills('Your question', 'a'.repeat(179))
    expect(diner.reads()).to.match(/\D1 character left/)
  })

  it('restart.clears: is stored for a reload', async () => {
    const reload = createReload()
    const diner = await renderPlugins({ ...question, plugins: [reload.plugin, ...plugins] })
    await diner.fills('Your question', 'Do you cater?')
    reload.leaves()
    expect(reload.stateOf('enquiry')).to.include({ question: 'Do you cater?' })
  })

  it('requests.empty: may be left empty', async () => {
    const diner = await renderPlugins(question)
    await diner.fills('Special Requests', 'A cake')
    expect(await sends(diner)).to.equal('A cake| Source: Website')
  })

  it('both together are no longer than what is sent', async () => {
    const diner = await renderPlugins({
      ...question,
      first: { ...question.first, customer: { ...anna, specialRequests: 'a'.repeat(80) } },
    })
    await diner.finds('textbox', 'Your question')
    expect(diner.gets('textbox', 'Your question')).to.have.property('maxLength', 100)
    await diner.fills('Your question', 'b'.repeat(99))
    expect(diner.gets('textbox', 'Special Requests')).to.have.property('maxLength', 100)
    const text = (await sends(diner)) as string
    expect(text).to.equal(`${'b'.repeat(99)} ${'a'.repeat(80)}| Source: Website`)
  })

  it('restart.clears: is kept when the diner begins again', async () => {
    const diner = await renderPlugins(question)
    await diner.fills('Your question', 'Do you cater?')
    await diner.sees(() => diner.kernel.navigation.restart())
    await diner.sees(() => diner.kernel.choices.choose('Enquiry'))
    await diner.finds('textbox', 'Your question')
    expect(diner.gets('textbox', 'Your question')).to.have.property('value', 'Do you cater?')
  })

  it('may have several lines, and loses hidden characters', async () => {
    const diner = await renderPlugins(question)
    await diner.fills('Your question', 'Do you\u202e cater?\n\ufffcFor\t40? ')
    expect(await sends(diner)).to.equal('Do you cater?\nFor 40? | Source: Website')
  })

  const needed = { ...question, brand: { options: { enquiry: { requireQuestion: true } } } }
  const asks = 'Please enter your question'

  it('where the brand requires it, Continue leads to it until it is there', async () => {
    const diner = await renderPlugins(needed)
    const field = await diner.finds('textbox', 'Your question')
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

  it('where the brand requires it, groups and parties are not asked', async () => {
    const diner = await renderPlugins({ ...party, brand: needed.brand })
    await diner.finds('textbox', 'First Name')
    expect(await sends(diner)).to.equal('| Source: Website')
  })

  it('groups and parties have none', async () => {
    const diner = await renderPlugins(party)
    await diner.finds('textbox', 'First Name')
    expect(diner.has('textbox', 'Your question')).to.be.false
  })
})
