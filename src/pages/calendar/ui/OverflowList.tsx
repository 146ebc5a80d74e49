import { useTranslation } from 'react-i18next'
import type { GridLayout } from '../lib/grid-layout'
import styles from './OverflowList.module.css'
import { formatShortDay } from './format-days'
import { entryLabels } from './entry-labels'

/** For printing: lists the entries that the grid only counts. */
export function OverflowList({ plan: { columns } }: { plan: GridLayout }) {
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const groups = columns.flatMap(({ overflowGroups, day, headedBy }) =>
    overflowGroups.flatMap(({ items }) => items.map((entry) => ({ entry, day: headedBy === 'day' ? day : null }))),
  )
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="calendar-overflow" className={styles.overflow}>
      <h3 id="calendar-overflow" className={styles.title}>
        {t('calendar:overflow')} <span data-tabular>{groups.length}</span>
      </h3>
      <ul className={styles.list}>
        {groups.map(({ entry, day }) => {
          const { time, patient, urgency, detail, message } = entryLabels(t, entry, true)
          return (
            <li key={entry.uuid}>
              {day !== null && `${formatShortDay(t, day)} `}
              {time} <b>{patient}</b> {[urgency, detail, message].filter(Boolean).join(' · ')}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
