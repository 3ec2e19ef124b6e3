import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { TryAgain } from 'tavola/controls'
import { atDetails } from '../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../kit/diner'
import { form, page, threshold } from '../kit/stand-ins'

/** Each error that is seen: its mark, and the text that follows it. */
const errors = () =>
  [...document.querySelectorAll('.error-mark')].map((mark) => {
    const text = mark.nextElementSibling!.textContent
    const sign = mark.querySelector('svg[aria-hidden="true"]')
    return sign && !mark.closest('[hidden]') ? `! ${mark.textContent} ${text}` : text
  })

const described = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby')!)!.textContent

const leaves = async (diner: Diner, role: string, name: string | RegExp) => {
  await diner.finds(role, name)
  await diner.sees(() => diner.gets(role, name).focus())
  await diner.keys('{Tab}')
}

describe('ui: the sign and the word of an error', () => {
  const details = () => renderPlugins({ plugins: [threshold, form], first: atDetails })

  it('WCAG 1.4.1: are before the error of a field and of a checkbox, and go with it', async () => {
    const diner = await details()
    expect(errors()).to.deep.equal([])
    await leaves(diner, 'textbox', 'Telephone Number')
    await leaves(diner, 'checkbox', /terms/)
    expect(errors()).to.deep.equal([
      '! Error: Please enter your telephone number',
      '! Error: Please agree to our terms and conditions',
    ])
    await diner.types('Telephone Number', '02079460958')
    await diner.clicks('checkbox', /terms/)
    expect(errors()).to.deep.equal([])
  })

  it('WCAG 3.3.1: a screen reader says once that a field is wrong', async () => {
    const diner = await details()
    await leaves(diner, 'textbox', 'Email')
    const email = diner.gets('textbox', 'Email')
    expect([email.ariaInvalid, described(email)]).to.deep.equal(['true', 'Please enter your email'])
  })

  it('WCAG 1.4.1: are before the number of problems, which the links follow', async () => {
    const diner = await details()
    await diner.presses('Continue')
    expect(diner.gets('group', 'There are 5 problems').textContent).to.match(
      /^Error: There are 5 problemsPlease/,
    )
  })

  it('WCAG 1.4.1: are before the text of the banner, and heard with it', async () => {
    const diner = await renderPlugins({ plugins: [threshold] })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    expect(errors()).to.deep.equal(['! Error: Unexpected / Unknown error'])
    expect(described(diner.gets('alert'))).to.equal('Error: Unexpected / Unknown error')
  })

  it('error.no-table: is no error, as nothing went wrong', async () => {
    const diner = await renderPlugins({ plugins: [threshold] })
    await diner.sees(() =>
      diner.kernel.banner.fail({ code: 'widget.noAvailability', values: { venue: 'Cork' } }),
    )
    expect(diner.gets('alert').textContent).to.match(/^No availability/)
  })

  it('WCAG 1.4.1: are before the text of a part that has failed, with or without a card', async () => {
    const noFile = definePlugin({
      id: 'no-file',
      steps: [{ id: 'no-file', priority: 'base', when: () => true, load: () => Promise.reject(new Error()) }],
    })
    await renderPlugins({ plugins: [noFile] })
    expect(errors()).to.deep.equal(["! Error: Sorry, this part of the page didn't load."])
    removeWidget()
    const again = () => <TryAgain text="The list failed." onPress={() => undefined} />
    const list = definePlugin({
      id: 'list',
      steps: [{ id: 'list', priority: 'base', when: () => true, load: page('List', again) }],
    })
    const diner = await renderPlugins({ plugins: [list] })
    expect(diner.gets('text', 'The list failed.').textContent).to.equal('Error: The list failed. Try again')
  })

  it('are in the language of the brand', async () => {
    const { default: pack } = await import('../../themes/languages/it')
    const diner = await renderPlugins({
      plugins: [threshold, form],
      first: atDetails,
      brand: { locale: 'it-IT', messages: pack },
    })
    await leaves(diner, 'textbox', 'Email')
    expect(errors()).to.deep.equal(['! Errore: Inserisca il suo indirizzo email'])
  })
})
