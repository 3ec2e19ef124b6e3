import { useEffect, useRef } from 'react'
import { useQuietKernel } from './context'

/** Announces a text to screen readers when it changes, but not the one that it begins with. */
export function useAnnounceChange(text: string): void {
  const { announce } = useQuietKernel().announcer
  const last = useRef(text)
  useEffect(() => {
    if (text !== last.current) announce(text)
    last.current = text
  }, [announce, text])
}
