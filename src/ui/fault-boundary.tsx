import { Component, type ReactNode } from 'react'

interface Props {
  readonly onFault: (error: unknown) => void
  readonly fallback: (again: () => void) => ReactNode
  /** A changed value renders the children again after a fault. */
  readonly attempt: number
  readonly children: ReactNode
}

/** An error boundary with a retry. */
export class FaultBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error)
  }

  override componentDidUpdate({ attempt }: Props) {
    if (this.state.failed && attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children
  }
}
