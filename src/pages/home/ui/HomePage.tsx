import { useUnit } from 'effector-react'
import { BellOff, CalendarX2 } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '@/shared/i18n'
import { filterForDay, NotificationRow, useNotifications } from '@/entities/notification'
import { reminderChosen, ReminderRow, useReminders } from '@/entities/reminder'
import { useUser } from '@/entities/user'
import { useAccess } from '@/features/check-access'
import { permittedQuickLinks, QuickLinkTiles } from '@/features/open-quick-links'
import { dayChosen, notificationChosen } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { type Day, formatLongDay } from '@/shared/lib/day'
import { $now, $today } from '@/shared/lifecycle'
import { $language, type AccessContext, buildPath, canOpen, type RouteId } from '@/shared/routes'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { LoadState, StaleNotice } from '@/shared/ui/error-state'
import { List, ListSkeleton } from '@/shared/ui/list'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { currentNotifications } from '../lib/current-notifications'
import { ClinicCard } from './ClinicCard'
import { DaySummary } from './DaySummary'
import styles from './HomePage.module.css'

export function HomePage() {
  const { t } = useTranslation('home')
  const { data: user } = useUser()
  const access = useAccess()
  const { today, language } = useUnit({ today: $today, language: $language })
  return (
    <div className={styles.page}>
      <PageHeader
        title={user?.fullName ? t('greeting', { name: user.fullName }) : t('greetingUnnamed')}
        text={formatLongDay(today, language)}
      />
      <div className={styles.main}>
        <ErrorBoundary>
          <DaySummaryCard day={today} />
        </ErrorBoundary>
        <ErrorBoundary>
          <NotificationsCard day={today} />
        </ErrorBoundary>
      </div>
      <div className={styles.side}>
        <ErrorBoundary>
          <RemindersCard />
        </ErrorBoundary>
        <ClinicCard />
        <ErrorBoundary>{access.status === 'known' && <QuickLinksCard access={access.context} />}</ErrorBoundary>
      </div>
    </div>
  )
}

function QuickLinksCard({ access }: { access: AccessContext }) {
  const { t } = useTranslation('shell')
  const quickLinks = permittedQuickLinks(access)
  if (quickLinks.length === 0) return null
  return (
    <Card title={t('quickLinks.title')}>
      <QuickLinkTiles quickLinks={quickLinks} />
    </Card>
  )
}

interface FullListLinkProps {
  route: RouteId
  /** Opens the list of the top bar, for users who may not open the screen. */
  onOpen: () => void
  children: ReactNode
}

function FullListLink({ route, onOpen, children }: FullListLinkProps) {
  const language = useUnit($language)
  if (canOpen(route, useAccess().context)) return <Link to={buildPath(route, language)}>{children}</Link>
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onOpen()}>
      {children}
    </button>
  )
}

const MAX_NOTIFICATIONS = 12

function NotificationsCard({ day }: { day: Day }) {
  const { t } = useTranslation(['home', 'notifications', 'common'])
  const { now, choose, openDay } = useUnit({ now: $now, choose: notificationChosen, openDay: dayChosen })
  const query = useNotifications(filterForDay(day))
  const { data } = query
  const list = data ?? []
  const hidden = list.length - MAX_NOTIFICATIONS
  return (
    <Card
      title={t('home:notifications')}
      isFlush
      actions={list.length > 0 && <Badge>{t('common:number', { value: list.length })}</Badge>}
    >
      {!data && (
        <LoadState
          title={t('notifications:error')}
          query={query}
          skeleton={<ListSkeleton rows={MAX_NOTIFICATIONS} />}
        />
      )}
      <StaleNotice text={t('notifications:stale')} query={query} />
      {data?.length === 0 && (
        <EmptyState icon={CalendarX2} title={t('notifications:empty')} text={t('notifications:emptyToday')} />
      )}
      {list.length > 0 && (
        <List
          items={currentNotifications(list, now, MAX_NOTIFICATIONS)}
          keyOf={({ uuid }) => uuid}
          row={(notification) => <NotificationRow notification={notification} onOpen={() => choose(notification)} />}
          footer={
            hidden > 0 && (
              <FullListLink route="appointments" onOpen={() => openDay(day)}>
                {t('notifications:more', { count: hidden })}
              </FullListLink>
            )
          }
        />
      )}
    </Card>
  )
}

const MAX_REMINDERS = 5

function RemindersCard() {
  const { t } = useTranslation(['home', 'reminders', 'common'])
  const { choose, openReminders } = useUnit({ choose: reminderChosen, openReminders: remindersRequested })
  const query = useReminders()
  const { data, unread } = query
  const hidden = unread.length - MAX_REMINDERS
  return (
    <Card
      title={t('home:reminders')}
      isFlush
      actions={unread.length > 0 && <Badge tone="accent">{t('common:number', { value: unread.length })}</Badge>}
    >
      {!data && (
        <LoadState title={t('reminders:error')} query={query} skeleton={<ListSkeleton rows={MAX_REMINDERS} />} />
      )}
      <StaleNotice text={t('reminders:stale')} query={query} />
      {data && unread.length === 0 && (
        <EmptyState icon={BellOff} title={t('reminders:emptyUnread')} text={t('reminders:emptyText')} />
      )}
      {unread.length > 0 && (
        <List
          items={unread.slice(0, MAX_REMINDERS)}
          keyOf={({ uuid }) => uuid}
          row={(reminder) => <ReminderRow reminder={reminder} onChoose={() => choose(reminder)} />}
          footer={
            hidden > 0 && (
              <FullListLink route="crm" onOpen={() => openReminders(null)}>
                {t('reminders:more', { count: hidden })}
              </FullListLink>
            )
          }
        />
      )}
    </Card>
  )
}

/** Renders nothing for an empty day and for a query that has failed or is paused: the list below it says so. */
function DaySummaryCard({ day }: { day: Day }) {
  const { t } = useTranslation('home')
  const { data: list, isLoading } = useNotifications(filterForDay(day))
  if (list ? list.length === 0 : !isLoading) return null
  return (
    <Card title={t('day.title')}>
      <div className={styles.content}>{list ? <DaySummary list={list} day={day} /> : <Placeholder />}</div>
    </Card>
  )
}

function Placeholder() {
  return (
    <Skeletons className={styles.placeholder}>
      <Skeleton width="60%" />
      <Skeleton width="40%" height="1.5rem" />
    </Skeletons>
  )
}
