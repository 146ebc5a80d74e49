import { CloudAlert, type IconNode, RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { retryAt } from '@/shared/api'
import { CountdownButton } from '../button'
import { EmptyState } from '../empty-state'
import { restoreFocusOnRemoval } from '../focus'

interface ErrorStateProps {
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** Its `Retry-After` delays the retry. */
  error?: unknown
  icon?: IconNode
  variant?: 'page' | 'section'
  /** False if a toast announces the error. */
  isAnnounced?: boolean
}

/** A load error with a retry; announced at once (`role="alert"`) by default. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel,
  isRetrying = false,
  error,
  icon = CloudAlert,
  variant = 'section',
  isAnnounced = true,
}: ErrorStateProps) {
  const { t } = useTranslation('common')
  return (
    // A retry replaces the error, and the button that has the focus.
    <div ref={restoreFocusOnRemoval} role={isAnnounced ? 'alert' : undefined}>
      <EmptyState
        icon={icon}
        tone="danger"
        variant={variant}
        title={title}
        text={text}
        action={
          onRetry ? (
            <CountdownButton icon={RotateCw} isLoading={isRetrying} retryAt={retryAt(error)} onClick={onRetry}>
              {retryLabel ?? t('retry')}
            </CountdownButton>
          ) : null
        }
      />
    </div>
  )
}
