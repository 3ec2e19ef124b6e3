import type { LogError } from '../log-error'
import { logUnknownName } from '../options/did-you-mean'
import { isToken, tokens, type Token } from './tokens'

export type Tokens = { readonly [Name in Token]?: string }

/** What of a brand's tokens can be used: an unknown name, or a value that the browser does not take, is named and left out. */
export function readTokens(raw: Readonly<Record<string, string>>, where: string, complain: LogError): Tokens {
  const read: Partial<Record<Token, string>> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (!isToken(name)) logUnknownName(`brand: there is no token`, name, Object.keys(tokens), complain)
    else if (!takes(name, value))
      complain(`brand: "${where}.${name}" is wrong. Expected a value as CSS's "${tokens[name]}" takes it.`)
    // Without a unit it could not be calculated with.
    else read[name] = value.trim() === '0' ? '0px' : value
  }
  return read
}

/** So nothing but a value gets into a style sheet: no second declaration, and no address where a colour belongs. */
const takes = (name: Token, value: string) => CSS.supports(tokens[name], value)
