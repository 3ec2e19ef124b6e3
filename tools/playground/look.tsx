import { useId } from 'react'
import { derivedTokens } from '../../src/host/look/brand-look'
import { contrast, hex } from '../../src/host/look/colour'
import { findLowContrast, pairs, type LowContrast } from '../../src/host/look/contrast'
import { paletteOf } from '../../src/host/look/palette'
import type { Theme } from '../../src/host/look/theme'
import { isToken, tokens, type TokenName } from '../../src/tokens'
import hostCss from '../../src/ui/host.css'
import milano from '../../themes/milano'
import notte from '../../themes/notte'
import zaytuna from '../../themes/zaytuna'
import { tokenNotes } from '../docs/reference/notes'
import type { BrandJson } from './settings'

/** A colour and its background, judged as the widget judges them. */
interface JudgedPair {
  readonly front: TokenName
  readonly on: TokenName
  readonly ratio: number
  readonly needs: number
}

interface JudgedLook {
  /** The colours of the look with the brand's own over them, as `#rrggbb`. */
  readonly colours: ReadonlyMap<TokenName, string>
  readonly pairs: readonly JudgedPair[]
  /** What the widget shows instead of unreadable colours. */
  readonly repairs: readonly LowContrast[]
}

const themes: Readonly<Record<string, Theme>> = { milano, notte, zaytuna }

/** Judges a brand's colours by the widget's rules, before any repair. */
export async function lookOf({
  theme: name,
  scheme,
  tokens: light,
  darkTokens,
}: BrandJson): Promise<JudgedLook> {
  const theme: Theme = themes[String(name)] ?? milano
  const dark = isDark(scheme ?? theme.scheme)
  const own: Readonly<Record<string, string>> = { ...(light as object), ...(dark && (darkTokens as object)) }
  const chosen = Object.fromEntries(
    Object.entries(own).filter(([name, value]) => isToken(name) && CSS.supports(tokens[name], value)),
  )
  const other = dark === (theme.scheme === 'dark') ? '' : ((await theme.other?.())?.default ?? '')
  const host = document.createElement('div')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hostCss + theme.css + other)
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
  for (const [name, value] of Object.entries({ ...derivedTokens(chosen), ...chosen }))
    host.style.setProperty(name, value)
  document.body.append(host)
  try {
    const palette = paletteOf(host)
    const judged = pairs.flatMap(({ front, on, needs }) =>
      on.flatMap((ground) => {
        const [above, below] = [palette.get(front), palette.get(ground)]
        return above && below ? [{ front, on: ground, ratio: contrast(above, below), needs }] : []
      }),
    )
    return {
      colours: new Map([...palette].map(([name, colour]) => [name, hex(colour)])),
      pairs: judged,
      repairs: findLowContrast(palette, (token) => token in chosen),
    }
  } finally {
    host.remove()
  }
}

const isDark = (scheme: unknown) =>
  scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)

interface TokensProps {
  readonly look: JudgedLook | null
  /** The brand's own tokens. */
  readonly own: Readonly<Record<string, string>>
  readonly onToken: (name: TokenName, value: string) => void
  readonly disabled: boolean
}

/** Every token. Colours have a picker and their contrast; the others are CSS. */
export function TokenList(props: TokensProps) {
  const names = Object.keys(tokens) as TokenName[]
  const list = (areColours: boolean) => (
    <ul className="pg-tokens">
      {names
        .filter((name) => (tokens[name] === 'color') === areColours)
        .map((name) => (
          <Token key={name} name={name} {...props} />
        ))}
    </ul>
  )
  return (
    <>
      {list(true)}
      <details>
        <summary>Fonts, sizes and shapes</summary>
        {list(false)}
      </details>
    </>
  )
}

function Token({ name, look, own, onToken, disabled }: TokensProps & { readonly name: TokenName }) {
  const id = useId()
  const value = own[name] ?? ''
  const shown = look?.colours.get(name)
  return (
    <li>
      <label htmlFor={id} className="pg-token-name">
        {name.replace('--tavola-', '')}
      </label>
      <p id={`${id}-note`} className="pg-note">
        {tokenNotes[name]}
      </p>
      <span className="pg-token-value">
        {shown !== undefined && (
          <input
            type="color"
            aria-label={`${name.replace('--tavola-', '')}, colour picker`}
            value={shown}
            disabled={disabled}
            onChange={({ target }) => onToken(name, target.value)}
          />
        )}
        <input
          id={id}
          type="text"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          placeholder={shown ?? 'the look’s value'}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onToken(name, target.value)}
        />
        {value !== '' && (
          <button type="button" disabled={disabled} onClick={() => onToken(name, '')}>
            Use the look’s value
          </button>
        )}
      </span>
      <Contrasts name={name} look={look} />
    </li>
  )
}

/** The backgrounds of this colour, and whether it is readable on each. */
function Contrasts({ name, look }: { readonly name: TokenName; readonly look: JudgedLook | null }) {
  const pairs = look?.pairs.filter(({ front }) => front === name) ?? []
  const repairs = look?.repairs.filter(({ token }) => token === name) ?? []
  if (pairs.length === 0 && repairs.length === 0) return null
  return (
    <ul className="pg-contrasts">
      {pairs.map((pair) => (
        <li key={pair.on} className={isReadable(pair) ? 'pg-good' : 'pg-bad'}>
          {`${floored(pair.ratio)} : 1 on ${pair.on.replace('--tavola-', '')}, `}
          {isReadable(pair) ? 'readable' : `needs ${pair.needs} : 1`}
        </li>
      ))}
      {repairs.map(({ front, on, value }) => (
        <li key={front + on} className="pg-repair">
          <span className="pg-swatch" style={{ background: value }} /> The widget shows {value} instead.
        </li>
      ))}
    </ul>
  )
}

const isReadable = ({ ratio, needs }: JudgedPair) => ratio >= needs

/** Never rounded up: 4.499 is not 4.5. */
const floored = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
