import { StrictMode, useEffect, type ReactNode } from 'react'
import type { Kernel } from '../kernel/kernel'
import { KernelProvider } from '../controls/context'
import { StylesProvider, type StyleRoot } from '../controls/styles'

interface Props {
  readonly kernel: Kernel
  readonly styles: StyleRoot
  readonly onReady: () => void
  /** The widget, bare or in its popup. */
  readonly children: ReactNode
}

/** Wraps one widget in its providers. */
export function App({ kernel, styles, onReady, children }: Props) {
  useEffect(onReady, [onReady])
  return (
    <StrictMode>
      <StylesProvider value={styles}>
        <KernelProvider value={kernel}>{children}</KernelProvider>
      </StylesProvider>
    </StrictMode>
  )
}
