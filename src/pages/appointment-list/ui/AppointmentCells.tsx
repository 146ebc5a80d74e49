import { EyeOff } from 'lucide'
import { type Translate, useTranslation } from '@/shared/i18n'
import { messagePreview, type Notification, PriorityBadges } from '@/entities/notification'
import { formatInstant, formatTime } from '@/shared/lib/date-time'
import { Badge } from '@/shared/ui/badge'
import { Instant } from '@/shared/ui/text'
import type { Column } from '../lib/columns'
import styles from './AppointmentTable.module.css'
import { RowCheckbox } from './RowCheckbox'

interface AppointmentCellsProps {
  notification: Notification
  columns: readonly Column[]
  isOfOneDay: boolean
  isSelected: boolean
  tabIndex: 0 | -1
  // Stable callbacks, so that scrolling renders only new rows.
  onOpen: (uuid: string) => void
  onSelect: (uuid: string, isRange: boolean) => void
}

export function AppointmentCells({
  notification,
  columns,
  isSelected,
  isOfOneDay,
  tabIndex,
  onOpen,
  onSelect,
}: AppointmentCellsProps) {
  'use memo'
  const { t } = useTranslation(['appointments', 'notifications'])
  const { patientName, uuid } = notification
  const name = patientName ?? t('notifications:unnamedPatient')
  return (
    <>
      <td>
        <RowCheckbox
          label={t('appointments:select', { name })}
          state={isSelected ? 'all' : 'none'}
          tabIndex={tabIndex}
          onSelect={(isRange) => onSelect(uuid, isRange)}
        />
      </td>
      {columns.map((column) =>
        column === 'patient' ? (
          <th key={column} scope="row">
            <button type="button" tabIndex={tabIndex} data-activate="" onClick={() => onOpen(uuid)}>
              <bdi>{name}</bdi>
            </button>
            {!notification.isVisible && <Badge icon={EyeOff}>{t('notifications:hidden')}</Badge>}
          </th>
        ) : (
          <td key={column} data-caption={t(`appointments:columns.${column}`)}>
            <CellContent t={t} notification={notification} column={column} isOfOneDay={isOfOneDay} />
          </td>
        ),
      )}
    </>
  )
}

interface CellContentProps {
  t: Translate<['appointments', 'notifications']>
  notification: Notification
  column: Exclude<Column, 'patient'>
  isOfOneDay: boolean
}

function CellContent({ t, notification, column, isOfOneDay }: CellContentProps) {
  const { startsAt, doctorName, appointmentType, colour, isCritical, priority, message, createdBy, createdAt } =
    notification
  switch (column) {
    case 'time':
      return isOfOneDay ? (
        <Instant at={startsAt} format={formatTime} missing={t('notifications:noTime')} />
      ) : (
        <Instant at={startsAt} format={formatInstant} missing={t('notifications:noDate')} />
      )
    case 'doctor':
      return doctorName && <bdi>{doctorName}</bdi>
    case 'type':
      if (!appointmentType) return null
      return (
        <bdi className={styles.kind} style={colour ? { background: colour.background, color: colour.text } : undefined}>
          {appointmentType}
        </bdi>
      )
    case 'priority':
      if (!isCritical && priority === null) return null
      return (
        <span className={styles.badges}>
          <PriorityBadges {...notification} />
        </span>
      )
    case 'message':
      return (
        message && (
          <span className={styles.message} dir="auto">
            {messagePreview(message)}
          </span>
        )
      )
    case 'createdBy':
      return createdBy && <bdi>{createdBy}</bdi>
    case 'createdAt':
      return createdAt && <Instant at={createdAt} format={formatInstant} />
  }
}
