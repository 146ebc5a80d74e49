import { useTranslation } from 'react-i18next'
import { type Age, ageOn, parseBirthDate } from '../model/birth-date'
import styles from './BirthDate.module.css'

export function BirthDate({ date, today }: { date: string; today: string }) {
  const { t } = useTranslation('patient')
  const birth = parseBirthDate(date)
  const age = birth && ageOn(today, birth)
  return (
    <>
      {date}
      {age && (
        <span className={styles.age}>
          {isInfant(age) ? t('ageMonths', { count: age.months }) : t('age', { count: age.years })}
        </span>
      )}
    </>
  )
}

const isInfant = ({ months }: Age): boolean => months < 24
