import { useTranslation } from 'react-i18next'
import type { SlotDurations } from '@/entities/company'
import { DescriptionList } from './DescriptionList'

export function Durations({ title, slots }: { title: string; slots: SlotDurations }) {
  const { t } = useTranslation('settings')
  const minutes = (duration: number | null) => (duration === null ? t('notSet') : t('minutes', { count: duration }))
  return (
    <DescriptionList
      title={title}
      rows={[
        [t('clinic.online'), minutes(slots.online)],
        [t('clinic.faceToFace'), minutes(slots.faceToFace)],
      ]}
    />
  )
}
