import { useUnit } from 'effector-react'
import { CalendarClock, Info, UserRoundSearch } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import {
  EmptyNotifications,
  NotificationActions,
  NotificationCard,
  NotificationFilterFields,
  notificationLabel,
  RemovalConfirmation,
  useNotifications,
} from '@/entities/notification'
import { patientSearchRequested } from '@/entities/patient'
import { formatLongDay } from '@/shared/lib/day'
import { Button } from '@/shared/ui/button'
import { LoadState, StaleNotice } from '@/shared/ui/error-state'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { ListSkeleton, VirtualList } from '@/shared/ui/list'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { $autoAdvancedDay, $entryToFocus, $hiddenByFilterCount, drawerFilters } from '../model/drawer-list'
import { notificationsDrawerDismissed } from '../model/notifications-drawer'
import styles from './DrawerBody.module.css'

export function DrawerBody() {
  'use memo'
  return (
    <>
      <NotificationFilterFields filters={drawerFilters} />
      <NotificationResults />
    </>
  )
}

/** Height of a card with a message of one line, in pixels. */
const ESTIMATED_HEIGHT = 148

function NotificationResults() {
  'use memo'
  const { t } = useTranslation(['notifications', 'common'])
  const { filter, entryToFocus } = useUnit({ filter: drawerFilters.$applied, entryToFocus: $entryToFocus })
  const query = useNotifications(filter, { keepsPrevious: true })
  const { data, isPlaceholderData } = query
  const countText = data && t('results', { count: data.length })
  return (
    <section aria-label={countText} aria-busy={isPlaceholderData} className={styles.results}>
      <div className={styles.head}>
        {/* Stays while a list loads: a region that appears with its text may not be announced. */}
        <p role="status">{data?.length === 0 ? <VisuallyHidden>{countText}</VisuallyHidden> : countText}</p>
        {data && <LiveNotices />}
      </div>
      <StaleNotice query={query} />
      {data ? (
        <RemovalConfirmation listed={data}>
          {(requestRemoval) => (
            <VirtualList
              items={data}
              keyOf={({ uuid }) => uuid}
              rowLabel={(notification) => notificationLabel(t, notification)}
              label={t('title')}
              estimate={ESTIMATED_HEIGHT}
              startAt={data.some(({ uuid }) => uuid === entryToFocus) ? entryToFocus : null}
              row={(notification, tabIndex) => (
                <NotificationCard
                  notification={notification}
                  tabIndex={tabIndex}
                  actions={(describedBy) => (
                    <>
                      <FindPatientButton name={notification.patientName} tabIndex={tabIndex} />
                      <NotificationActions
                        notification={notification}
                        tabIndex={tabIndex}
                        describedBy={describedBy}
                        onRemove={requestRemoval}
                      />
                    </>
                  )}
                />
              )}
              empty={<EmptyNotifications filters={drawerFilters} />}
            />
          )}
        </RemovalConfirmation>
      ) : (
        <LoadState title={t('error')} query={query} isFailureAnnounced={false} skeleton={<ListSkeleton rows={8} />} />
      )}
    </section>
  )
}

function FindPatientButton({ name, tabIndex }: { name: string | null; tabIndex: 0 | -1 }) {
  'use memo'
  const { t } = useTranslation('notifications')
  const { close, search } = useUnit({ close: notificationsDrawerDismissed, search: patientSearchRequested })
  return (
    <IconButton
      icon={UserRoundSearch}
      size="s"
      tabIndex={tabIndex}
      label={`${t('actions.findPatient')}: ${name ?? t('unnamedPatient')}`}
      disabledReason={name === null ? t('noPatientName') : undefined}
      onClick={() => {
        close()
        if (name !== null) search(name)
      }}
    />
  )
}

function LiveNotices() {
  const { t, language } = useTranslation(['notifications', 'common'])
  const { hiddenCount, day, showDay } = useUnit({
    hiddenCount: $hiddenByFilterCount,
    day: $autoAdvancedDay,
    showDay: drawerFilters.dayRequested,
  })
  return (
    <div role="status" className={styles.notices}>
      {day && (
        <p className={styles.notice}>
          <Icon icon={CalendarClock} size={16} />
          {t('dayMoved', { day: formatLongDay(day, language) })}
        </p>
      )}
      {hiddenCount > 0 && (
        <div ref={restoreFocusOnRemoval} className={styles.notice}>
          <Icon icon={Info} size={16} />
          <p>{t('hiddenByFilter', { count: hiddenCount })}</p>
          {/* Not "Clear filters", which returns to today: the hidden notifications may be of another day. */}
          <Button variant="ghost" size="s" onClick={() => showDay(null)}>
            {t('common:showAll')}
          </Button>
        </div>
      )}
    </div>
  )
}
