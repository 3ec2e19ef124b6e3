import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Theme } from '../../src/host/look/theme'
import milano from '../../themes/milano'
import notte from '../../themes/notte'
import zaytuna from '../../themes/zaytuna'
import { Controls } from './controls'
import { CopyButtons } from './copied-code'
import { Editor } from './editor'
import { TokenList, judge, type JudgedLook } from './look'
import type { Scene } from './preview/page'
import { Preview } from './preview/preview'
import {
  brandOf,
  firstSettings,
  hashOf,
  settingsOf,
  stateAfter,
  stateOf,
  withToken,
  type BrandJson,
  type BrandSchema,
  type Settings,
} from './settings'

/** The playground of the docs: the brand's editor beside the live widget. */

/** Inserted by the build: the JSON Schema of the brand config (tools/brand-schema). */
declare const BRAND_SCHEMA: BrandSchema

const themes: Readonly<Record<string, Theme>> = { milano, notte, zaytuna }

interface PlaygroundProps {
  /** From the link, or the first settings. */
  readonly start: Settings
  /** Why the link couldn't be read, if it couldn't. */
  readonly problem: string | undefined
}

function Playground({ start, problem }: PlaygroundProps) {
  const [{ settings, brand }, setState] = useState(() => stateOf(start))
  const [scenes, setScenes] = useState<readonly Scene[]>([])
  const [errors, setErrors] = useState<readonly string[]>([])
  const [lines, setLines] = useState<readonly string[]>([])
  const change = (changes: Partial<Settings>) => setState((now) => stateAfter(now, changes))
  const isBrand = brandOf(settings.brand) !== null
  const look = useLook(brand)
  useLink(settings)
  const own = (brand.tokens ?? {}) as Readonly<Record<string, string>>
  return (
    <div className="pg">
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Controls settings={settings} schema={BRAND_SCHEMA} scenes={scenes} onChange={change} />
      <div className="pg-sides">
        <section aria-labelledby="pg-brand" className="pg-side">
          <h2 id="pg-brand">Brand</h2>
          <Editor
            text={settings.brand}
            schema={BRAND_SCHEMA}
            onText={(text) => change({ brand: text })}
            onErrors={setErrors}
          />
          <Problems errors={errors} lines={lines} />
          <CopyButtons settings={settings} brand={brand} />
          <button type="button" onClick={() => setState(stateOf(firstSettings))}>
            Reset
          </button>
        </section>
        <section aria-labelledby="pg-widget" className="pg-side pg-side-wide">
          <h2 id="pg-widget">Widget</h2>
          <Preview settings={settings} brand={brand} onScenes={setScenes} onLines={setLines} />
        </section>
      </div>
      <section aria-labelledby="pg-tokens">
        <h2 id="pg-tokens">Tokens</h2>
        <p>
          Tokens override the look’s values. The widget repairs unreadable colours and reports each repair.
        </p>
        <TokenList
          look={look}
          own={own}
          disabled={!isBrand}
          onToken={(name, value) => change({ brand: withToken(settings.brand, name, value) })}
        />
      </section>
    </div>
  )
}

/** Errors by the schema, and the widget's own console messages. */
function Problems({
  errors,
  lines,
}: {
  readonly errors: readonly string[]
  readonly lines: readonly string[]
}) {
  const all = [...errors, ...lines.map((line) => line.replace('[Tavola] ', 'Widget: '))]
  return (
    <div className={all.length > 0 ? 'pg-problems pg-wrong' : 'pg-problems'} role="log" aria-label="Problems">
      {all.length === 0 ? <p>No problems.</p> : all.map((text) => <p key={text}>{text}</p>)}
    </div>
  )
}

/** The brand's colours, judged. A slower result for an earlier brand is ignored. */
function useLook(brand: BrandJson): JudgedLook | null {
  const [look, setLook] = useState<JudgedLook | null>(null)
  useEffect(() => {
    let isLatest = true
    const { theme: name, tokens, darkTokens, scheme } = brand
    const theme: Theme = themes[String(name)] ?? milano
    const dark = isDark(scheme ?? theme.scheme ?? 'light')
    const own = { ...(tokens as object), ...(dark && (darkTokens as object)) }
    void judge(theme, own as Record<string, string>, dark).then((judged) => isLatest && setLook(judged))
    return () => {
      isLatest = false
    }
  }, [brand])
  return look
}

const isDark = (scheme: unknown) =>
  scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)

/** Keeps the settings in the address, without a history entry for each key press. */
function useLink(settings: Settings): void {
  useEffect(() => {
    let isLatest = true
    void hashOf(settings).then((hash) => isLatest && history.replaceState(null, '', hash))
    return () => {
      isLatest = false
    }
  }, [settings])
}

const brokenLink =
  'We couldn’t read this link: part of it may be missing. You’re starting with the default settings.'

const opened = settingsOf(location.hash).then(
  (settings) => ({ start: settings ?? firstSettings, problem: undefined }),
  () => ({ start: firstSettings, problem: brokenLink }),
)
void opened.then((props) =>
  createRoot(document.querySelector('#playground')!).render(<Playground {...props} />),
)
