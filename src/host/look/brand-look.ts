import type { Brand, Tokens } from '../../contract/brand'
import type { Theme } from './theme'
import { logError } from '../../console'
import type { StyleRoot } from '../../controls/styles'
import { hex } from './colour'
import { findings, type ContrastFinding } from './contrast'
import { canMixColours, paletteOf } from './palette'
import type { TokenName } from '../../tokens'
import { whenConnected } from './when-connected'

/** More repairs than pairs would never end. */
const maximumRepairs = 20

/** Puts a brand's look into a widget's styles. */
export type ApplyLook = (host: Element, styles: StyleRoot) => Look

export interface Look {
  /** Colours of the brand that could not be read, and what is shown instead. */
  repairs(): readonly ContrastFinding[]
  /** Ends what watches the page. */
  remove(): void
}

/** What a brand changes in its theme: the scheme, and tokens in each scheme. Fetches what the scheme needs. */
export async function createLook(brand: Brand, theme: Theme): Promise<ApplyLook> {
  const own = theme.scheme ?? 'light'
  const { scheme = own } = brand
  const other = scheme === own ? undefined : (await theme.other?.())?.default
  if (scheme !== own && other === undefined)
    logError(`T038 brand: theme "${brand.theme}" only has a ${own} scheme.`)
  const { tokens, darkTokens: dark = {} } = brand
  const logged = new Set<string>()

  return (host, styles) => {
    if (other !== undefined)
      styles.add(scheme === 'auto' ? `@media ${prefers(opposite(own))}{${other}}` : other)
    const sheet = styles.add(`:host{}@media ${whenDark(scheme)}{:host{}}:host{}`)
    // As in jsdom, which shows nothing: not every version reads a style sheet in a shadow root.
    if (!sheet) return { repairs: () => [], remove: () => undefined }
    const [base, inDark, repairs] = rulesOf(sheet)
    setTokens(base, { ...derivedTokens(tokens), ...tokens })
    setTokens(inDark, { ...derivedTokens(dark, tokens), ...dark })

    let found: readonly ContrastFinding[] = []
    const check = () => {
      repairs.cssText = ''
      const chosen = getComputedStyle(host).colorScheme === 'dark' ? { ...tokens, ...dark } : tokens
      found = repair(host, repairs, (token) => token in chosen)
      for (const finding of found) logRepair(finding, logged)
    }
    let stop = whenConnected(host, check)
    const recheck = () => {
      stop()
      stop = whenConnected(host, check)
    }
    const preference = scheme === 'auto' ? globalThis.matchMedia?.(prefers('dark')) : undefined
    preference?.addEventListener('change', recheck)
    return {
      repairs: () => found,
      remove() {
        stop()
        preference?.removeEventListener('change', recheck)
      },
    }
  }
}

/** One after another, as some tokens follow from others. */
function repair(
  host: Element,
  repairs: CSSStyleDeclaration,
  chosen: (token: TokenName) => boolean,
): ContrastFinding[] {
  const found: ContrastFinding[] = []
  // The page's own style sheet sets these, and wins.
  const kept = new Set<TokenName>()
  const next = () => findings(paletteOf(host), chosen, kept)[0]
  for (let finding = next(); finding && found.length < maximumRepairs; finding = next()) {
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

export const opposite = (scheme: 'light' | 'dark') => (scheme === 'light' ? 'dark' : 'light')
export const prefers = (scheme: string) => `(prefers-color-scheme:${scheme})`
/** The media query under which the dark tokens count. */
export const whenDark = (scheme: string) => ({ light: 'not all', dark: 'all' })[scheme] ?? prefers('dark')

/** One by one, so that no value can become a rule of its own. */
function setTokens(rule: CSSStyleDeclaration, tokens: Tokens): void {
  for (const [name, value] of Object.entries(tokens)) rule.setProperty(name, value)
}

/** What follows from a brand's accent alone. `below`: the tokens under these. A theme's header follows in its style sheet. */
export const derivedTokens = (tokens: Tokens, below: Tokens = {}): Tokens =>
  tokens['--tavola-accent'] === undefined
    ? {}
    : {
        '--tavola-accent-deep': canMixColours()
          ? 'color-mix(in srgb, var(--tavola-accent) 82%, black)'
          : 'var(--tavola-accent)',
        '--tavola-link': below['--tavola-link'] ?? 'var(--tavola-accent)',
      }

function rulesOf({ cssRules }: CSSStyleSheet) {
  const [base, media, repairs] = [...cssRules] as [CSSStyleRule, CSSMediaRule, CSSStyleRule]
  return [base.style, (media.cssRules[0] as CSSStyleRule).style, repairs.style] as const
}

/** The lines about repairs. The doctor leaves them out, as it lists the colours themselves. */
export const repairLines = new Set<string>()

/** Each line once. */
function logRepair(finding: ContrastFinding, logged: Set<string>): void {
  const { front, on, ratio, needs, colours, token, value } = finding
  const pair = `"${front}" (${colours[0]}) on "${on}" (${colours[1]})`
  const line =
    `T037 brand: ${pair} has a contrast of ${ratio.toFixed(2)}:1. Expected ${needs}:1, so "${token}" is ${value} instead.` as const
  if (logged.has(line)) return
  logged.add(line)
  repairLines.add(line)
  logError(line)
}
