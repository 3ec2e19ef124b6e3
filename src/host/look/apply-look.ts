import type { Brand } from '../../kernel/brand'
import type { Theme } from '../brand/catalogue'
import { logError } from '../log-error'
import type { StyleRoot } from '../../ui/styles'
import { hex } from './colour'
import { findings, type ContrastFinding } from './contrast'
import { noteRepairs, repairLines } from './contrast-findings'
import { mixes, paletteOf } from './palette'
import { readTokens, type Tokens } from './read-tokens'
import type { Token } from './tokens'
import { whenConnected } from './when-connected'

/** More repairs than there are pairs would be a circle. */
const most = 20

/** Puts a brand's look into a widget's styles; returns what ends it. */
export type ApplyLook = (host: Element, styles: StyleRoot) => () => void

/** What a brand changes in its theme's look: the scheme, and tokens in either. Fetches what the scheme needs. */
export async function fitLook(brand: Brand, theme: Theme): Promise<ApplyLook> {
  const own = theme.scheme ?? 'light'
  const { scheme = own } = brand
  const other = scheme === own ? undefined : (await theme.other?.())?.default
  if (scheme !== own && other === undefined)
    logError(`brand: the theme "${brand.theme}" has no other scheme than "${own}".`)
  const tokens = readTokens(brand.tokens, 'tokens', logError)
  const dark = readTokens(brand.darkTokens ?? {}, 'darkTokens', logError)
  const said = new Set<string>()

  return (host, styles) => {
    if (other !== undefined)
      styles.add(scheme === 'auto' ? `@media ${prefers(opposite(own))}{${other}}` : other)
    const sheet = styles.add(`:host{}@media ${whenDark(scheme)}{:host{}}:host{}`)
    const [base, inDark, repairs] = rulesOf(sheet!)
    put(base, { ...following(tokens), ...tokens })
    put(inDark, { ...following(dark, tokens), ...dark })

    const check = () => {
      repairs.cssText = ''
      const chosen = getComputedStyle(host).colorScheme === 'dark' ? { ...tokens, ...dark } : tokens
      const found = repair(host, repairs, (token) => token in chosen)
      noteRepairs(host, found)
      for (const finding of found) say(finding, said)
    }
    let stop = whenConnected(host, check)
    const recheck = () => {
      stop()
      stop = whenConnected(host, check)
    }
    const preference = scheme === 'auto' ? matchMedia(prefers('dark')) : undefined
    preference?.addEventListener('change', recheck)
    return () => {
      stop()
      preference?.removeEventListener('change', recheck)
    }
  }
}

/** One after another: what follows from a repaired token is repaired with it. */
function repair(
  host: Element,
  repairs: CSSStyleDeclaration,
  chosen: (token: Token) => boolean,
): ContrastFinding[] {
  const found: ContrastFinding[] = []
  // Those that the page's own style sheet sets, which wins.
  const kept = new Set<Token>()
  const next = () => findings(paletteOf(host), chosen, kept)[0]
  for (let finding = next(); finding && found.length < most; finding = next()) {
    const { token, value } = finding
    repairs.setProperty(token, value)
    if (hex(paletteOf(host).get(token)!) === value) found.push(finding)
    else {
      repairs.removeProperty(token)
      kept.add(token)
    }
  }
  return found
}

const opposite = (scheme: 'light' | 'dark') => (scheme === 'light' ? 'dark' : 'light')
const prefers = (scheme: string) => `(prefers-color-scheme:${scheme})`
const whenDark = (scheme: string) => ({ light: 'not all', dark: 'all' })[scheme] ?? prefers('dark')

/** Values go in by their own names, one by one: whatever they hold, none becomes a rule. */
function put(rule: CSSStyleDeclaration, tokens: Tokens): void {
  for (const [name, value] of Object.entries(tokens)) rule.setProperty(name, value)
}

/** What a brand that says its accent alone gets from it; `said`: what it says besides. A look's header follows by itself. */
const following = (tokens: Tokens, said: Tokens = {}): Tokens =>
  tokens['--tavola-accent'] === undefined
    ? {}
    : {
        '--tavola-accent-deep': mixes()
          ? 'color-mix(in srgb, var(--tavola-accent) 82%, black)'
          : 'var(--tavola-accent)',
        '--tavola-link': said['--tavola-link'] ?? 'var(--tavola-accent)',
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
  repairLines.add(line)
  logError(line)
}
