import { useUnit } from 'effector-react'
import { ChevronLeft, ChevronRight, Printer } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { joinParts } from '@/shared/lib/isolate'
import { DoctorsFailedHint, useDoctors } from '@/entities/notification'
import { printRequested } from '@/shared/lifecycle'
import { Button } from '@/shared/ui/button'
import { DateField } from '@/shared/ui/date-field'
import { CheckboxField, RadioGroup } from '@/shared/ui/field'
import { FilterDisclosure } from '@/shared/ui/filter-disclosure'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { IconButton } from '@/shared/ui/icon-button'
import { AdaptiveSelect } from '@/shared/ui/search-select'
import type { CalendarDoctor } from '../lib/doctors'
import {
  $activeFilterCount,
  $day,
  $doctor,
  $isOnlyActive,
  $todayResetKey,
  $view,
  dayTyped,
  doctorChosen,
  nextRequested,
  onlyActiveChanged,
  previousRequested,
  todayRequested,
  viewChosen,
} from '../model/calendar'
import styles from './CalendarToolbar.module.css'

export function CalendarToolbar({ doctors }: { doctors: readonly CalendarDoctor[] }) {
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const { view, day, todayResetKey, isOnlyActive, filterCount, ...events } = useUnit({
    view: $view,
    isOnlyActive: $isOnlyActive,
    filterCount: $activeFilterCount,
    toggleActive: onlyActiveChanged,
    day: $day,
    todayResetKey: $todayResetKey,
    changeDay: dayTyped,
    choose: viewChosen,
    print: printRequested,
  })
  return (
    <section aria-label={t('controls')} className={styles.toolbar}>
      <PeriodButtons />
      {/* "Today" discards an invalid date, also while today is shown. */}
      <DateField key={todayResetKey} label={t('date')} value={day} onValueChange={(typed) => events.changeDay(typed)} />
      <FilterDisclosure count={filterCount}>
        <DoctorFilter doctors={doctors} />
        <CheckboxField
          label={t('notifications:filters.onlyActive')}
          isChecked={isOnlyActive}
          onCheckedChange={(isChecked) => events.toggleActive(isChecked)}
        />
      </FilterDisclosure>
      <div className={styles.end}>
        <RadioGroup
          label={t('view')}
          value={view}
          options={[
            { value: 'day', label: t('views.day') },
            { value: 'week', label: t('views.week') },
          ]}
          onValueChange={(chosen) => events.choose(chosen)}
        />
        <Button icon={Printer} onClick={() => events.print()}>
          {t('common:print')}
        </Button>
      </div>
    </section>
  )
}

function PeriodButtons() {
  const { t } = useTranslation('calendar')
  const { view, previous, next, today } = useUnit({
    view: $view,
    previous: previousRequested,
    next: nextRequested,
    today: todayRequested,
  })
  return (
    <div className={styles.steps}>
      <IconButton
        icon={ChevronLeft}
        label={t(view === 'week' ? 'previousWeek' : 'previousDay')}
        onClick={() => previous()}
      />
      <Button onClick={() => today()}>{t('today')}</Button>
      <IconButton icon={ChevronRight} label={t(view === 'week' ? 'nextWeek' : 'nextDay')} onClick={() => next()} />
    </div>
  )
}

/** Distinguishes the empty key (no doctor) from the empty value (all doctors). */
const KEY_PREFIX = 'by:'

function DoctorFilter({ doctors }: { doctors: readonly CalendarDoctor[] }) {
  const { t } = useTranslation('notifications')
  const { chosen, choose } = useUnit({ chosen: $doctor, choose: doctorChosen })
  const query = useDoctors()
  return (
    <AdaptiveSelect
      label={t('filters.doctor')}
      value={chosen ? KEY_PREFIX + chosen.key : ''}
      hint={query.isLoadingError && <DoctorsFailedHint query={query} />}
      options={[
        { value: '', label: t('filters.allDoctors') },
        ...doctors.map(({ key, name, branch }) => ({
          value: KEY_PREFIX + key,
          label: joinParts([name ?? t('noDoctor'), branch], ' · '),
        })),
      ]}
      onValueChange={(value) => choose(doctors.find(({ key }) => KEY_PREFIX + key === value) ?? null)}
    />
  )
}

/** Shown beside the message that the chosen doctor has no entries. */
export function AllDoctorsButton() {
  const { t } = useTranslation('notifications')
  const choose = useUnit(doctorChosen)
  return (
    <Button ref={restoreFocusOnRemoval} size="s" onClick={() => choose(null)}>
      {t('filters.allDoctors')}
    </Button>
  )
}
