import { useUnit } from 'effector-react'
import { Component, type ReactNode } from 'react'
import { errorCaught } from '@/shared/error-report'
import { RenderError } from './RenderError'

type ErrorBoundaryProps = {
  fallback?: (retry: () => void) => ReactNode
  /** Another value renders the children again, for example after a navigation. */
  resetKey?: unknown
  children: ReactNode
}

/** Keeps a render error inside one part of the page and reports it. */
export function ErrorBoundary({
  fallback = (retry) => <RenderError onRetry={retry} />,
  resetKey,
  children,
}: ErrorBoundaryProps) {
  const { report } = useUnit({ report: errorCaught })
  return (
    <Boundary fallback={fallback} resetKey={resetKey} onError={(error) => report({ kind: 'render', error })}>
      {children}
    </Boundary>
  )
}

type BoundaryProps = Required<ErrorBoundaryProps> & { onError: (error: unknown) => void }

interface BoundaryState {
  hasFailed: boolean
  resetKey: unknown
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  retry = () => this.setState({ hasFailed: false })

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
