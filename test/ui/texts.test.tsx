import '../kit/dom'
import { cleanup, render } from '@testing-library/react'
import { expect } from 'chai'
import { RichText } from 'tavola/controls'
import { atDetails } from '../kit/booking'
import { renderPlugins } from '../kit/diner'
import { form, threshold } from '../kit/stand-ins'

const rendered = (text: string, parts: Record<string, React.ReactNode> = {}) =>
  render(<RichText text={text} parts={parts} />).container.innerHTML

describe('ui: RichText', () => {
  afterEach(cleanup)

  it('fills the placeholders of a text with elements', () => {
    const text = rendered('I agree to the {terms} and the {privacy}.', {
      terms: <a>terms</a>,
      privacy: 'policy',
    })
    expect(text).to.equal(
      '<span>I agree to the <span><a>terms</a></span> and the <span>policy</span>.</span>',
    )
  })

  it('fills a placeholder each time it occurs', () => {
    expect(rendered('{b}{b}', { b: <b /> })).to.equal('<span><span><b></b></span><span><b></b></span></span>')
  })

  it('leaves an unknown placeholder as it is', () => {
    expect(rendered('Hello {name}', { terms: 'terms' })).to.equal('<span>Hello {name}</span>')
  })

  it('server.plain-text: a text is text, never markup', () => {
    expect(rendered('<b>{x}</b>', { x: '<i>' })).to.equal(
      '<span>&lt;b&gt;<span>&lt;i&gt;</span>&lt;/b&gt;</span>',
    )
  })
})

/** A diner at the consent of the details, whose links are the brand's. */
const consents = (terms: string) =>
  renderPlugins({ plugins: [threshold, form], first: atDetails, brand: { links: { terms } } })

describe('ui: a link to a page of the chain', () => {
  it('opens in a new tab, so that typed details are kept', async () => {
    const diner = await consents('/terms')
    const link = diner.gets('link', 'terms and conditions') as HTMLAnchorElement
    expect(link).to.include({
      href: 'https://host.example/terms',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  it('says to a screen reader that it opens in a new tab, beside its name', async () => {
    const diner = await consents('/terms')
    const link = diner.gets('link', 'terms and conditions')
    const about = document.getElementById(link.getAttribute('aria-describedby')!)
    expect(about!.textContent).to.equal('opens in a new tab')
    expect(diner.has('checkbox', 'I agree to the terms and conditions and the privacy policy')).to.be.true
  })

  for (const terms of ['javascript:alert(1)', 'data:text/html,x'])
    it(`with the address ${JSON.stringify(terms)} is plain text`, async () => {
      const diner = await consents(terms)
      expect(diner.reads()).to.include('terms and conditions')
      expect(diner.has('link', 'terms and conditions')).to.be.false
    })
})
