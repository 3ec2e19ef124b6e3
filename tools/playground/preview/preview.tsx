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

  return (
    <div className="pg-preview" tabIndex={0} role="group" aria-label="Preview">
      <iframe ref={frame} title="The widget" src="preview.html" style={{ width }} />
    </div>
  )
}
