import { useTranslation } from '@/shared/i18n'
import { type Notification, priorityLabels } from '@/entities/notification'
import { formatInstant, formatTime } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import type { Row } from '../lib/build-rows'
import type { Column } from '../lib/columns'

export function useTableText(isOfOneDay = false) {
  'use memo'
  const { t } = useTranslation(['appointments', 'notifications', 'common'])
  const head = (column: Column): string =>
    t(`appointments:columns.${column === 'time' && !isOfOneDay ? 'dayAndTime' : column}`)
  const cell = (item: Notification, column: Column): string => {
    switch (column) {
      case 'time':
        if (!item.startsAt) return isOfOneDay ? t('notifications:noTime') : ''
        return isOfOneDay ? formatTime(item.startsAt) : formatInstant(item.startsAt)
      case 'patient':
        return item.patientName ?? t('notifications:unnamedPatient')
      case 'doctor':
        return item.doctorName ?? ''
      case 'type':
        return item.appointmentType ?? ''
      case 'priority':
        return joinParts(priorityLabels(t, item), ', ')
      case 'message':
        return item.message
      case 'createdBy':
        return item.createdBy ?? ''
      case 'createdAt':
        return item.createdAt ? formatInstant(item.createdAt) : ''
    }
  }
  return {
    head,
    cell,
    /** Header row and one row per notification; with a visibility column if some are hidden. */
    table: (rows: readonly Row[], columns: readonly Column[]): string[][] => {
      const list = rows.flatMap((row) => (row.kind === 'notification' ? [row.notification] : []))
      const showsHidden = list.some(({ isVisible }) => !isVisible)
      const hiddenHead = showsHidden ? [t('appointments:visibility')] : []
      const hiddenCell = ({ isVisible }: Notification) =>
        showsHidden ? [isVisible ? '' : t('notifications:hidden')] : []
      return [
        [...columns.map(head), ...hiddenHead],
        ...list.map((item) => [...columns.map((column) => cell(item, column)), ...hiddenCell(item)]),
      ]
    },
  }
}
