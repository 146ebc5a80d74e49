import { useTranslation } from 'react-i18next'
import type { GridPlan } from '../lib/grid-layout'
import styles from './OverflowList.module.css'
import { shortDay } from './format-days'
import { entryWords } from './entry-labels'

/** On paper nothing opens: what the grid only counts is listed below it. */
export function CrowdedEntries({ plan: { columns } }: { plan: GridPlan }) {
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const crowded = columns.flatMap(({ crowds, day, headedBy }) =>
    crowds.flatMap(({ items }) => items.map((entry) => ({ entry, day: headedBy === 'day' ? day : null }))),
  )
  if (crowded.length === 0) return null
  return (
    <section aria-labelledby="calendar-crowded" className={styles.crowded}>
      <h3 id="calendar-crowded" className={styles.title}>
        {t('calendar:crowded')} <span data-tabular>{crowded.length}</span>
      </h3>
      <ul className={styles.list}>
        {crowded.map(({ entry, day }) => {
          const { time, patient, urgency, detail } = entryWords(t, entry, true)
          return (
            <li key={entry.uuid}>
              {day !== null && `${shortDay(t, day)} `}
              {time} <b>{patient}</b> {[urgency, detail].filter(Boolean).join(' · ')}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
