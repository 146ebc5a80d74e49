import { useUnit } from 'effector-react'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { ChoiceGroup } from '@/shared/ui/radio-group'
import { IconButton } from '@/shared/ui/icon-button'
import { CheckField, InputField } from '@/shared/ui/input-field'
import type { CalendarDoctor } from '../lib/doctors'
import {
  $dayField,
  $isOnlyActive,
  $view,
  dayTyped,
  nextWanted,
  onlyActiveToggled,
  previousWanted,
  todayWanted,
  viewChosen,
} from '../model/calendar'
import { printWanted } from '../model/print-calendar'
import styles from './CalendarToolbar.module.css'
import { DoctorField } from './DoctorFilter'

/** Which days, whose, and in what shape. */
export function CalendarToolbar({ doctors }: { doctors: readonly CalendarDoctor[] }) {
  const { t } = useTranslation(['calendar', 'notifications'])
  const { view, dayField, isOnlyActive, ...told } = useUnit({
    view: $view,
    isOnlyActive: $isOnlyActive,
    toggleActive: onlyActiveToggled,
    dayField: $dayField,
    day: dayTyped,
    choose: viewChosen,
    print: printWanted,
  })
  return (
    <section aria-label={t('controls')} className={styles.toolbar}>
      <Steps />
      <InputField
        type="date"
        label={t('date')}
        min="1900-01-01"
        max="2199-12-31"
        value={dayField}
        onValueChange={(day) => told.day(day)}
      />
      <DoctorField doctors={doctors} />
      <div className={styles.check}>
        <CheckField
          label={t('notifications:filters.onlyActive')}
          isChecked={isOnlyActive}
          onCheckedChange={(isChecked) => told.toggleActive(isChecked)}
        />
      </div>
      <div className={styles.end}>
        <ChoiceGroup
          isField
          label={t('view')}
          value={view}
          options={[
            { value: 'day', label: t('views.day') },
            { value: 'week', label: t('views.week') },
          ]}
          onChange={(chosen) => told.choose(chosen)}
        />
        <Button icon={Printer} onClick={() => told.print()}>
          {t('print')}
        </Button>
      </div>
    </section>
  )
}

function Steps() {
  const { t } = useTranslation('calendar')
  const { view, previous, next, today } = useUnit({
    view: $view,
    previous: previousWanted,
    next: nextWanted,
    today: todayWanted,
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
