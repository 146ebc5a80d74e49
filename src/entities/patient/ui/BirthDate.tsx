import { useTranslation } from 'react-i18next'
import { type Age, ageOn, parseBirthDate } from '../model/birth-date'
import styles from './BirthDate.module.css'

/** As the clinic has written it down, with the age where it is a day that exists. `today` is the local day. */
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

/** Up to their second birthday people are counted in months. */
const isInfant = ({ months }: Age): boolean => months < 24
