import { expect } from 'chai'
import { definePlugin, here } from 'tavola'
import plugin from '../../../plugins/card-guarantee'
import { removeWidget } from '../../kit/diner'
import { threshold } from '../../kit/stand-ins'
import { booking, meetsCard, type Table } from './setup'
import { watchFocus } from './watch-focus'

const never = () => new Promise<never>(() => undefined)

describe('card-guarantee: the fields in the form', () => {
  it('step.card: a press on a field’s label leads into its frame', async () => {
    const diner = await meetsCard()
    await diner.clicks('text', 'CVV')
    expect(diner.braintree.log.at(-1)).to.equal('focus cvv')
  })

  it('step.card: a press on the label of a field that is loading does nothing', async () => {
    const errors: unknown[] = []
    const listen = ({ error }: ErrorEvent) => void errors.push(error)
    window.addEventListener('error', listen)
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = never))
    await diner.clicks('text', 'CVV')
    window.removeEventListener('error', listen)
    expect([errors, diner.faults]).to.deep.equal([[], []])
  })

  it('an error waits until its field is left, whatever happens in the field before', async () => {
    const diner = await meetsCard()
    const fields = diner.braintree.fields()
    for (const event of ['focus', 'notEmpty', 'empty', 'cardTypeChange', 'validityChange'])
      await diner.sees(() => fields.tell(event, 'cvv'))
    expect(diner.reads()).to.not.include('Please enter the CVV')
    await diner.sees(() => fields.tell('blur', 'cvv'))
    expect(diner.reads()).to.include('Please enter the CVV').and.not.include('Please enter your card number')
  })

  it('step.card: only the expiration date has a placeholder and a hint of its own', async () => {
    const diner = await meetsCard()
    expect(diner.gets('group', 'Expiration date').textContent).to.equal('Expiration dateMonth and year')
    const { fields } = diner.braintree.fields().options
    expect(Object.values(fields).map(({ placeholder }) => placeholder)).to.deep.equal([
      undefined,
      'MM / YY',
      undefined,
    ])
  })

  it('WCAG 1.4.1: the box of a field shows that it loads, that it has the focus and that it is complete', async () => {
    let come!: () => void
    const coming = new Promise<void>((resolve) => (come = resolve))
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = () => coming))
    const box = () => diner.gets('group', 'Card number').querySelector('[dir="ltr"]')!.className
    expect(box()).to.equal('card-box card-box-loading')
    await diner.sees(() => come())
    expect(box()).to.equal('card-box')
    const fields = diner.braintree.fields()
    await diner.sees(() => fields.enters('number'))
    expect(box()).to.equal('card-box card-box-focused')
    await diner.sees(() => fields.types('number'))
    expect(box()).to.equal('card-box card-box-valid')
  })

  it('WCAG 2.4.11: a field that gets the focus is in sight with its label', async () => {
    const seen: [string | null, unknown][] = []
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element, how: unknown) {
        seen.push([this.textContent, how])
      },
    })
    try {
      const diner = await meetsCard()
      expect(seen.filter(([text]) => /^(Card number|Expiration date|CVV)/.test(text!))).to.deep.equal([])
      seen.length = 0
      await diner.sees(() => diner.braintree.fields().enters('cvv'))
      expect(seen).to.have.lengthOf(1)
      expect(seen[0]![0]).to.match(/^CVV/)
      expect(seen[0]![1]).to.deep.equal({ block: 'nearest', behavior: 'instant' })
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    }
  })

  it('step.card: the type of the card is announced once it is known', async () => {
    const diner = await meetsCard()
    expect(diner.gets('group', 'Card number').textContent, 'while it may be one of two').to.equal(
      'Card number',
    )
    await diner.sees(() => diner.braintree.fields().is('American Express', 4))
    expect(diner.heard).to.include('American Express')
    await diner.sees(() => diner.braintree.fields().is('Visa', 3))
    expect(diner.heard).to.include('Visa')
    expect(diner.reads()).to.include('3 digits, on the back')
  })

  it('the consent asks for a tick once it is left without one', async () => {
    const diner = await meetsCard()
    const box = diner.gets('checkbox', /terms/)
    expect([box.ariaInvalid, box.ariaRequired, box.getAttribute('aria-describedby')]).to.deep.equal([
      'false',
      'true',
      null,
    ])
    await diner.sees(() => box.focus())
    await diner.keys('{Tab}')
    expect(diner.reads()).to.include('Please agree to the card guarantee terms')
    expect(diner.reads()).to.not.include('Please enter')
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
    const diner = await meetsCard({ plugins: [threshold, booking, plugin, more] })
    expect(diner.reads()).to.match(/its Here: consent-link\..*Here: payment\..*Here: verification\./)
  })

  it('a press by another part of the page shows what is missing, and sends nothing', async () => {
    const diner = await meetsCard()
    await diner.sees(() => void diner.kernel.submission.send())
    expect(diner.reads()).to.include('Please enter your card number')
    expect([diner.nonces(), diner.braintree.log.includes('tokenize')]).to.deep.equal([[null], false])
    expect([diner.has('alert'), diner.faults]).to.deep.equal([false, []])
  })
})

describe('card-guarantee: the focus when the fields do not load', () => {
  const fails = (diner: Table) => diner.waits(10_000)
  const slow = () => meetsCard({}, ({ braintree }) => void (braintree.frames = never))

  it('WCAG 2.4.3: a diner whose field is gone is at "Try again"', async () => {
    const diner = await slow()
    ;(document.activeElement as HTMLElement).blur()
    await fails(diner)
    expect(document.activeElement).to.equal(diner.gets('button', 'Try again'))
  })

  it('WCAG 2.4.3: "Try again" and the fields after it don’t scroll the page', async () => {
    const focus = watchFocus()
    try {
      const diner = await slow()
      ;(document.activeElement as HTMLElement).blur()
      await fails(diner)
      const again = diner.gets('button', 'Try again')
      expect(focus.of(again)).to.deep.equal(['without scrolling'])
      diner.braintree.frames = never
      await diner.presses('Try again')
      const form = document.activeElement as HTMLElement
      expect(focus.of(form)).to.deep.equal(['without scrolling'])
      expect(form.tabIndex).to.equal(-1)
    } finally {
      focus.ends()
    }
  })

  it('WCAG 2.4.3: a diner who is elsewhere stays there', async () => {
    const diner = await slow()
    const box = diner.gets('checkbox', /terms/)
    await diner.sees(() => box.focus())
    await fails(diner)
    expect(document.activeElement).to.equal(box)
  })
})

describe('card-guarantee: Braintree’s fields', () => {
  it('page.third-party-frames: the page’s style sheets do not reach their frames', async () => {
    const diner = await meetsCard({}, ({ braintree }) => {
      braintree.frames = async () =>
        braintree.fields().options.fields.cvv.container.append(document.createElement('iframe'))
    })
    const { container } = diner.braintree.fields().options.fields.cvv
    expect(container.querySelector('iframe')!.style.getPropertyPriority('display')).to.equal('important')
  })

  it('a page’s older Braintree, which knows neither types nor messages, is taken too', async () => {
    const diner = await meetsCard({}, ({ braintree }) => {
      braintree.frames = async () => {
        const { hosted } = braintree.fields()
        const { getState } = hosted
        hosted.getState = () => ({ fields: getState().fields })
        delete hosted.setMessage
      }
    })
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
    expect(diner.nonces()).to.deep.equal([null])
    expect(diner.heard.slice(before)).to.deep.equal([])
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
