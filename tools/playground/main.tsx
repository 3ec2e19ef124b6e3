import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Controls } from './controls'
import { CopyButtons } from './copied-code'
import { Editor, errorsIn, useAnswer } from './editor'
import { TokenList, lookOf } from './look'
import type { PreviewMessage, Scene, Shown } from './preview'
import {
  brandOf,
  firstSettings,
  hashOf,
  settingsOf,
  stateAfter,
  stateOf,
  withToken,
  type BrandJson,
  type Settings,
} from './settings'

/** The playground of the docs: the brand's editor beside the live widget. */

interface PlaygroundProps {
  /** From the link, or the first settings. */
  readonly start: Settings
  /** Why the link couldn't be read, if it couldn't. */
  readonly problem: string
}

function Playground({ start, problem }: PlaygroundProps) {
  const [{ settings, brand }, setState] = useState(() => stateOf(start))
  const [scenes, setScenes] = useState<readonly Scene[]>([])
  const [lines, setLines] = useState<readonly string[]>([])
  const change = (changes: Partial<Settings>) => setState((now) => stateAfter(now, changes))
  const errors = useAnswer(settings.brand, errorsIn) ?? []
  const look = useAnswer(brand, lookOf)
  const hash = useAnswer(settings, hashOf)
  // Without a history entry for each key press.
  useEffect(() => void (hash && history.replaceState(null, '', hash)), [hash])
  const problems = [...errors, ...lines.map((line) => line.replace('[Tavola] ', 'Widget: '))]
  return (
    <div className="pg">
      {problem && <p role="alert">{problem}</p>}
      <Controls settings={settings} scenes={scenes} onChange={change} />
      <div className="pg-sides">
        <section aria-labelledby="pg-brand">
          <h2 id="pg-brand">Brand</h2>
          <Editor text={settings.brand} onText={(text) => change({ brand: text })} />
          <div className="pg-problems" role="log" aria-label="Problems">
            {problems.length === 0 && <p>No problems.</p>}
            {problems.map((text) => (
              <p key={text} className="pg-bad">
                {text}
              </p>
            ))}
          </div>
          <CopyButtons settings={settings} brand={brand} />
          <button type="button" onClick={() => setState(stateOf(firstSettings))}>
            Reset
          </button>
        </section>
        <section aria-labelledby="pg-widget">
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
          own={(brand.tokens ?? {}) as Readonly<Record<string, string>>}
          disabled={!brandOf(settings.brand)}
          onToken={(name, value) => change({ brand: withToken(settings.brand, name, value) })}
        />
      </section>
    </div>
  )
}

interface PreviewProps {
  readonly settings: Settings
  /** The last valid brand. */
  readonly brand: BrandJson
  readonly onScenes: (scenes: readonly Scene[]) => void
  readonly onLines: (lines: readonly string[]) => void
}

/** The height of the preview's page, in rem. */
const height = 58

/** The widget in a page of its own, at the chosen width; scaled down if that is wider than its pane. */
function Preview({ settings, brand, onScenes, onLines }: PreviewProps) {
  const { brand: _, width, ...others } = settings
  const pane = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const lines = useRef<readonly string[]>([])
  const [isHere, setHere] = useState(false)
  const [place, setPlace] = useState(width)
  const receive = useEffectEvent(({ data, source }: MessageEvent<PreviewMessage>) => {
    if (source !== frame.current?.contentWindow) return
    if (data.tavola === 'here') {
      setHere(true)
      onScenes(data.scenes)
    } else {
      lines.current = data.tavola === 'line' ? [...new Set([...lines.current, data.line])] : []
      onLines(lines.current)
    }
  })

  useEffect(() => {
    const controller = new AbortController()
    addEventListener('message', (event) => receive(event as MessageEvent<PreviewMessage>), controller)
    const seen = new ResizeObserver(([entry]) => setPlace(entry!.contentRect.width))
    seen.observe(pane.current!)
    return () => {
      controller.abort()
      seen.disconnect()
    }
  }, [])
  const shown = JSON.stringify({ brand, ...others } satisfies Shown)
  useEffect(() => {
    if (isHere) frame.current?.contentWindow?.postMessage(JSON.parse(shown), '*')
  }, [shown, isHere])

  const scale = Math.min(1, place / width)
  const marginInlineStart = Math.max(0, (place - width) / 2)
  return (
    <div className="pg-preview" ref={pane} style={{ height: `${height * scale}rem` }}>
      <iframe
        ref={frame}
        title="The widget"
        src="playground/preview.html"
        style={{ width, height: `${height}rem`, transform: `scale(${scale})`, marginInlineStart }}
      />
    </div>
  )
}

const brokenLink =
  'We couldn’t read this link: part of it may be missing. You’re starting with the default settings.'

const opened = settingsOf(location.hash).then(
  (settings) => ({ start: settings ?? firstSettings, problem: '' }),
  () => ({ start: firstSettings, problem: brokenLink }),
)
void opened.then((props) =>
  createRoot(document.querySelector('#playground')!).render(<Playground {...props} />),
)
