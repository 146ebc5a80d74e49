import { useUnit } from 'effector-react'
import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCaught } from '@/shared/runtime-errors'
import { ErrorState } from '../error-state'
import { restoreFocusOnRemoval } from '../focus'
import { IconButton } from '../icon-button'

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

type RenderErrorProps = {
  onRetry: () => void
  /** `button`: an icon button, where nothing else fits. */
  variant?: 'page' | 'section' | 'button'
}

export function RenderError({ onRetry, variant = 'section' }: RenderErrorProps) {
  const { t } = useTranslation('common')
  if (variant === 'button') {
    return (
      <span ref={restoreFocusOnRemoval} role="alert">
        <IconButton icon={CircleAlert} label={t('renderError.retry')} onClick={onRetry} />
      </span>
    )
  }
  return (
    <ErrorState
      scope={variant}
      icon={CircleAlert}
      title={t(`renderError.${variant}`)}
      text={t('renderError.text')}
      onRetry={onRetry}
    />
  )
}
