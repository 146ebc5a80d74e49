import { CalendarDays } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { afterPress } from '@/shared/browser'
import { useTranslation } from '@/shared/i18n'
import { type Day, formatDay, MAX_DAY, MIN_DAY, parseDay } from '@/shared/lib/day'
import { IconButton } from '../icon-button'
import { type FieldProps, InputField } from '../field'
import { useMediaQuery } from '../use-media-query'
import { Popover } from '../popover'
import { MonthGrid } from './MonthGrid'

type DateFieldProps = FieldProps & {
  /** A day, or an empty string. */
  value: Day
  onValueChange: (value: Day) => void
}

/**
 * A date in the format of the portal, typed or chosen in a month grid. Browsers show their own language's order in a native
 * date input; with a coarse pointer it is used all the same, because its picker is better there.
 *
 * Complete text is reported while typing. Impossible dates and dates out of range are never reported: they stay in the
 * field with an error.
 */
export function DateField({ value, onValueChange, error, ...field }: DateFieldProps) {
  const { t } = useTranslation('common')
  const isTouch = useMediaQuery('(pointer: coarse)')
  const [draft, setDraft] = useState<string | null>(null)
  const [isTypingEnded, setTypingEnded] = useState(false)
  const [lastValue, setLastValue] = useState(value)

  const reset = () => {
    setDraft(null)
    setTypingEnded(false)
  }
  // A value from outside, such as cleared filters or the next day at midnight, replaces what was typed.
  if (value !== lastValue) {
    setLastValue(value)
    if (draft !== null && parseOptionalDay(draft) !== value) reset()
  }

  const report = (day: Day) => {
    if (day !== value) onValueChange(day)
  }
  const readTyped = (text: string) => {
    setDraft(text)
    setTypingEnded(false)
    const day = isComplete(text) ? parseOptionalDay(text) : null
    if (day !== null && isOffered(day)) report(day)
  }
  const endTyping = () => {
    if (draft === null) return
    const day = parseOptionalDay(draft)
    // After the press, because the error moves the controls below the field.
    if (day === null || !isOffered(day)) return afterPress(() => setTypingEnded(true))
    report(day)
    reset()
  }
  const problem = isTypingEnded && draft !== null ? problemOf(draft) : null
  const typed = {
    ...field,
    error:
      error ??
      (problem === null ? undefined : t(`dateField.${problem}`, { min: formatDay(MIN_DAY), max: formatDay(MAX_DAY) })),
    onValueChange: readTyped,
    onBlur: endTyping,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && endTyping(),
  }

  if (isTouch) return <InputField {...typed} type="date" min={MIN_DAY} max={MAX_DAY} value={draft ?? value} />
  return (
    <InputField
      {...typed}
      type="text"
      inputMode="numeric"
      spellCheck={false}
      placeholder={t('dateField.placeholder')}
      value={draft ?? (value && formatDay(value))}
      endButton={
        field.isReadOnly ? null : (
          <Popover
            label={t('dateField.choose')}
            trigger={(props) => (
              <IconButton
                {...props}
                size="s"
                icon={CalendarDays}
                label={t('dateField.chooseFor', { label: field.label })}
                tooltipSide="above"
              />
            )}
          >
            {(close) => (
              <MonthGrid
                selected={value}
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

const isOffered = (day: Day): boolean => day === '' || (day >= MIN_DAY && day <= MAX_DAY)

function problemOf(text: string): 'invalid' | 'outOfRange' | null {
  const day = parseOptionalDay(text)
  if (day === null) return 'invalid'
  return isOffered(day) ? null : 'outOfRange'
}

/** A year of two digits may be the beginning of one with four, so it is read only when typing has ended. */
const isComplete = (text: string): boolean => /^$|^\d{8}$|\D\d{4}$|^\d{4}-\d{2}-\d{2}$/.test(text.trim())
