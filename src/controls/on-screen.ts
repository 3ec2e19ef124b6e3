import { useLayoutEffect } from 'react'
import type { Kernel } from '../kernel/actions/kernel'
import { useQuietKernel } from './context'

/** Records that this part is on screen. The layout then has an attribute for the style sheets, before the next paint. */
export function useOnScreen(part: keyof Kernel['onScreen'], isOn = true): void {
  const shown = useQuietKernel().onScreen[part]
  useLayoutEffect(() => {
    shown.value = isOn || undefined
    return () => void (shown.value = undefined)
  }, [shown, isOn])
}
