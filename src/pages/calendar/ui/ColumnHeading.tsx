import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $today } from '@/shared/lifecycle'
import type { GridColumn } from '../lib/grid-layout'
import { dayOpened } from '../model/calendar'
import { columnHeadingId } from './column-heading-id'
import { formatShortDay } from './format-days'
import styles from './TimeGrid.module.css'

export function ColumnHeading({ column, isPending }: { column: GridColumn; isPending: boolean }) {
  const { t } = useTranslation('calendar')
  const { today, openDay } = useUnit({ today: $today, openDay: dayOpened })
  const { key, day, doctor, headedBy, entries } = column
  return (
    <div className={styles.heading} data-head="" data-today={(headedBy === 'day' && day === today) || undefined}>
      <h3 id={columnHeadingId(key)} className={styles.name}>
        {headedBy === 'doctor' ? (
          <bdi title={doctor?.name ?? undefined}>{doctor?.name ?? t('withoutDoctor')}</bdi>
        ) : (
          <button
            type="button"
            className={styles.dayLink}
            aria-label={t('openDay', { day: formatShortDay(t, day) })}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => openDay(day)}
          >
            {formatShortDay(t, day)}
          </button>
        )}
      </h3>
      <p className={styles.count}>
        {[!isPending && t('count', { count: entries.length }), headedBy === 'doctor' && doctor?.branch]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
