import '../kit/dom'
import { expect } from 'chai'
import { readTokens } from '../../src/diagnostics/tokens'
import type { Tokens } from '../../src/contract/brand'
import { hostileAddresses } from '../kit/fixtures'
import { logged } from '../kit/logged'

/** The value that is used, and the console's lines. jsdom has no `CSS.supports`, so only addresses are checked. */
function read(name: string, value: string) {
  let tokens: Tokens = {}
  const lines = logged(() => (tokens = readTokens({ [name]: value }, 'tokens')))
  return { value: Object.values(tokens)[0], lines }
}

const takes = (name: string, value: string) =>
  expect(read(name, value), value).to.deep.equal({ value, lines: [] })
const refuses = (name: string, value: string) => expect(read(name, value).value, value).to.equal(undefined)
const image = '--tavola-aside-image'

describe('Addresses in a brand’s tokens', () => {
  it('may be https or the page’s own server', () => {
    for (const value of [
      'none',
      'linear-gradient(180deg, #fff, var(--tavola-accent))',
      'url(olives.svg)',
      'url("/olives.svg"), url( https://pictures.example/a.png )',
      "image-set('a.png' 1x, 'b.png' 2x)",
    ])
      takes(image, value)
    takes('--tavola-accent', 'rgb(1 2 3)')
  })

  it('are refused if they are anything else, in each property and behind a var()', () => {
    for (const address of hostileAddresses.filter((one) => !/["'\n]/.test(one))) {
      refuses(image, `url("${address}")`)
      refuses(image, `image-set("${address}" 1x)`)
    }
    refuses(image, 'url(http://other.example/a.png)')
    refuses(image, 'url(https://a.example/a.png), URL( data:image/png;base64,AA )')
    refuses('--tavola-accent', 'var(--none, url(http://other.example/a.png))')
    refuses(image, '/*"*/ url(http://other.example/a.png) /*"*/')
    refuses(image, String.raw`\75rl(http://other.example/a.png)`)
    expect(read(image, 'url(file:///a.png)').lines).to.deep.equal([
      'T036 brand: invalid "tokens.--tavola-aside-image". Expected a value as CSS\'s "background-image" takes it, with addresses that are https:// or of your own server. Received "url(file:///a.png)".',
    ])
  })

  it('are not confused with quoted typeface names; a typeface may use no function but var()', () => {
    takes('--tavola-font', `"Fraunces Variable", 'A (b)', var(--chain-font), serif`)
    refuses('--tavola-font', 'var(--none, url(http://other.example/a.png))')
    refuses('--tavola-display', 'var(--none, image-set("https://other.example/a.png" 1x))')
  })
})
