import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { CircleAlert } from 'lucide-react'
import type { Notification, Priority } from '../model/notification'

const TONES: Record<Priority | 'other', BadgeTone> = { 1: 'neutral', 2: 'warning', 3: 'danger', other: 'neutral' }

/** The text carries the meaning; the colour repeats it. */
export function PriorityBadges({ priority, isCritical }: Pick<Notification, 'priority' | 'isCritical'>) {
  const { t } = useTranslation('common')
  return (
    <>
      {isCritical && (
        <Badge tone="danger" icon={CircleAlert}>
          {t('critical')}
        </Badge>
      )}
      {priority && <Badge tone={TONES[priority]}>{t(`priorities.${priority}`)}</Badge>}
    </>
  )
}
