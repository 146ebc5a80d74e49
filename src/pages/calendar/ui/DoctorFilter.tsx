import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { useDoctors } from '@/entities/notification'
import { AdaptiveSelect } from '@/shared/ui/search-select'
import type { CalendarDoctor } from '../lib/doctors'
import { $doctor, doctorChosen } from '../model/calendar'
import styles from './CalendarToolbar.module.css'

/** Distinguishes the empty key (no doctor) from the empty value (all doctors). */
const KEY_PREFIX = 'by:'

export function DoctorFilter({ doctors }: { doctors: readonly CalendarDoctor[] }) {
  const { t } = useTranslation(['calendar', 'notifications'])
  const { chosen, choose } = useUnit({ chosen: $doctor, choose: doctorChosen })
  const { isError, refetch } = useDoctors()
  return (
    <AdaptiveSelect
      label={t('notifications:filters.doctor')}
      value={chosen ? KEY_PREFIX + chosen.key : ''}
      hint={
        isError && (
          <span className={styles.failed}>
            {t('notifications:filters.doctorsFailed')}
            <button type="button" className={styles.retry} onClick={() => void refetch()}>
              {t('calendar:retry')}
            </button>
          </span>
        )
      }
      options={[
        { value: '', label: t('notifications:filters.allDoctors') },
        ...doctors.map(({ key, name, branch }) => ({
          value: KEY_PREFIX + key,
          label: [name ?? t('calendar:withoutDoctor'), branch].filter(Boolean).join(' · '),
        })),
      ]}
      onValueChange={(value) => choose(doctors.find(({ key }) => KEY_PREFIX + key === value) ?? null)}
    />
  )
}
