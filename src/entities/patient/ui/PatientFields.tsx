import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contains, type MatchRange } from '@/shared/lib/find-matches'
import { Highlight } from '@/shared/ui/text'
import { IconButton } from '@/shared/ui/icon-button'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { type Age, ageOn, parseBirthDate } from '../model/birth-date'
import { maskNumber, phoneHref, visibleSuffix } from '../model/patient'
import styles from './PatientFields.module.css'

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

interface CitizenshipNumberProps {
  number: string
  isRevealed: boolean
  onToggle: () => void
  /** Ranges that match the search text; they stay readable in the mask. */
  typed?: readonly MatchRange[]
  className?: string | undefined
  tabIndex?: 0 | -1
}

/** Masked until revealed, because other people may see the screen. */
export function CitizenshipNumber({
  number,
  isRevealed,
  onToggle,
  typed = [],
  className,
  tabIndex = 0,
}: CitizenshipNumberProps) {
  const { t } = useTranslation('patient')
  return (
    <>
      <span aria-live="polite">
        {isRevealed ? (
          <Highlight text={number} ranges={typed} />
        ) : (
          <>
            <VisuallyHidden>{t('hiddenNumber', { ending: visibleSuffix(number) })}</VisuallyHidden>
            <span aria-hidden="true">
              <Highlight text={maskNumber(number, (index) => contains(typed, index))} ranges={typed} />
            </span>
          </>
        )}
      </span>
      <IconButton
        size="s"
        icon={isRevealed ? EyeOff : Eye}
        label={isRevealed ? t('hide') : t('reveal')}
        className={className}
        tabIndex={tabIndex}
        onClick={onToggle}
      />
    </>
  )
}

interface PhoneNumberProps {
  phone: string
  typed?: readonly MatchRange[]
  className?: string | undefined
  tabIndex?: 0 | -1
}

export function PhoneNumber({ phone, typed = [], className, tabIndex }: PhoneNumberProps) {
  const href = phoneHref(phone)
  const text = <Highlight text={phone} ranges={typed} />
  return href === null ? (
    text
  ) : (
    <a href={href} className={className} tabIndex={tabIndex}>
      {text}
    </a>
  )
}
