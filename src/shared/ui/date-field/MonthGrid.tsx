import { useUnit } from 'effector-react'
import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import { formatMonth, weekdayNames } from './calendar-names'
import {
  type Day,
  formatLongDay,
  MAX_DAY,
  MIN_DAY,
  shiftDay,
  shiftMonth,
  weekdayIndex,
  weeksOfMonth,
} from '@/shared/lib/day'
import { $today } from '@/shared/lifecycle'
import { IconButton } from '../icon-button'
import styles from './MonthGrid.module.css'

interface MonthGridProps {
  selected: Day
  onSelect: (day: Day) => void
}

/** The days of a month as an APG date picker grid: arrows, Home, End, Page keys, and Shift with Page keys for years. */
export function MonthGrid({ selected, onSelect }: MonthGridProps) {
  const { t, language } = useTranslation('common')
  const today = useUnit($today)
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState(() => clampDay(selected || today))

  const moveByKey = (event: KeyboardEvent) => {
    const next = dayForKey(event, current)
    if (next === null) return
    event.preventDefault()
    flushSync(() => setCurrent(clampDay(next)))
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  // Screen readers announce the button that has the focus, not always the state of its cell.
  const nameOf = (day: Day) => {
    const name = formatLongDay(day, language)
    return day === selected ? t('dateField.selected', { day: name }) : name
  }
  const month = current.slice(0, 7)
  const weekdays = weekdayNames(language)

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <IconButton
          size="s"
          icon={ChevronLeft}
          label={t('dateField.previousMonth')}
          aria-disabled={month <= MIN_DAY.slice(0, 7)}
          onClick={() => setCurrent(clampDay(shiftMonth(current, -1)))}
        />
        <h2 id={titleId} aria-live="polite" className={styles.month}>
          {formatMonth(current, language)}
        </h2>
        <IconButton
          size="s"
          icon={ChevronRight}
          label={t('dateField.nextMonth')}
          aria-disabled={month >= MAX_DAY.slice(0, 7)}
          onClick={() => setCurrent(clampDay(shiftMonth(current, 1)))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG grid of a date picker is a table */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(current).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === selected}>
                  <button
                    type="button"
                    tabIndex={day === current ? 0 : -1}
                    data-autofocus={day === current ? '' : undefined}
                    data-outside={day.startsWith(month) ? undefined : ''}
                    disabled={day < MIN_DAY || day > MAX_DAY}
                    aria-label={nameOf(day)}
                    aria-current={day === today ? 'date' : undefined}
                    className={styles.day}
                    onClick={() => onSelect(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const clampDay = (day: Day): Day => (day < MIN_DAY ? MIN_DAY : day > MAX_DAY ? MAX_DAY : day)

function dayForKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, day: Day): Day | null {
  // Alt+Left is Back.
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'ArrowLeft') return shiftDay(day, -1)
  if (key === 'ArrowRight') return shiftDay(day, 1)
  if (key === 'ArrowUp') return shiftDay(day, -7)
  if (key === 'ArrowDown') return shiftDay(day, 7)
  if (key === 'Home') return shiftDay(day, -weekdayIndex(day))
  if (key === 'End') return shiftDay(day, 6 - weekdayIndex(day))
  if (key === 'PageUp') return shiftMonth(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return shiftMonth(day, shiftKey ? 12 : 1)
  return null
}
