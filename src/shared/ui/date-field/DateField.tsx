import { useUnit } from 'effector-react'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, formatDay, parseDay } from '@/shared/lib/day'
import { $today } from '@/shared/lifecycle'
import { IconButton } from '../icon-button'
import { type FieldProps, InputField } from '../field'
import { useMediaQuery } from '../media-query'
import { Popover } from '../popover'
import { MonthGrid } from './MonthGrid'

type DateFieldProps = FieldProps & {
  /** A day, or an empty string. */
  value: Day
  min?: Day
  max?: Day
  isReadOnly?: boolean
  onValueChange: (value: Day) => void
}

type TypedDateFieldProps = DateFieldProps & { min: Day; max: Day; isReadOnly: boolean }

/**
 * A date in the order of the page's language, typed or chosen in a month grid. Browsers show their own language's order in
 * a native date input; with a coarse pointer it is used all the same, because its picker is better there.
 *
 * Complete text is reported while typing. Impossible dates and dates out of range are never reported: they stay in the
 * field with an error.
 */
export function DateField(props: DateFieldProps) {
  const { min = '1900-01-01', max = '2199-12-31', isReadOnly = false, ...field } = props
  const isTouch = useMediaQuery('(pointer: coarse)')
  if (isTouch) return <InputField {...field} type="date" min={min} max={max} isReadOnly={isReadOnly} />
  return <TypedDateField {...field} min={min} max={max} isReadOnly={isReadOnly} />
}

function TypedDateField({ value, min, max, isReadOnly, onValueChange, error, ...texts }: TypedDateFieldProps) {
  const { t, i18n } = useTranslation('common')
  const language = i18n.language === 'en' ? 'en' : 'tr'
  const today = useUnit($today)
  const [draft, setDraft] = useState<string | null>(null)
  const [ownError, setOwnError] = useState<string>()
  const [lastValue, setLastValue] = useState(value)

  const reset = () => {
    setDraft(null)
    setOwnError(undefined)
  }
  // A value from outside, such as cleared filters, replaces text that could not be read.
  if (value !== lastValue) {
    setLastValue(value)
    if (ownError !== undefined) reset()
  }

  const report = (day: Day) => {
    if (day !== value) onValueChange(day)
  }
  const readTyped = (text: string) => {
    setDraft(text)
    setOwnError(undefined)
    const day = isComplete(text) ? parseOptionalDay(text) : null
    if (day === '' || (day !== null && day >= min && day <= max)) report(day)
  }
  const endTyping = () => {
    if (draft === null) return
    const day = parseOptionalDay(draft)
    if (day === null) return setOwnError(t('dateField.invalid'))
    if (day !== '' && (day < min || day > max)) {
      return setOwnError(t('dateField.outOfRange', { min: formatDay(min, language), max: formatDay(max, language) }))
    }
    report(day)
    reset()
  }

  return (
    <InputField
      {...texts}
      error={error ?? ownError}
      type="text"
      inputMode="numeric"
      spellCheck={false}
      placeholder={t('dateField.placeholder')}
      isReadOnly={isReadOnly}
      value={draft ?? (value && formatDay(value, language))}
      onValueChange={readTyped}
      onBlur={endTyping}
      onKeyDown={({ key }) => key === 'Enter' && endTyping()}
      endButton={
        !isReadOnly && (
          <Popover
            label={t('dateField.choose')}
            trigger={(props) => (
              <IconButton
                {...props}
                size="s"
                icon={CalendarDays}
                label={t('dateField.chooseFor', { label: texts.label })}
              />
            )}
          >
            {(close) => (
              <MonthGrid
                selected={value}
                today={today}
                min={min}
                max={max}
                onSelect={(day) => {
                  reset()
                  report(day)
                  close()
                }}
              />
            )}
          </Popover>
        )
      }
    />
  )
}

const parseOptionalDay = (text: string): Day | null => (text.trim() === '' ? '' : parseDay(text))

/** A year of two digits may be the beginning of one with four, so it is read only when typing has ended. */
const isComplete = (text: string): boolean => /^$|^\d{8}$|\D\d{4}$|^\d{4}-\d{2}-\d{2}$/.test(text.trim())
