import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $liveStatus } from '@/shared/realtime'
import { Tooltip } from '@/shared/ui/tooltip'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './ConnectionIndicator.module.css'

/** Whether the platform's news come through: a dot when they do, a ring while they do not, and the same in words. */
export function ConnectionIndicator() {
  const { t } = useTranslation('connection')
  const status = useUnit($liveStatus)
  // Its room is there before it is: nothing moves when the channel opens.
  if (status === 'closed') return <span className={styles.indicator} data-status={status} />
  const label = t(`status.${status}`)
  return (
    <Tooltip text={label}>
      <span className={styles.indicator} data-status={status}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </Tooltip>
  )
}
