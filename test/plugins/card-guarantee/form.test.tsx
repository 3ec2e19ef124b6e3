import { expect } from 'chai'
import { frameLook } from '../../../plugins/card-guarantee/card/frames'
import { definePlugin, here } from 'tavola'
import { removeWidget } from '../../kit/diner'
import { hangs, later } from '../../kit/network'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { create, meetsCard, type Table } from './setup'

const warning = 'Please check the fields marked above.'
const missing = [
  'Please enter your card number',
  'Please enter the expiration date',
  'Please enter the CVV',
  'Please agree to the card guarantee terms',
]
const noteOf = (element: Element) => document.getElementById(element.getAttribute('aria-describedby')!)!
const last = ({ braintree }: Table) => braintree.log.at(-1)

describe('card-guarantee: the form', () => {
  it('card.fields: names each frame; only the expiration date has a placeholder and a hint of its own', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).to.include('Nothing is booked yet: we need a card to hold this table.')
    const { fields } = diner.braintree.fields().options
    const told = Object.values(fields).map(({ container: _, ...texts }) => Object.values(texts))
    expect(told).to.deep.equal([
      ['Card number', 'Card number'],
      ['Expiration date', 'Expiration date', 'MM / YY'],
      ['CVV', 'CVV'],
    ])
    expect(diner.gets('group', 'Expiration date').textContent).to.equal('Expiration dateMonth and year')
  })

  it('card.valid, card.invalid: pressed while invalid it warns, marks, and leads to the first field', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).to.not.include(warning)
    await diner.presses('Complete Booking')
    expect(diner.heard.at(-1)).to.equal(warning)
    for (const text of [warning, ...missing]) expect(diner.reads()).to.include(text)
    expect(diner.braintree.log).to.include('focus number').and.not.include('tokenize')
    await diner.sees(() => diner.braintree.fields().types('number'))
    await diner.presses('Complete Booking')
    expect(last(diner)).to.equal('focus expirationDate')
    expect(diner.nonces()).to.deep.equal([null])
    await diner.fillsCard()
    // The announcer keeps its lines for a while.
    const form = diner.gets('button', 'Complete Booking').closest('.guarantee')!
    expect(form.textContent).to.include('CVV is complete').and.not.include(warning)
  })

  it('card.form, card.terms, card.valid: the terms must be ticked, which is said once the box is left', async () => {
    const diner = await meetsCard()
    const box = diner.consent()
    expect([box.ariaInvalid, box.ariaRequired, box.hasAttribute('aria-describedby')]).to.deep.equal([
      'false',
      'true',
      false,
    ])
    await diner.sees(() => box.focus())
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include(missing[3]).and.not.include('Please enter')
    expect([box.ariaInvalid, noteOf(box).textContent]).to.deep.equal(['true', missing[3]])
    await diner.fillsCard()
    await diner.clicks('checkbox', /terms/)
    await diner.presses('Complete Booking')
    expect(document.activeElement).to.equal(box)
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('an error waits until its field is left, whatever happens in the field before', async () => {
    const diner = await meetsCard()
    const fields = diner.braintree.fields()
    for (const event of ['focus', 'notEmpty', 'empty', 'cardTypeChange', 'validityChange'])
      await diner.sees(() => fields.tell(event, 'cvv'))
    expect(diner.reads()).to.not.include(missing[2])
    await diner.sees(() => fields.tell('blur', 'cvv'))
    expect(diner.reads()).to.include(missing[2]).and.not.include(missing[0])
  })

  it('card.accessible: describes each field to a screen reader, in the group and inside the frame', async () => {
    const diner = await meetsCard()
    const fields = diner.braintree.fields()
    const group = diner.gets('group', 'CVV')
    const marks = () => [fields.attribute('cvv', 'aria-invalid'), fields.messages.cvv, group.ariaInvalid]
    expect(marks()).to.deep.equal([false, '', 'false'])
    expect(fields.attribute('cvv', 'aria-required')).to.equal(true)
    await diner.sees(() => fields.types('cvv', false))
    const error = 'Please check the CVV. It has 3 digits'
    expect(noteOf(group).textContent).to.equal(error)
    expect(marks()).to.deep.equal([true, error, 'true'])
    await diner.sees(() => fields.types('cvv'))
    expect(noteOf(group).textContent).to.include('CVV is complete').and.not.include(error)
    expect(diner.gets('status').textContent).to.include('CVV is complete')
    expect(marks()).to.deep.equal([false, '', 'false'])
  })

  it('step.card: the type of the card is said and announced once it is known, and where its CVV is', async () => {
    const diner = await meetsCard()
    const fields = diner.braintree.fields()
    expect(diner.gets('group', 'Card number').textContent, 'of two').to.equal('Card number')
    expect(diner.reads()).to.include('3 digits, on the back')
    await diner.sees(() => fields.is('American Express', 4))
    expect(diner.gets('group', 'Card number').textContent).to.include('American Express')
    expect(diner.heard).to.include('American Express')
    expect(diner.reads()).to.include('4 digits, on the front')
    await diner.sees(() => fields.types('cvv', false))
    expect(diner.reads()).to.include('Please check the CVV. It has 4 digits')
    await diner.sees(() => fields.is('Visa', 3))
    expect(diner.heard).to.include('Visa')
    expect(diner.gets('group', 'CVV').textContent).to.include('3 digits')
  })

  it('step.card: Enter in a frame sends it, and the button waits with the focus while that runs', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, hangs)
    await diner.fillsCard()
    await diner.sees(() => diner.braintree.fields().tell('inputSubmitRequest', 'cvv'))
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1'])
    await diner.sees(() => diner.braintree.fields().tell('inputSubmitRequest', 'cvv'))
    expect(diner.isEnabled('button', 'Complete Booking')).to.be.false
    expect(diner.gets('status').textContent).to.include('Completing Booking...')
    expect(diner.nonces()).to.have.lengthOf(2)
  })

  it('WCAG 2.4.3: the pressed button keeps the focus while the booking is sent', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, hangs)
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    const button = diner.gets('button', 'Complete Booking')
    expect([button.matches(':disabled'), document.activeElement]).to.deep.equal([false, button])
  })

  it('a press by another part of the page shows what is missing, and sends nothing', async () => {
    const diner = await meetsCard()
    await diner.sees(() => void diner.kernel.sender.send())
    expect(diner.reads()).to.include(missing[0])
    expect([diner.nonces(), diner.braintree.log.includes('tokenize')]).to.deep.equal([[null], false])
    expect([diner.has('alert'), diner.faults]).to.deep.equal([false, []])
  })

  it('step.card: a press on a field’s label leads into its frame, or nowhere while it loads', async () => {
    const { answer, come } = later()
    const errors: unknown[] = []
    const listen = ({ error }: ErrorEvent) => void errors.push(error)
    window.addEventListener('error', listen)
    undoAfterTest(() => window.removeEventListener('error', listen))
    const diner = await meetsCard({ fake: { frames: answer } })
    await diner.clicks('text', 'CVV')
    await diner.sees(() => come(undefined))
    await diner.clicks('text', 'CVV')
    expect(last(diner)).to.equal('focus cvv')
    expect([errors, diner.faults]).to.deep.equal([[], []])
  })

  it('WCAG 1.4.1: the box of a field shows that it loads, that it has the focus and that it is complete', async () => {
    const { answer, come } = later()
    const diner = await meetsCard({ fake: { frames: answer } })
    const box = () => diner.gets('group', 'Card number').querySelector('[dir="ltr"]')!.className
    expect(box()).to.equal('card-box card-box-loading')
    await diner.sees(() => come(undefined))
    expect(box()).to.equal('card-box')
    await diner.sees(() => diner.braintree.fields().enters('number'))
    expect(box()).to.equal('card-box card-box-focused')
    await diner.sees(() => diner.braintree.fields().types('number'))
    expect(box()).to.equal('card-box card-box-valid')
  })

  it('WCAG 2.4.11: a field that gets the focus is in sight with its label', async () => {
    const seen: [string | null, unknown][] = []
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element, how: unknown) {
        if (/^(Card number|Expiration date|CVV)/.test(this.textContent!)) seen.push([this.textContent, how])
      },
    })
    undoAfterTest(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    const diner = await meetsCard()
    expect(seen).to.deep.equal([])
    await diner.sees(() => diner.braintree.fields().enters('cvv'))
    expect(seen).to.deep.equal([['CVV3 digits, on the back', { block: 'nearest', behavior: 'instant' }]])
  })

  it('step.card: the consent links to the brand’s terms, in a new tab, so that the typed card is kept', async () => {
    const diner = await meetsCard({ brand: { links: { terms: 'https://host.example/terms' } as never } })
    expect(diner.gets('link', /^terms and conditions/)).to.include({
      href: 'https://host.example/terms',
      target: '_blank',
    })
    removeWidget()
    const other = await meetsCard({ brand: { links: {} as never } })
    expect(other.reads()).to.include('I agree to the card guarantee and its terms and conditions')
    expect(other.has('link', /^terms and conditions/)).to.be.false
  })

  it('other plugins have room for a payment, a check and their own terms', async () => {
    const more = definePlugin({
      id: 'more',
      inserts: (['payment', 'verification', 'consent-link'] as const).map((at) => ({
        at,
        load: here(() => <span>Here: {at}.</span>),
      })),
    })
    const diner = await meetsCard({ more: [more] })
    expect(diner.reads()).to.match(/its Here: consent-link\..*Here: payment\..*Here: verification\./)
  })
})

