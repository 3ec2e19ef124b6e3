import { webAddress } from '../address'
import type { Tokens } from '../contract/brand'
import { logError } from '../console'
import { isCssValue, isToken, tokens, type TokenName } from '../tokens'
import { describeValue, lineOf, unknownName } from './mistake'

/** Returns a brand's valid tokens. Unknown names, and values that the browser does not accept, are reported and left out. */
export function readTokens(raw: Tokens, setting: string): Tokens {
  const read: Partial<Record<TokenName, string>> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (!isToken(name)) {
      const place = { code: 'T035', where: 'brand', kind: 'token' } as const
      logError(lineOf(unknownName(place, name, Object.keys(tokens))))
    } else if (!isSafeValue(name, value)) {
      const addresses = /image/.test(name) ? ', with addresses that are https:// or of your own server' : ''
      const expected = `a value as CSS's "${tokens[name]}" takes it${addresses}`
      const mistake = { what: `invalid "${setting}.${name}"`, expected, received: describeValue(value) }
      logError(lineOf({ code: 'T036', where: 'brand', ...mistake }))
    }
    // `calc` needs the unit.
    else read[name] = value.trim() === '0' ? '0px' : value
  }
  return read
}

/** Whether a text is a value alone: not a second declaration, nor an address in place of a colour. */
const isSafeValue = (name: TokenName, value: string) =>
  isCssValue(tokens[name], value) !== false && hasSafeAddresses(name, value)

const quoted = /"([^"]*)"|'([^']*)'/g
const quotedOrAddress = /"([^"]*)"|'([^']*)'|url\(([^"')]*)/gi

/**
 * Checks addresses in `url()`, and quoted ones in functions such as `image-set()`, which CSS fetches. `var()` can move them to any
 * property. A backslash or a comment could hide them from these patterns.
 */
function hasSafeAddresses(name: TokenName, value: string): boolean {
  if (/\\|\/\*/.test(value)) return false
  // Typeface names may be quoted, and need no function but `var()`.
  if (tokens[name] === 'font-family') return !value.replace(quoted, '').replace(/var\(/gi, '').includes('(')
  return [...value.matchAll(quotedOrAddress)].every(
    ([, double, single, bare]) => webAddress(double ?? single ?? (bare!.trim() || '.')) !== null,
  )
}
