import { useEffect, useLayoutEffect, useRef } from 'react'
import { definePlugin, here, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'

/** A step moves in from where the diner pressed. */
export default definePlugin({
  id: 'motion',
  inserts: [{ at: 'overlay', load: here(Arrival) }],
})

/** In milliseconds: long enough to see, too short to wait for. */
const arrivalTime = 280

/** How large a step is at first, of its size: one that is pressed 500 px away comes 20 px. */
const firstSize = 0.96

/** In pixels, from the beginning of the step that was pressed in. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Unseen: it watches where the diner presses, and lets the next step grow out of that place. */
function Arrival() {
  const { step } = usePlugin<PluginContext>()
  const mark = useRef<HTMLSpanElement>(null)
  const pressed = useRef<Point | null>(null)

  useEffect(() => {
    const widget = mark.current!.closest('section')!
    const watch = (event: MouseEvent) => void (pressed.current = placeOf(event, stageOf(widget)))
    widget.addEventListener('click', watch, true)
    return () => widget.removeEventListener('click', watch, true)
  }, [])
  // Before the step is painted for the first time.
  useLayoutEffect(() => {
    if (pressed.current) arrive(stageOf(mark.current!.closest('section')!), pressed.current)
  }, [step])
  return <span ref={mark} hidden />
}

const stageOf = (widget: Element) => widget.querySelector<HTMLElement>('[data-step]')

/** Measured at the press, when nothing has changed yet: then it costs no layout. */
function placeOf({ detail, clientX, clientY, target }: MouseEvent, stage: HTMLElement | null): Point | null {
  if (!stage) return null
  const { left, top } = stage.getBoundingClientRect()
  // A button that is pressed by a key has no place of the mouse.
  if (detail > 0) return { x: clientX - left, y: clientY - top }
  const button = (target as Element).getBoundingClientRect()
  return { x: button.left + button.width / 2 - left, y: button.top + button.height / 2 - top }
}

/** Only what the browser moves without a layout. */
function arrive(stage: HTMLElement | null, { x, y }: Point): void {
  if (!stage?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  stage.style.transformOrigin = `${Math.round(x)}px ${Math.round(y)}px`
  stage.animate(
    { transform: [`scale(${firstSize})`, 'none'], opacity: [0, 1] },
    { duration: arrivalTime, easing: 'ease-out' },
  )
}
