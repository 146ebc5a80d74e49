import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $liveStatus } from '@/shared/realtime'
import { Tooltip } from '@/shared/ui/tooltip'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './ConnectionIndicator.module.css'

/** Status of the live connection: a dot while connected, a ring otherwise, and a text for screen readers. */
export function ConnectionIndicator() {
  const { t } = useTranslation('connection')
  const status = useUnit($liveStatus)
  // Keeps its space, so that the layout does not shift when the channel opens.
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
