import type { Tokens } from '../../kernel/contract/brand'
import type { LogError } from '../log-error'
import { logUnknownName } from '../did-you-mean'
import { cssTakes } from './css-takes'
import { isToken, tokens, type TokenName } from '../../tokens'

/** A brand's tokens. Unknown names, and values that the browser does not take, are named and left out. */
export function readTokens(raw: Tokens, where: string, logError: LogError): Tokens {
  const read: Partial<Record<TokenName, string>> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (!isToken(name)) logUnknownName(`T035 brand: there is no token`, name, Object.keys(tokens), logError)
    else if (!takes(name, value))
      logError(
        `T036 brand: "${where}.${name}" is wrong. Expected a value as CSS's "${tokens[name]}" takes it.`,
      )
    // `calc` needs the unit.
    else read[name] = value.trim() === '0' ? '0px' : value
  }
  return read
}

/** Only a value gets into the style sheet: no second declaration, and no address where a colour belongs. */
const takes = (name: TokenName, value: string) => cssTakes(tokens[name], value) !== false
