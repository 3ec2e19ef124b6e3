import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Settings, BrandJson } from '../settings'
import type { PreviewMessage, Scene, Shown } from './page'

interface PreviewProps {
  readonly settings: Settings
  /** The last valid brand. */
  readonly brand: BrandJson
  readonly onScenes: (scenes: readonly Scene[]) => void
  readonly onLines: (lines: readonly string[]) => void
}

/** The widget in a page of its own, at the chosen width. */
export function Preview({ settings, brand, onScenes, onLines }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const lines = useRef<string[]>([])
  const [isHere, setHere] = useState(false)
  const receive = useEffectEvent(({ data, source }: MessageEvent<PreviewMessage>) => {
    if (source !== frame.current?.contentWindow) return
    if (data.tavola === 'here') {
      setHere(true)
      onScenes(data.scenes)
      return
    }
    lines.current = data.tavola === 'line' ? [...new Set([...lines.current, data.line])] : []
    onLines(lines.current)
  })

  useEffect(() => {
    const listen = (event: MessageEvent<PreviewMessage>) => receive(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  const { scene, journey, way, venue, width } = settings
  const shown = JSON.stringify({ brand, scene, journey, way, venue } satisfies Shown)
  useEffect(() => {
    if (isHere) frame.current?.contentWindow?.postMessage(JSON.parse(shown), '*')
  }, [shown, isHere])

  const { pane, scale, room, aside } = useScale(width)
  return (
    <div className="pg-preview" ref={pane} style={{ height: `${room}rem` }}>
      <iframe
        ref={frame}
        title="The widget"
        src="playground/preview.html"
        style={{ width, height: `${height}rem`, transform: `scale(${scale})`, marginInlineStart: aside }}
      />
    </div>
  )
}

/** The height of the preview's page, in rem. */
const height = 58

/** Scales a page down that is wider than its pane. */
function useScale(width: number) {
  const pane = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(width)
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setPlace(entry!.contentRect.width))
    seen.observe(pane.current!)
    return () => seen.disconnect()
  }, [])
  const scale = Math.min(1, place / width)
  return { pane, scale, room: height * scale, aside: Math.max(0, (place - width) / 2) }
}
