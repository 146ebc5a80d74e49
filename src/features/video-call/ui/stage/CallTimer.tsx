import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { formatDuration } from './format-duration'
import styles from './CallTimer.module.css'

/** Time since joining. No live region: it would announce every second. */
export function CallTimer({ since }: { since: number }) {
  const { t } = useTranslation('call')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [since])
  return (
    <span className={styles.timer} data-tabular>
      <VisuallyHidden>{t('time')}: </VisuallyHidden>
      {formatDuration(now - since)}
    </span>
  )
}
