import { useTranslation } from '@/shared/i18n'
import { formatDay } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { Card } from '@/shared/ui/card'
import { ClinicTimeZone } from '@/shared/ui/clinic-time-zone'
import { LoadError, RetryNotice } from '@/shared/ui/error-state'
import { useIsPrinting } from '@/shared/ui/use-is-printing'
import { LiveRegion } from '@/shared/ui/live-region'
import { useIsPhone } from '@/shared/ui/use-media-query'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { formatPeriod } from './calendar-labels'
import { CalendarDialogs } from './CalendarDialogs'
import { CalendarToolbar } from './CalendarToolbar'
import { CalendarAgenda } from './CalendarAgenda'
import { CalendarGrid } from './CalendarGrid'
import { UndatedEntries } from './UndatedEntries'
import { useCalendar, useCalendarTimes } from './use-calendar'
import styles from './CalendarPage.module.css'

export function CalendarPage() {
  const { t } = useTranslation(['notifications', 'routes'])
  return (
    <div className={styles.page} data-calendar="">
      <PageHeader title={t('routes:titles.calendar')} text={t('notifications:source')} />
      <Calendar />
    </div>
  )
}

function Calendar() {
  'use memo'
  const { t, language } = useTranslation(['calendar', 'notifications'])
  const { view, days, chosen, query, undated, data, filters } = useCalendar()
  const times = useCalendarTimes()
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  // On a phone, grid columns are too narrow for text.
  const isAgenda = isPhone && !isPrinting
  const period = formatPeriod(t, language, view, days)
  // Paper shows no toolbar.
  const printedTitle = joinParts(
    [
      period,
      chosen && (chosen.name ?? t('notifications:noDoctor')),
      filters.isOnlyActive && t('notifications:filters.onlyActive'),
    ],
    ' · ',
  )
  const isAvailable = !query.isError && !query.isPaused
  const isReady = isAvailable && (isAgenda || !times.isLoading)
  const countText = t('notifications:results', { count: data.entries.length })
  const { pendingDays, failedDays } = query
  const isCounted = isReady && pendingDays.length === 0 && failedDays.length === 0
  const viewProps = { data, view, label: period, pendingDays, failedDays, filters }
  return (
    <>
      <CalendarToolbar doctors={data.doctors} />
      {/* Before the grid, so that a closing dialog restores the focus before the grid moves it on. */}
      <CalendarDialogs notifications={query.data ?? []} shown={data.entries} undated={undated.data ?? []} />
      <UndatedEntries undated={undated} showsAll={isPrinting} />
      <Card
        title={isPrinting ? printedTitle : period}
        isFlush
        actions={
          <>
            <ClinicTimeZone days={days} />
            {isCounted && <span className={styles.total}>{countText}</span>}
          </>
        }
      >
        <CalendarNotices query={query} times={isAgenda ? null : times} />
        {!isAvailable && <LoadError title={t('notifications:error')} query={query} />}
        {isAvailable && !isReady && <CalendarSkeleton />}
        {isReady &&
          (isAgenda ? (
            <CalendarAgenda {...viewProps} />
          ) : (
            <CalendarGrid {...viewProps} times={times.data} isPrinting={isPrinting} />
          ))}
      </Card>
      <LiveRegion message={isCounted ? `${period}, ${countText}` : ''} messageId={JSON.stringify(chosen)} />
    </>
  )
}

function CalendarSkeleton() {
  return (
    <Skeletons className={styles.waiting}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={360} />
    </Skeletons>
  )
}

interface CalendarNoticesProps {
  query: ReturnType<typeof useCalendar>['query']
  /** Null where the hours are not shown. */
  times: ReturnType<typeof useCalendarTimes> | null
}

function CalendarNotices({ query, times }: CalendarNoticesProps) {
  const { t } = useTranslation('calendar')
  if (query.data === undefined) return null
  const { failedDays, pausedDays, isStale } = query
  return (
    <div role="status">
      {failedDays.length > 0 && (
        <RetryNotice className={styles.notes} query={query}>
          {t('someFailed', { days: failedDays.map((day) => formatDay(day)).join(', ') })}
        </RetryNotice>
      )}
      {pausedDays.length > 0 && (
        <p className={styles.notes}>{t('somePaused', { days: pausedDays.map((day) => formatDay(day)).join(', ') })}</p>
      )}
      {isStale && (
        <RetryNotice className={styles.notes} query={query}>
          {t('stale')}
        </RetryNotice>
      )}
      {times && <WorkingHoursNotices times={times} />}
    </div>
  )
}

function WorkingHoursNotices({ times }: { times: ReturnType<typeof useCalendarTimes> }) {
  const { t } = useTranslation('calendar')
  return (
    <>
      {times.isError && (
        <RetryNotice className={styles.notes} query={times}>
          {t('hoursFailed')}
        </RetryNotice>
      )}
      {times.isOverrideError && !times.isError && (
        <RetryNotice className={styles.notes} query={times}>
          {t('ownHoursFailed')}
        </RetryNotice>
      )}
      {!times.isError && !times.isLoading && !times.isPaused && times.data.clinic.hours === null && (
        <p className={styles.notes}>{t('hoursUnknown')}</p>
      )}
    </>
  )
}
