import type { Brand } from '../../kernel/brand'
import type { Theme } from '../catalogue'
import { complain } from '../complain'
import type { StyleRoot } from '../../ui/styles'
import { findings, type ContrastFinding } from './contrast'
import { noteRepairs } from './contrast-findings'
import { mixes, paletteOf } from './palette'
import { readTokens, type Tokens } from './read-tokens'

/** More repairs than there are pairs would be a circle. */
const most = 20

/** Puts a brand's look into a widget's styles; returns what ends it. */
export type Dress = (host: Element, styles: StyleRoot) => () => void

/** What a brand changes in its theme's look: the scheme, and tokens in either. Fetches what the scheme needs. */
export async function fitLook(brand: Brand, theme: Theme): Promise<Dress> {
  const own = theme.scheme ?? 'light'
  const { scheme = own } = brand
  const other = scheme === own ? undefined : (await theme.other?.())?.default
  if (scheme !== own && other === undefined)
    complain(`brand: the theme "${brand.theme}" has no other scheme than "${own}".`)
  const tokens = readTokens(brand.tokens, 'tokens', complain)
  const dark = readTokens(brand.darkTokens ?? {}, 'darkTokens', complain)
  const said = new Set<string>()

  return (host, styles) => {
    if (other !== undefined)
      styles.add(scheme === 'auto' ? `@media ${prefers(opposite(own))}{${other}}` : other)
    const sheet = styles.add(`:host{}@media ${whenDark(scheme)}{:host{}}:host{}`)
    const [base, inDark, repairs] = rulesOf(sheet!)
    put(base, { ...deepened(tokens), ...tokens })
    put(inDark, { ...deepened(dark), ...dark })

    const check = () => {
      repairs.cssText = ''
      const chosen = getComputedStyle(host).colorScheme === 'dark' ? { ...tokens, ...dark } : tokens
      const found: ContrastFinding[] = []
      // One after another: what follows from a repaired token is repaired with it.
      const next = () => findings(paletteOf(host), (token) => token in chosen)[0]
      for (let finding = next(); finding && found.length < most; finding = next()) {
        repairs.setProperty(finding.token, finding.value)
        found.push(finding)
      }
      noteRepairs(host, found)
      for (const finding of found) say(finding, said)
    }
    check()
    if (scheme !== 'auto') return () => undefined
    const preference = matchMedia(prefers('dark'))
    preference.addEventListener('change', check)
    return () => preference.removeEventListener('change', check)
  }
}

const opposite = (scheme: 'light' | 'dark') => (scheme === 'light' ? 'dark' : 'light')
const prefers = (scheme: string) => `(prefers-color-scheme:${scheme})`
const whenDark = (scheme: string) => ({ light: 'not all', dark: 'all' })[scheme] ?? prefers('dark')

/** Values go in by their own names, one by one: whatever they hold, none becomes a rule. */
function put(rule: CSSStyleDeclaration, tokens: Tokens): void {
  for (const [name, value] of Object.entries(tokens)) rule.setProperty(name, value)
}

/** A brand that says its accent alone gets the deeper one from it. */
const deepened = (tokens: Tokens): Tokens =>
  tokens['--tavola-accent'] === undefined
    ? {}
    : {
        '--tavola-accent-deep': mixes()
          ? 'color-mix(in srgb, var(--tavola-accent) 82%, black)'
          : 'var(--tavola-accent)',
      }

function rulesOf({ cssRules }: CSSStyleSheet) {
  const [base, media, repairs] = [...cssRules] as [CSSStyleRule, CSSMediaRule, CSSStyleRule]
  return [base.style, (media.cssRules[0] as CSSStyleRule).style, repairs.style] as const
}

/** One line for each, and only once. */
function say(finding: ContrastFinding, said: Set<string>): void {
  const { front, on, ratio, needs, colours, token, value } = finding
  const what = `"${front}" (${colours[0]}) on "${on}" (${colours[1]}) has a contrast of ${ratio.toFixed(2)}:1`
  const line = `brand: ${what}, and needs ${needs}:1 to be read. "${token}" is ${value} instead.`
  if (said.has(line)) return
  said.add(line)
  complain(line)
}
