import { useUnit } from 'effector-react'
import { FilterX } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import type { Reminder } from '@/entities/reminder'
import { Button } from '@/shared/ui/button'
import { SelectField } from '@/shared/ui/field'
import { FilterDisclosure } from '@/shared/ui/filter-disclosure'
import {
  countActiveFilters,
  countCreators,
  countTypes,
  filterReminders,
  isFilterSet,
  type TypeChoice,
  type WorklistFilter,
} from '../lib/worklist-filter'
import { creatorChosen, filterCleared, typeChosen, unreadOnlyChanged } from '../model/worklist'
import styles from './PatientWorklistPage.module.css'

interface WorklistFiltersProps {
  reminders: readonly Reminder[]
  filter: WorklistFilter
}

const ALL = ''
/** Prevents a collision between a name and `NO_CREATOR`. */
const CREATOR_PREFIX = 'by:'
const NO_CREATOR = 'unknown'

export function WorklistFilters({ reminders, filter }: WorklistFiltersProps) {
  const { t } = useTranslation(['worklist', 'common'])
  const clear = useUnit(filterCleared)
  return (
    <FilterDisclosure count={countActiveFilters(filter)}>
      <div className={styles.filters}>
        <TypeField reminders={reminders} filter={filter} />
        <CreatorField reminders={reminders} filter={filter} />
        <UnreadField reminders={reminders} filter={filter} />
        {isFilterSet(filter) && (
          <Button
            variant="ghost"
            icon={FilterX}
            onClick={({ currentTarget }) => {
              focusFilter(currentTarget)
              clear()
            }}
          >
            {t('common:clearFilters')}
          </Button>
        )}
      </div>
    </FilterDisclosure>
  )
}

function TypeField({ reminders, filter }: WorklistFiltersProps) {
  const { t } = useTranslation(['worklist', 'common'])
  const choose = useUnit(typeChosen)
  const counts = countTypes(reminders, filter)
  const label = (type: TypeChoice) => (type === 'other' ? t('worklist:otherType') : t(`common:reminderTypes.${type}`))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <SelectField
      label={t('worklist:type')}
      value={filter.type ?? ALL}
      options={[
        { value: ALL, label: t('common:optionWithCount', { name: t('worklist:allTypes'), count: total }) },
        ...counts.map(({ type, count }) => ({
          value: type,
          label: t('common:optionWithCount', { name: label(type), count }),
        })),
      ]}
      onValueChange={(value) => choose(value === ALL ? null : value)}
    />
  )
}

function CreatorField({ reminders, filter }: WorklistFiltersProps) {
  const { t } = useTranslation(['worklist', 'common'])
  const choose = useUnit(creatorChosen)
  const counts = countCreators(reminders, filter)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <SelectField
      label={t('creator')}
      value={filter.creator ? valueOf(filter.creator.name) : ALL}
      options={[
        { value: ALL, label: t('common:optionWithCount', { name: t('allCreators'), count: total }) },
        ...counts.map(({ name, count }) => ({
          value: valueOf(name),
          label: t('common:optionWithCount', { name: name ?? t('noCreator'), count }),
        })),
      ]}
      onValueChange={(value) => {
        const chosen = counts.find(({ name }) => valueOf(name) === value)
        choose(chosen ? { name: chosen.name } : null)
      }}
    />
  )
}

function UnreadField({ reminders, filter }: WorklistFiltersProps) {
  const { t } = useTranslation(['worklist', 'common'])
  const change = useUnit(unreadOnlyChanged)
  const countOf = (isUnreadOnly: boolean) => filterReminders(reminders, { ...filter, isUnreadOnly }).length
  return (
    <SelectField
      label={t('show')}
      value={filter.isUnreadOnly ? 'unread' : 'all'}
      options={[
        { value: 'all', label: t('common:optionWithCount', { name: t('all'), count: countOf(false) }) },
        { value: 'unread', label: t('common:optionWithCount', { name: t('unread'), count: countOf(true) }) },
      ]}
      onValueChange={(value) => change(value === 'unread')}
    />
  )
}

const valueOf = (name: string | null): string => (name === null ? NO_CREATOR : CREATOR_PREFIX + name)

/** Moves the focus to the filters before the clear button is removed. */
export const focusFilter = (leaving: HTMLElement): void =>
  leaving.closest('[data-worklist-page]')?.querySelector<HTMLElement>('select, [aria-expanded]')?.focus()
