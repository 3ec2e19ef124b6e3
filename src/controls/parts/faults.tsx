import { Component, useContext, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../button'
import { useKernel } from '../context'
import { TelephoneLink } from '../telephone'
import { focusPlace } from '../focus'
import { StepMoved } from '../step-heading'
import { ErrorMark } from '../form/error-mark'

interface BoundaryProps {
  readonly onFault: (error: unknown) => void
  readonly fallback: (again: () => void) => ReactNode
  /** A new value renders the children again after a fault. */
  readonly attempt: number
  readonly children: ReactNode
}

/** An error boundary with a retry. */
export class FaultBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error)
  }

  override componentDidUpdate({ attempt }: BoundaryProps) {
    if (this.state.failed && attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children
  }
}

interface FaultProps {
  readonly again?: () => void
  /** By default that a part did not load. */
  readonly text?: string | undefined
}

/**
 * Replaces a failed part, with a retry and the telephone number. It is an alert of its own, because the announcer may have
 * failed too.
 */
export function FaultCard({ again, text }: FaultProps) {
  const { texts, facts } = useKernel()
  const { t } = texts
  const moved = useContext(StepMoved)
  const reference = Object.values(facts.references)[0]?.reveal()

  /** The press removes the button, so the focus moves to its container and then to the heading. */
  function retry({ currentTarget }: MouseEvent) {
    const container = currentTarget.closest('.fault')!.parentElement
    if (container?.matches('.stage')) moved.current = true
    focusPlace(container)
    again!()
  }

  return (
    <div part="banner" className="fault" role="alert">
      <ErrorMark />
      <p>{text ?? t('stepFailed')}</p>
      {reference && <p>{t('reference', { reference })}</p>}
      <TelephoneLink telephone={facts.venue?.telephone} />
      {again && <Button onClick={retry}>{t('tryAgain')}</Button>}
    </div>
  )
}
