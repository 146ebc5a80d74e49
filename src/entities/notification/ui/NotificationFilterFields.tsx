import { useUnit } from 'effector-react'
import { FilterX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX_LENGTH } from '@/shared/config'
import { Button } from '@/shared/ui/button'
import { DateField } from '@/shared/ui/date-field'
import { CheckboxField, InputField, SelectField } from '@/shared/ui/field'
import { AdaptiveSelect } from '@/shared/ui/search-select'
import { useDoctors } from '../api/doctors'
import type { Priority } from '../model/notification'
import type { NotificationFilters } from '../model/notification-filter'
import { DoctorsFailedHint } from './DoctorsFailedHint'
import styles from './NotificationFilterFields.module.css'

const PRIORITIES: readonly Priority[] = [1, 2, 3]

export function NotificationFilterFields({ filters }: { filters: NotificationFilters }) {
  const { t } = useTranslation(['notifications', 'common'])
  const doctors = useDoctors()
  const { values, resetCount, ...change } = useUnit({
    values: filters.$fieldValues,
    resetCount: filters.$resetCount,
    day: filters.dayTyped,
    priority: filters.priorityChosen,
    doctor: filters.doctorChosen,
    patient: filters.patientTyped,
    onlyActive: filters.onlyActiveChanged,
    clear: filters.cleared,
  })
  const { data = [], isError } = doctors
  const isUnlisted = values.doctor !== null && !data.some(({ uuid }) => uuid === values.doctor?.uuid)
  const offered = isUnlisted && values.doctor ? [{ ...values.doctor, branch: null }, ...data] : data
  return (
    <section aria-label={t('filters.title')} className={styles.filters}>
      <DateField
        key={resetCount}
        label={t('filters.date')}
        value={values.day ?? ''}
        onValueChange={(day) => change.day(day)}
      />
      <SelectField
        label={t('filters.priority')}
        value={String(values.priority ?? '')}
        options={[
          { value: '', label: t('filters.all') },
          ...PRIORITIES.map((priority) => ({ value: String(priority), label: t(`common:priorities.${priority}`) })),
        ]}
        onValueChange={(value) => change.priority(PRIORITIES.find((priority) => String(priority) === value) ?? null)}
      />
      <AdaptiveSelect
        label={t('filters.doctor')}
        value={values.doctor?.uuid ?? ''}
        hint={isError && <DoctorsFailedHint onRetry={doctors.refetch} />}
        options={[
          { value: '', label: t('filters.allDoctors') },
          ...offered.map(({ uuid, name, branch }) => ({
            value: uuid,
            label: [name, branch].filter(Boolean).join(' · '),
          })),
        ]}
        onValueChange={(value) => change.doctor(offered.find(({ uuid }) => uuid === value) ?? null)}
      />
      <InputField
        type="search"
        label={t('filters.patient')}
        placeholder={t('filters.patientHint')}
        maxLength={SEARCH_MAX_LENGTH}
        enterKeyHint="search"
        value={values.patientText}
        onValueChange={(text) => change.patient(text)}
      />
      <CheckboxField
        label={t('filters.onlyActive')}
        isChecked={values.isOnlyActive}
        onCheckedChange={(isChecked) => change.onlyActive(isChecked)}
      />
      <Button variant="ghost" size="s" icon={FilterX} className={styles.clear} onClick={() => change.clear()}>
        {t('filters.clear')}
      </Button>
    </section>
  )
}
