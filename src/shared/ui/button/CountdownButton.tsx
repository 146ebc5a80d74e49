import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { useSecondsUntil } from './use-seconds-until'

interface CountdownButtonProps extends ComponentProps<typeof Button> {
  /** Time in milliseconds until which the button is disabled. */
  waitUntil: number | null
}

/** The seconds are for the eye only: in an alert, every change would be announced. */
export function CountdownButton({ waitUntil, disabledReason, children, ...rest }: CountdownButtonProps) {
  const { t } = useTranslation('common')
  const seconds = useSecondsUntil(waitUntil)
  const isWaiting = seconds > 0
  return (
    <Button {...rest} disabledReason={disabledReason ?? (isWaiting ? t('retryLater') : undefined)}>
      {children}
      {isWaiting && <span aria-hidden="true">({seconds})</span>}
    </Button>
  )
}
