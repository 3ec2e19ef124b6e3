import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { TryAgain } from 'tavola/controls'
import { packOf } from '../../tools/languages/packs'
import { removeWidget, renderPlugins, type Diner } from '../kit/diner'
import { threshold } from '../kit/stand-ins'
import { descriptionOf, fails, opens, stepOf } from './set-up'

/** Each error that is seen: its mark, and the text that follows it. */
const errors = () =>
  [...document.querySelectorAll('.error-mark')].map((mark) => {
    const text = mark.nextElementSibling!.textContent
    const sign = mark.querySelector('svg[aria-hidden="true"]')
    return sign && !mark.closest('[hidden]') ? `! ${mark.textContent} ${text}` : text
  })

const leaves = async (diner: Diner, role: string, name: string | RegExp) => {
  await diner.finds(role, name)
  await diner.sees(() => diner.gets(role, name).focus())
  await diner.keys('{Tab}')
}

describe('ui: the sign and the word of an error', () => {
  it('WCAG 1.4.1: are before the error of a field and of a checkbox, and go with it', async () => {
    const diner = await opens()
    expect(errors()).to.deep.equal([])
    await leaves(diner, 'textbox', 'Telephone Number')
    await leaves(diner, 'checkbox', /terms/)
    expect(errors()).to.deep.equal([
      '! Error: Please enter your telephone number',
      '! Error: Please agree to our terms and conditions',
    ])
    // A screen reader says once that a field is wrong.
    const telephone = diner.gets('textbox', 'Telephone Number')
    expect([telephone.ariaInvalid, descriptionOf(telephone)]).to.deep.equal([
      'true',
      'Please enter your telephone number',
    ])
    await diner.types('Telephone Number', '02079460958')
    await diner.clicks('checkbox', /terms/)
    expect(errors()).to.deep.equal([])
  })

  it('WCAG 1.4.1: are before the number of problems, which the links follow', async () => {
    const diner = await opens()
    await diner.presses('Continue')
    const list = diner.gets('group', 'There are 5 problems')
    expect(list.textContent).to.match(/^Error: There are 5 problemsPlease/)
  })

  it('WCAG 1.4.1, error.no-table: are before the text of the banner, but where nothing went wrong', async () => {
    const diner = await renderPlugins({ plugins: [threshold] })
    await fails(diner)
    expect(errors()).to.deep.equal(['! Error: Unexpected / Unknown error'])
    expect(descriptionOf(diner.gets('alert'))).to.equal('Error: Unexpected / Unknown error')
    await fails(diner, { code: 'widget.noAvailability', values: { venue: 'Cork' } })
    expect(diner.gets('alert').textContent).to.match(/^No availability/)
  })

  it('WCAG 1.4.1: are before the text of a part that has failed, with or without a card', async () => {
    const load = () => Promise.reject(new Error())
    const steps = [{ id: 'lost', priority: 'base', when: () => true, load }] as const
    await renderPlugins({ plugins: [definePlugin({ id: 'lost', steps })] })
    expect(errors()).to.deep.equal(["! Error: Sorry, this part of the page didn't load."])
    removeWidget()
    const list = stepOf('List', () => <TryAgain text="The list failed." onPress={() => undefined} />)
    const diner = await renderPlugins({ plugins: [list] })
    expect(diner.gets('text', 'The list failed.').textContent).to.equal('Error: The list failed. Try again')
  })

  it('are in the language of the brand', async () => {
    const messages = packOf('it')
    const diner = await opens({ brand: { locale: 'it-IT', messages } })
    await leaves(diner, 'textbox', 'Email')
    expect(errors()).to.deep.equal(['! Errore: Inserisca il suo indirizzo email'])
  })
})
