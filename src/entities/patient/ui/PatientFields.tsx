import { Eye, EyeOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import type { Day } from '@/shared/lib/day'
import { contains, type MatchRange } from '@/shared/lib/text'
import { Highlight } from '@/shared/ui/text'
import { IconButton } from '@/shared/ui/icon-button'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { type Age, ageOn, parseBirthDate } from '../model/birth-date'
import { maskNumber, phoneHref, visibleSuffix } from '../model/patient'
import styles from './PatientFields.module.css'

export function BirthDate({ date, today }: { date: string; today: Day }) {
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

interface MaskedNumberProps {
  number: string
  /** Ranges that match the search text; they stay readable in the mask. */
  matches?: readonly MatchRange[]
  /** Text for screen readers, in place of the readable end of the number. */
  spoken?: string
}

/** Masked, because other people may see the screen. */
export function MaskedNumber({ number, matches = [], spoken }: MaskedNumberProps) {
  const { t } = useTranslation('patient')
  return (
    <>
      <VisuallyHidden>{spoken ?? t('hiddenNumber', { ending: visibleSuffix(number) })}</VisuallyHidden>
      <span aria-hidden="true">
        <Highlight text={maskNumber(number, (index) => contains(matches, index))} ranges={matches} />
      </span>
    </>
  )
}

interface RevealableNumberProps extends Omit<MaskedNumberProps, 'spoken'> {
  isRevealed: boolean
}

export function RevealableNumber({ number, isRevealed, matches = [] }: RevealableNumberProps) {
  return isRevealed ? <Highlight text={number} ranges={matches} /> : <MaskedNumber number={number} matches={matches} />
}

interface CitizenshipNumberProps extends RevealableNumberProps {
  onToggle: () => void
  className?: string | undefined
  tabIndex?: 0 | -1
}

export function CitizenshipNumber({ onToggle, className, tabIndex = 0, ...rest }: CitizenshipNumberProps) {
  const { t } = useTranslation('patient')
  return (
    <>
      <span aria-live="polite">
        <RevealableNumber {...rest} />
      </span>
      <IconButton
        size="s"
        icon={rest.isRevealed ? EyeOff : Eye}
        label={rest.isRevealed ? t('hide') : t('reveal')}
        className={className}
        tabIndex={tabIndex}
        onClick={onToggle}
      />
    </>
  )
}

interface PhoneNumberProps {
  phone: string
  matches?: readonly MatchRange[]
  className?: string | undefined
  tabIndex?: 0 | -1
}

export function PhoneNumber({ phone, matches = [], className, tabIndex }: PhoneNumberProps) {
  const href = phoneHref(phone)
  const text = <Highlight text={phone} ranges={matches} />
  return href === null ? (
    text
  ) : (
    <a href={href} className={className} tabIndex={tabIndex}>
      {text}
    </a>
  )
}
