import { useTranslation } from 'react-i18next'
import { type OpenInterval, WEEKDAYS, type WeekHours } from '@/entities/company'
import styles from './WorkingHoursTable.module.css'

const asText = (intervals: readonly OpenInterval[]) => intervals.map(({ start, end }) => `${start}–${end}`).join(', ')

export function WorkingHoursTable({ title, hours }: { title: string; hours: WeekHours | null }) {
  const { t } = useTranslation('settings')
  if (!hours) {
    return (
      <div>
        <h3>{title}</h3>
        <p>{t('clinic.hoursUnknown')}</p>
      </div>
    )
  }
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {WEEKDAYS.map((day) => (
          <tr key={day}>
            <th scope="row">{t(`days.${day}`)}</th>
            <td data-closed={hours[day].length === 0 || undefined}>{asText(hours[day]) || t('closed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
