import { type ReactNode, StrictMode, useEffect } from 'react'
import type { Kernel } from '../kernel/actions/kernel'
import { KernelProvider, type StyleRoot, StylesProvider } from '../controls/context'
import controlsCss from './controls.css'
import faultCss from './fault.css'
import hostCss from './host.css'
import widgetCss from './widget.css'

interface Props {
  readonly kernel: Kernel
  readonly styles: StyleRoot
  readonly onReady: () => void
  /** The widget, inline or in its popup. */
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

/** The style sheets of every widget, in cascade order. Those of the theme and of parts follow. */
export const shellStyles: readonly string[] = [hostCss, widgetCss, faultCss, controlsCss]
