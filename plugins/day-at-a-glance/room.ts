import { useLayoutEffect, useRef, type RefObject } from 'react'

/** For how long after a press, in milliseconds, what moves is taken for its effect: browsers give it half a second. */
const pressLasts = 350

/**
 * The height of a place whose content comes late, so that nothing moves but by a press. At first it is the room that the
 * styles keep; with a press on what is there it becomes the content's own (`data-fits`). While the next content is on its
 * way it stays as it was; where that takes longer than a press lasts, the place has its room again.
 *
 * @param content which content is there; empty while it is on its way
 */
export function useRoom(place: RefObject<HTMLElement | null>, content: string): void {
  const press = useRef({ at: -Infinity, height: 0 })

  useLayoutEffect(() => {
    const remember = () => {
      press.current = { at: performance.now(), height: place.current?.offsetHeight ?? 0 }
    }
    // While the event goes down, before anything has changed.
    return listen(['pointerdown', 'keydown'], remember)
  }, [place])

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const timeLeft = () => pressLasts - (performance.now() - press.current.at)
    if (content) {
      keepHeight(element, 0)
      const fit = () => element.toggleAttribute('data-fits', true)
      if (timeLeft() > 0) return void fit()
      let timer: ReturnType<typeof setTimeout>
      // After the press has done its work: it may be for other content.
      const end = listen(['click'], () => (timer = setTimeout(() => timeLeft() > 0 && fit())))
      return () => {
        end()
        clearTimeout(timer)
      }
    }
    if (!element.hasAttribute('data-fits')) return
    keepHeight(element, press.current.height)
    element.removeAttribute('data-fits')
    const timer = setTimeout(() => keepHeight(element, 0), timeLeft())
    return () => clearTimeout(timer)
  }, [place, content])
}

/** @param height in pixels; 0: as the styles say */
function keepHeight(element: HTMLElement, height: number): void {
  element.style.minHeight = height ? `${height}px` : ''
}

function listen(events: readonly string[], hear: () => void): () => void {
  for (const event of events) window.addEventListener(event, hear, true)
  return () => events.forEach((event) => window.removeEventListener(event, hear, true))
}
