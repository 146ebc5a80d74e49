import { CloudAlert, type LucideIcon, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button'
import { EmptyState } from '../empty-state'

type ErrorStateProps = {
  /** What happened, in the words of the specification where it has them. */
  title: string
  text?: ReactNode
  onRetry?: () => void
  /** Where another word fits better than "try again". */
  retryLabel?: string
  isRetrying?: boolean
  icon?: LucideIcon
  scope?: 'page' | 'section'
}

/** What stands where something could not be loaded; read out at once, with a way to try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel,
  isRetrying = false,
  icon = CloudAlert,
  scope = 'section',
}: ErrorStateProps) {
  const { t } = useTranslation('common')
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        tone="danger"
        scope={scope}
        title={title}
        text={text}
        action={
          onRetry ? (
            <Button icon={RotateCw} isLoading={isRetrying} onClick={onRetry}>
              {retryLabel ?? t('retry')}
            </Button>
          ) : null
        }
      />
    </div>
  )
}
