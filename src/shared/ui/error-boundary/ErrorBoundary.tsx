import { CircleAlert } from 'lucide'
import { Component, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { ErrorState } from '../error-state'
import { restoreFocusOnRemoval } from '../focus'
import { IconButton } from '../icon-button'

interface ErrorBoundaryProps {
  fallback?: (retry: () => void) => ReactNode
  /** Another value renders the children again, for example after a navigation. */
  resetKey?: unknown
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  resetKey: unknown
}

/** Keeps a render error inside one part of the page. The React root reports it (`createCaughtErrorHandler`). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  retry = () => this.setState({ hasFailed: false })

  override render(): ReactNode {
    const { fallback = (retry) => <RenderError onRetry={retry} />, children } = this.props
    return this.state.hasFailed ? fallback(this.retry) : children
  }
}

interface RenderErrorProps {
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
      variant={variant}
      icon={CircleAlert}
      title={t(`renderError.${variant}`)}
      text={t('renderError.text')}
      onRetry={onRetry}
    />
  )
}
