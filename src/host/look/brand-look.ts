import { safeDocument } from '../../dom-clobbering'
import type { Brand, Tokens } from '../../contract/brand'
import type { Theme } from './theme'
import { logError } from '../../console'
import type { StyleRoot } from '../../controls/context'
import { hex } from './colour'
import { findLowContrast, type LowContrast } from './contrast'
import { canMixColours, paletteOf } from './palette'
import type { TokenName } from '../../tokens'

/** The limit in case repairs undo each other. */
const maximumRepairs = 20

/** Puts a brand's look into a widget's styles. */
export type ApplyLook = (host: Element, styles: StyleRoot) => Look

export interface Look {
  /** The brand's unreadable colours, with the colours that are shown instead. */
  repairs(): readonly LowContrast[]
  /** Stops watching the page. */
  remove(): void
}

/** Reads a brand's changes to its theme: the scheme, and tokens in each scheme. Fetches the scheme's style sheet. */
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
    // Some versions of jsdom read no style sheet in a shadow root.
    if (!sheet) return { repairs: () => [], remove: () => undefined }
    const [base, inDark, repairs] = rulesOf(sheet)
    setTokens(base, { ...derivedTokens(tokens), ...tokens })
    setTokens(inDark, { ...derivedTokens(dark, tokens), ...dark })

    let repaired: readonly LowContrast[] = []
    const check = () => {
      repairs.cssText = ''
      const chosen = getComputedStyle(host).colorScheme === 'dark' ? { ...tokens, ...dark } : tokens
      repaired = repair(host, repairs, (token) => token in chosen)
      for (const pair of repaired) logRepair(pair, logged)
    }
    let stop = whenConnected(host, check)
    const recheck = () => {
      stop()
      stop = whenConnected(host, check)
    }
    const preference = scheme === 'auto' ? globalThis.matchMedia?.(prefers('dark')) : undefined
    preference?.addEventListener('change', recheck)
    return {
      repairs: () => repaired,
      remove() {
        stop()
        preference?.removeEventListener('change', recheck)
      },
    }
  }
}

/** Repairs one pair at a time, because some tokens depend on others. */
function repair(
  host: Element,
  repairs: CSSStyleDeclaration,
  chosen: (token: TokenName) => boolean,
): LowContrast[] {
  const repaired: LowContrast[] = []
  // The page's own style sheet sets these tokens, and takes precedence.
  const kept = new Set<TokenName>()
  const next = () => findLowContrast(paletteOf(host), chosen, kept)[0]
  for (let pair = next(); pair && repaired.length < maximumRepairs; pair = next()) {
    const { token, value } = pair
    repairs.setProperty(token, value)
    if (hex(paletteOf(host).get(token)!) === value) repaired.push(pair)
    else {
      repairs.removeProperty(token)
      kept.add(token)
    }
  }
  return repaired
}

export const opposite = (scheme: 'light' | 'dark') => (scheme === 'light' ? 'dark' : 'light')
export const prefers = (scheme: string) => `(prefers-color-scheme:${scheme})`
/** The media query in which the dark tokens apply. */
export const whenDark = (scheme: string) => ({ light: 'not all', dark: 'all' })[scheme] ?? prefers('dark')

/** Sets tokens one by one, so that no value can become another rule. */
function setTokens(rule: CSSStyleDeclaration, tokens: Tokens): void {
  for (const [name, value] of Object.entries(tokens)) rule.setProperty(name, value)
}

/** Derives tokens from a brand's accent. `below`: the tokens that these override. A theme's style sheet derives its header. */
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

/** Logs each line once. */
function logRepair(repaired: LowContrast, logged: Set<string>): void {
  const { front, on, ratio, needs, colours, token, value } = repaired
  const pair = `"${front}" (${colours[0]}) on "${on}" (${colours[1]})`
  const line =
    `T037 brand: ${pair} has a contrast of ${ratio.toFixed(2)}:1. Expected ${needs}:1, so "${token}" is ${value} instead.` as const
  if (logged.has(line)) return
  logged.add(line)
  repairLines.add(line)
  logError(line)
}

/** Calls `act` once the element is in a document, before the next frame. Returns a function that stops waiting. */
function whenConnected(host: Element, act: () => void): () => void {
  if (host.isConnected) {
    act()
    return () => undefined
  }
  // jsdom has none.
  if (typeof ResizeObserver === 'undefined') return () => undefined
  // A popup's own element has no size to observe.
  const probe = safeDocument.createElement('i')
  probe.style.cssText = 'position:fixed;width:1px;height:1px;visibility:hidden'
  host.shadowRoot!.append(probe)
  const sizes = new ResizeObserver(() => {
    if (!host.isConnected) return
    end()
    act()
  })
  const end = () => {
    sizes.disconnect()
    probe.remove()
  }
  sizes.observe(probe)
  return end
}
