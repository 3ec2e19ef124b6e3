import hostCss from '../../../src/ui/host.css'
import { derivedTokens } from '../../../src/host/look/brand-look'
import { contrast, hex } from '../../../src/host/look/colour'
import { findings, type ContrastFinding } from '../../../src/host/look/contrast'
import { pairs } from '../../../src/host/look/contrast-pairs'
import { paletteOf } from '../../../src/host/look/palette'
import type { Theme } from '../../../src/host/look/theme'
import { isToken, tokens as known, type TokenName } from '../../../src/tokens'

/** A text or line and what it stands on, judged as the widget judges it. */
export interface JudgedPair {
  readonly front: TokenName
  readonly on: TokenName
  readonly ratio: number
  readonly needs: number
}

export interface JudgedLook {
  /** The colours of the look with the brand's own over them, as `#rrggbb`. */
  readonly colours: ReadonlyMap<TokenName, string>
  readonly pairs: readonly JudgedPair[]
  /** What the widget shows in place of colours that cannot be read. */
  readonly repairs: readonly ContrastFinding[]
}

/** Judges a brand's colours by the widget's own rules, before it repairs any. `dark`: in the look's dark scheme. */
export async function judge(
  theme: Theme,
  own: Readonly<Record<string, string>>,
  dark: boolean,
): Promise<JudgedLook> {
  const chosen = Object.fromEntries(
    Object.entries(own).filter(([name, value]) => isToken(name) && CSS.supports(known[name], value)),
  )
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const other = dark === (theme.scheme === 'dark') ? '' : ((await theme.other?.())?.default ?? '')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hostCss + theme.css + other)
  shadow.adoptedStyleSheets = [sheet]
  for (const [name, value] of Object.entries({ ...derivedTokens(chosen), ...chosen }))
    host.style.setProperty(name, value)
  document.body.append(host)
  try {
    const palette = paletteOf(host)
    const colours = new Map([...palette].map(([name, colour]) => [name, hex(colour)]))
    const judged = pairs.flatMap(({ front, on, needs }) =>
      on.flatMap((ground) => {
        const [above, below] = [palette.get(front), palette.get(ground)]
        return above && below ? [{ front, on: ground, ratio: contrast(above, below), needs }] : []
      }),
    )
    return { colours, pairs: judged, repairs: findings(palette, (token) => token in chosen) }
  } finally {
    host.remove()
  }
}
