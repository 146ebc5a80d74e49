import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../error-state'
import { IconButton } from '../icon-button'

type RenderErrorProps = {
  onRetry: () => void
  /** `button`: an icon button, where nothing else fits. */
  variant?: 'page' | 'section' | 'button'
}

export function RenderError({ onRetry, variant = 'section' }: RenderErrorProps) {
  const { t } = useTranslation('common')
  if (variant === 'button') {
    return (
      <span role="alert">
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
