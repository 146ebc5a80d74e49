import { useTranslation } from 'react-i18next'
import type { Notification } from '@/entities/notification'
import { formatMoment, formatTime } from '@/shared/lib/date-time'
import type { Row } from '../lib/build-rows'
import type { Column } from '../lib/columns'

/** The table in words alone, for what has neither badges nor colours: files and paper. */
export function useTableWords() {
  const { t } = useTranslation(['appointments', 'notifications', 'common'])
  /** Where all are of one day, the time alone tells when. */
  const cell = (one: Notification, column: Column, isOfOneDay = false): string => {
    switch (column) {
      case 'time':
        if (!one.startsAt) return t('notifications:noTime')
        return isOfOneDay ? formatTime(one.startsAt) : formatMoment(one.startsAt)
      case 'patient':
        return one.patientName ?? t('notifications:unnamedPatient')
      case 'doctor':
        return one.doctorName ?? ''
      case 'type':
        return one.appointmentType ?? ''
      case 'priority':
        return [one.isCritical && t('common:critical'), one.priority && t(`common:priorities.${one.priority}`)]
          .filter(Boolean)
          .join(', ')
      case 'message':
        return one.message
      case 'createdBy':
        return one.createdBy ?? ''
      case 'createdAt':
        return one.createdAt ? formatMoment(one.createdAt) : ''
    }
  }
  return {
    cell,
    /** The head and a line for each notification; where hidden ones are among them, a last column says which. */
    table: (rows: readonly Row[], columns: readonly Column[]): string[][] => {
      const list = rows.flatMap((row) => (row.kind === 'notification' ? [row.notification] : []))
      const tellsHidden = list.some(({ isVisible }) => !isVisible)
      const hiddenHead = tellsHidden ? [t('appointments:visibility')] : []
      const hiddenCell = ({ isVisible }: Notification) =>
        tellsHidden ? [isVisible ? '' : t('notifications:hidden')] : []
      return [
        [...columns.map((column) => t(`appointments:columns.${column}`)), ...hiddenHead],
        ...list.map((one) => [...columns.map((column) => cell(one, column)), ...hiddenCell(one)]),
      ]
    },
  }
}
