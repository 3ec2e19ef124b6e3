import { useLayoutEffect } from 'react'
import { useQuietKernel } from './context'

/** Records that this part is on screen. The layout then has the attribute for style sheets, in the same frame. */
export function useOnScreen(part: 'action' | 'bar' | 'confirmed' | 'errors', isOn = true): void {
  const shown = useQuietKernel().onScreen[part]
  useLayoutEffect(() => {
    shown.value = isOn || undefined
    return () => void (shown.value = undefined)
  }, [shown, isOn])
}
