import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $bulkProgress, bulkStopped } from '@/entities/notification'
import { Button } from '@/shared/ui/button'
import { ProgressBar } from '@/shared/ui/progress-bar'
import styles from './AppointmentList.module.css'
import { focusList } from './focus-list'

/** Not shown for a single change, which takes only a moment. */
export function BulkProgressBar() {
  const { t } = useTranslation('appointments')
  const { progress, stop } = useUnit({ progress: $bulkProgress, stop: bulkStopped })
  if (!progress || progress.total === 1) return null
  const { to, answered, total } = progress
  return (
    <div className={styles.line}>
      <div data-progress="">
        <ProgressBar label={t(`progress.${to}`, { answered, total })} value={answered / total} />
      </div>
      <Button
        size="s"
        onClick={(event) => {
          focusList(event.currentTarget)
          stop()
        }}
      >
        {t('stop')}
      </Button>
    </div>
  )
}
