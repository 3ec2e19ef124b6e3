import type { Brand } from 'tavola'
import type { TokenName } from '../../src/tokens'
import type { Tokens } from '../../src/contract/brand'
import type { CodeBrand } from '../../src/npm/public'

/** Names of tokens. Checked by `tsc`: an expected error that does not come is an error itself. */

export const tokens: Tokens = { '--tavola-accent': '#0a5c36', '--tavola-radius': '0' }
export const none: Tokens = {}
// @ts-expect-error -- A token, misspelt.
export const misspelt: Tokens = { '--tavola-acent': '#0a5c36' }
// @ts-expect-error -- A token without its prefix.
export const unprefixed: Tokens = { accent: '#0a5c36' }
// @ts-expect-error -- A value is a text, as CSS has it.
export const numeric: Tokens = { '--tavola-radius': 4 }
// @ts-expect-error -- Not any custom property is one.
export const name: TokenName = '--house-accent'

export function brands(milano: Brand, own: CodeBrand): readonly object[] {
  const right: Brand = { ...milano, tokens, darkTokens: { '--tavola-accent': '#6c9' } }
  const code: CodeBrand = { ...own, tokens: { '--tavola-accent': '#0a5c36' } }
  // @ts-expect-error -- In the other scheme too.
  const dark: Brand = { ...milano, darkTokens: { '--tavola-paperr': '#000' } }
  // @ts-expect-error -- And in a brand in code.
  const wrong: CodeBrand = { ...own, tokens: { '--tavola-acent': '#0a5c36' } }
  return [right, code, dark, wrong]
}
