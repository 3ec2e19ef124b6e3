import type { Tokens } from 'tavola'
import { derivedTokens, opposite, prefers, whenDark } from '../../src/host/look/brand-look'
import type { Prepared } from '../../src/host/widget/prepare'

/** The style sheet of what a brand changes in its theme's look: its scheme and its tokens. */
export async function lookOf({ brand, theme }: Prepared): Promise<string> {
  const own = theme.scheme ?? 'light'
  const { scheme = own, tokens, darkTokens = {} } = brand
  const other = scheme === own ? '' : ((await theme.other?.())?.default ?? '')
  const inOther = scheme === 'auto' ? `@media ${prefers(opposite(own))}{${other}}` : other
  return [
    inOther,
    ruleOf({ ...derivedTokens(tokens), ...tokens }),
    `@media ${whenDark(scheme)}{${ruleOf({ ...derivedTokens(darkTokens, tokens), ...darkTokens })}}`,
  ].join('')
}

const ruleOf = (tokens: Tokens) =>
  `:host{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