describe('card-guarantee: Braintree’s fields', () => {
  it('page.third-party-frames: the page’s style sheets do not reach their frames', async () => {
    const containerOf = ({ braintree }: Table) => braintree.fields().options.fields.cvv.container
    const before = (diner: Table) => {
      const frames = async () => containerOf(diner).append(document.createElement('iframe'))
      Object.assign(diner.braintree, { frames })
    }
    const frame = containerOf(await meetsCard({ before })).querySelector('iframe')!
    for (const style of ['display: block', 'width: 100%', 'height: 100%'])
      expect(frame.style.cssText).to.include(`${style} !important`)
  })

  it('a page’s older Braintree, which knows neither types nor messages, is taken too', async () => {
    const before = ({ braintree }: Table) => {
      braintree.frames = async () => {
        const { hosted } = braintree.fields()
        const { getState } = hosted
        hosted.getState = () => ({ fields: getState().fields })
        delete hosted.setMessage
      }
    }
    const diner = await meetsCard({ before })
    await diner.fillsCard()
    await diner.books()
    expect(diner.faults).to.deep.equal([])
  })

  for (const odd of [
    { getState: () => undefined },
    { getState: () => ({ fields: { number: {} } }) },
    { tokenize: async () => ({ nonce: 7 }) },
  ])
    it(`fields with the odd ${Object.entries(odd).join()} offer a second try`, async () => {
      const diner = await meetsCard()
      await diner.fillsCard()
      await diner.sees(() => {
        Object.assign(diner.braintree.fields().hosted, odd)
        diner.braintree.fields().tell('focus', 'cvv')
      })
      if ('tokenize' in odd) await diner.presses('Complete Booking')
      await diner.presses('Try again')
      await diner.fillsCard()
      expect(diner.nonces()).to.deep.equal([null])
    })

  it('submit.posted: those of an earlier visit to the step change nothing', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    const first = diner.braintree.fields()
    await diner.presses('Back')
    const before = diner.heard.length
    await diner.sees(() => first.tell('inputSubmitRequest', 'cvv'))
    expect([diner.nonces(), diner.heard.slice(before)]).to.deep.equal([[null], []])
    await diner.reachesCard()
    const number = diner.gets('group', 'Card number')
    expect(number.textContent).to.not.include('complete')
    await diner.sees(() => first.types('number'))
    expect(number.textContent).to.not.include('complete')
  })

  it('page.third-party-frames: once torn down, Braintree sends no report, in old versions too', async () => {
    const diner = await meetsCard()
    const [client] = diner.braintree.clients
    delete (client as { teardown?: unknown }).teardown
    await diner.presses('Back')
    expect(() => client!.getConfiguration!()).to.throw('The diner has left')
  })

  it('page.third-party-frames: an end that fails is no fault, as they are no longer on the page', async () => {
    const diner = await meetsCard()
    const broken = () => {
      throw new Error('gone already')
    }
    diner.braintree.clients[0]!.teardown = broken
    diner.braintree.fields().hosted.teardown = broken
    await diner.presses('Back')
    await diner.finds('button', 'Edit your details')
    expect(diner.faults).to.deep.equal([])
  })
})

describe('card-guarantee: the look of its fields', () => {
  afterEach(() => document.body.replaceChildren())

  it('is that of the form, with a label’s colour for the placeholder if there is one', () => {
    const lookOf = (content: string) => {
      document.body.innerHTML = `<div style="color: rgb(1, 2, 3); font-family: Jost; font-size: 17px">${content}</div>`
      return frameLook(document.body.firstElementChild as HTMLElement)
    }
    const look = { color: 'rgb(1, 2, 3)', fontFamily: 'Jost', fontSize: '17px', padding: '0 14px' }
    const label = '<span class="label" style="color: rgb(4, 5, 6)">CVV</span>'
    expect(lookOf(label)).to.deep.equal({ ...look, placeholderColor: 'rgb(4, 5, 6)' })
    expect(lookOf('')).to.deep.equal({ ...look, placeholderColor: 'rgb(1, 2, 3)' })
  })
})
