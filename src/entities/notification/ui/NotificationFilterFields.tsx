import { useUnit } from 'effector-react'
import { FilterX } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { MAX_SEARCH_LENGTH } from '@/shared/config'
import { joinParts } from '@/shared/lib/isolate'
import { Button } from '@/shared/ui/button'
import { DateField } from '@/shared/ui/date-field'
import { CheckboxField, InputField, SelectField } from '@/shared/ui/field'
import { AdaptiveSelect } from '@/shared/ui/search-select'
import { useDoctors } from '../api/doctors'
import type { Priority } from '../model/notification'
import type { NotificationFilter, NotificationFilters } from '../model/notification-filter'
import { DoctorsFailedHint } from './DoctorsFailedHint'
import styles from './NotificationFilterFields.module.css'

const PRIORITIES: readonly Priority[] = [1, 2, 3]

export function NotificationFilterFields({ filters }: { filters: NotificationFilters }) {
  const { t } = useTranslation(['notifications', 'common'])
  const { values, resetKey, ...change } = useUnit({
    values: filters.$fieldValues,
    resetKey: filters.$fieldsResetKey,
    day: filters.dayTyped,
    priority: filters.priorityChosen,
    doctor: filters.doctorChosen,
    patient: filters.patientTyped,
    onlyActive: filters.onlyActiveChanged,
    clear: filters.cleared,
  })
  return (
    <section aria-label={t('common:filters')} className={styles.filters}>
      <DateField key={resetKey} label={t('filters.date')} value={values.day ?? ''} onValueChange={change.day} />
      <SelectField
        label={t('filters.priority')}
        value={String(values.priority ?? '')}
        options={[
          { value: '', label: t('filters.all') },
          ...PRIORITIES.map((priority) => ({ value: String(priority), label: t(`common:priorities.${priority}`) })),
        ]}
        onValueChange={(value) => change.priority(PRIORITIES.find((priority) => String(priority) === value) ?? null)}
      />
      <DoctorSelect chosen={values.doctor} onDoctorChange={change.doctor} />
      <InputField
        type="search"
        label={t('filters.patient')}
        placeholder={t('filters.patientHint')}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        value={values.patientText}
        onValueChange={change.patient}
      />
      <CheckboxField
        label={t('filters.onlyActive')}
        isChecked={values.isOnlyActive}
        onCheckedChange={change.onlyActive}
      />
      <Button variant="ghost" size="s" icon={FilterX} className={styles.clear} onClick={() => change.clear()}>
        {t('common:clearFilters')}
      </Button>
    </section>
  )
}

type ChosenDoctor = NotificationFilter['doctor']
interface DoctorSelectProps {
  chosen: ChosenDoctor
  onDoctorChange: (doctor: ChosenDoctor) => void
}

/** Offers a chosen doctor also if the list has failed or does not contain it. */
function DoctorSelect({ chosen, onDoctorChange }: DoctorSelectProps) {
  const { t } = useTranslation('notifications')
  const query = useDoctors()
  const { data = [] } = query
  const isOffered = chosen === null || data.some(({ uuid }) => uuid === chosen.uuid)
  const offered = isOffered ? data : [{ ...chosen, branch: null }, ...data]
  return (
    <AdaptiveSelect
      label={t('filters.doctor')}
      value={chosen?.uuid ?? ''}
      hint={query.isLoadingError && <DoctorsFailedHint query={query} />}
      options={[
        { value: '', label: t('filters.allDoctors') },
        ...offered.map(({ uuid, name, branch }) => ({
          value: uuid,
          label: joinParts([name, branch], ' · '),
        })),
      ]}
      onValueChange={(value) => onDoctorChange(offered.find(({ uuid }) => uuid === value) ?? null)}
    />
  )
}
