import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Settings, BrandJson } from '../settings'
import type { Shown, Told } from './messages'

interface PreviewProps {
  readonly settings: Settings
  /** The last brand that could be read. */
  readonly brand: BrandJson
  readonly onScenes: (scenes: readonly { readonly name: string; readonly description: string }[]) => void
  readonly onLines: (lines: readonly string[]) => void
}

/** The widget in a page of its own, as wide as the settings say. */
export function Preview({ settings, brand, onScenes, onLines }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const lines = useRef<string[]>([])
  const [isHere, setHere] = useState(false)
  const hear = useEffectEvent(({ data, source }: MessageEvent<Told>) => {
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
    const listen = (event: MessageEvent<Told>) => hear(event)
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

/** Of the preview's page, in rem. */
const height = 58

/** A page that is wider than its place is shown smaller, as a whole. */
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
