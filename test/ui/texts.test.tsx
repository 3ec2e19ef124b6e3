import '../kit/dom'
import { cleanup, render } from '@testing-library/react'
import { expect } from 'chai'
import { RichText } from 'tavola/controls'
import { descriptionOf, opens } from './set-up'

describe('ui: RichText', () => {
  afterEach(cleanup)

  const linked = { terms: <a>terms</a>, privacy: 'policy' }
  const rows: readonly [rule: string, text: string, parts: Record<string, React.ReactNode>, html: string][] =
    [
      [
        'fills the placeholders of a text with elements',
        'The {terms} and the {privacy}.',
        linked,
        'The <span><a>terms</a></span> and the <span>policy</span>.',
      ],
      [
        'fills a placeholder each time it occurs',
        '{b}{b}',
        { b: <b /> },
        '<span><b></b></span><span><b></b></span>',
      ],
      ['leaves an unknown placeholder as it is', 'Hello {name}', linked, 'Hello {name}'],
      [
        'server.plain-text: a text is text, never markup',
        '<b>{x}</b>',
        { x: '<i>' },
        '&lt;b&gt;<span>&lt;i&gt;</span>&lt;/b&gt;',
      ],
    ]
  for (const [rule, text, parts, html] of rows)
    it(rule, () => {
      const { container } = render(<RichText text={text} parts={parts} />)
      expect(container.innerHTML).to.equal(`<span>${html}</span>`)
    })
})

describe('ui: a link to a page of the chain', () => {
  /** A diner at the consent of the details, whose link is the brand's. */
  const consents = (terms: string) => opens({ brand: { links: { terms } } })

  it('opens in a new tab, so that typed details are kept, and says so beside its name', async () => {
    const diner = await consents('/terms')
    const link = diner.gets('link', 'terms and conditions') as HTMLAnchorElement
    const opened = { href: 'https://host.example/terms', target: '_blank', rel: 'noopener noreferrer' }
    expect(link).to.include(opened)
    expect(descriptionOf(link)).to.equal('opens in a new tab')
    expect(diner.has('checkbox', 'I agree to the terms and conditions and the privacy policy')).to.be.true
  })

  for (const terms of ['javascript:alert(1)', 'data:text/html,x'])
    it(`with the address ${JSON.stringify(terms)} is plain text`, async () => {
      const diner = await consents(terms)
      expect(diner.reads()).to.include('terms and conditions')
      expect(diner.has('link', 'terms and conditions')).to.be.false
    })
})
