import { useUnit } from 'effector-react'
import { type ComponentProps, useMemo } from 'react'
import { useTranslation } from '@/shared/i18n'
import { EmptyNotifications, type Notification, type NotificationFilter } from '@/entities/notification'
import { joinDialogRequested } from '@/features/video-call'
import { Card } from '@/shared/ui/card'
import { isStale, StaleNotice } from '@/shared/ui/error-state'
import { LiveRegion } from '@/shared/ui/live-region'
import { useIsPrinting } from '@/shared/ui/use-is-printing'
import { useWhenIdle } from '@/shared/ui/use-when-idle'
import { AppointmentDialog } from '@/widgets/appointment-dialog'
import { buildRows } from '../lib/build-rows'
import { rankPatients, sortNotifications } from '../lib/sort-notifications'
import { $grouping, $openRow, $sort, listFilters, rowDismissed } from '../model/appointment-list'
import { $selectedRows } from '../model/selected-rows'
import styles from './AppointmentList.module.css'
import { AppointmentTable } from './AppointmentTable'
import { ListToolbar } from './ListToolbar'
import { BulkProgressBar, RemovalConfirmDialog, SelectionBar } from './SelectionBar'
import { PrintableList } from './PrintableList'

interface AppointmentListProps {
  notifications: readonly Notification[]
  filter: NotificationFilter
  /** The rows of another filter are being loaded. */
  isOutdated: boolean
  query: ComponentProps<typeof StaleNotice>['query']
}

export function AppointmentList({ notifications, filter, isOutdated, query }: AppointmentListProps) {
  'use memo'
  const { t } = useTranslation(['appointments', 'notifications'])
  const { sort, grouping, selected, open, close, joinCall } = useUnit({
    sort: $sort,
    grouping: $grouping,
    selected: $selectedRows,
    open: $openRow,
    close: rowDismissed,
    joinCall: joinDialogRequested,
  })
  const isPrinting = useIsPrinting()
  // Memoised separately: changing the grouping does not sort again.
  const sorted = useMemo(() => sortNotifications(notifications, sort), [notifications, sort])
  const rows = useMemo(() => buildRows(sorted, { sort, grouping }), [sorted, sort, grouping])
  useWhenIdle(notifications, rankPatients)
  const chosen = selected.size === 0 ? [] : notifications.filter(({ uuid }) => selected.has(uuid))
  const count = t('notifications:results', { count: notifications.length })
  return (
    <>
      <section aria-label={count} tabIndex={-1} className={styles.list} data-appointments="">
        <Card isFlush>
          {chosen.length > 0 ? (
            <SelectionBar notifications={chosen} />
          ) : (
            <ListToolbar rows={rows} filter={filter} isOutdated={isOutdated} count={count} />
          )}
          <BulkProgressBar />
          <StaleNotice query={query} />
          {rows.length > 0 ? (
            <AppointmentTable
              rows={rows}
              selected={selected}
              all={notifications}
              isOfOneDay={filter.day !== null}
              order={JSON.stringify([sort, grouping])}
            />
          ) : (
            <EmptyNotifications filters={listFilters} />
          )}
        </Card>
      </section>
      <AppointmentDialog
        notification={open === null ? null : (notifications.find(({ uuid }) => uuid === open) ?? null)}
        onClose={close}
        onJoinCall={joinCall}
      />
      <RemovalConfirmDialog />
      {isPrinting && <PrintableList rows={rows} filter={filter} count={count} isStale={isStale(query)} />}
      <LiveRegion
        message={chosen.length > 0 ? t('appointments:selected', { count: chosen.length }) : count}
        messageId={JSON.stringify(filter)}
      />
    </>
  )
}
