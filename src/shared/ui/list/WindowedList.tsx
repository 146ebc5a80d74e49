import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { rowAfterKey } from './row-offsets'
import { useWindow } from './use-window'
import styles from './WindowedList.module.css'

type WindowedListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What is in the row. Only in the active one the keyboard's Tab stops: give `tabIndex` to everything that can be focused. */
  row: (item: Item, tabIndex: 0 | -1) => ReactNode
  label: string
  /** How high most rows are, in pixels. */
  estimate: number
  /** The row to begin at. */
  startAt?: string | null
  /** What stands here when there is no row; the focus of the last row goes there. */
  empty: ReactNode
}

/**
 * A list of any length of which only what can be seen is in the page, with rows as high as they need to be. It scrolls with
 * whatever it stands in. One row is a tab stop; arrows, Home, End and the page keys move it. When the focused row
 * vanishes, the one that takes its place has the focus.
 */
export function WindowedList<Item>({
  items,
  keyOf,
  row,
  label,
  estimate,
  startAt = null,
  empty,
}: WindowedListProps<Item>) {
  const { t } = useTranslation('common')
  const hintId = useId()
  const place = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState(startAt)
  const focused = useRef<{ key: string; row: number } | null>(null)
  /** The row to bring into sight, again and again until the rows around it are measured and somebody scrolls. */
  const sought = useRef<{ key: string; takesFocus: boolean } | null>(
    startAt === null ? null : { key: startAt, takesFocus: false },
  )
  const keys = items.map(keyOf)
  const { offsets, drawn, page, rows } = useWindow(place, keys, estimate)
  const active = Math.max(0, activeKey === null ? 0 : keys.indexOf(activeKey))

  const seek = (next: number) => {
    const key = keys[next]
    if (key === undefined) return
    sought.current = { key, takesFocus: true }
    setActiveKey(key)
  }

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || keys.includes(lost.key)) return
    focused.current = null
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (keys.length > 0) seek(Math.min(lost.row, keys.length - 1))
    else place.current?.focus()
  })

  useLayoutEffect(() => {
    const target = sought.current && rows.current.get(sought.current.key)
    if (!target) return
    if (sought.current?.takesFocus && !target.contains(document.activeElement)) target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const letGo = () => {
      sought.current = null
    }
    for (const type of LETTING_GO) document.addEventListener(type, letGo, { capture: true, passive: true })
    return () => {
      for (const type of LETTING_GO) document.removeEventListener(type, letGo, { capture: true })
    }
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = rowAfterKey(event.key, active, keys.length, page)
    if (next === null) {
      if (event.key === 'Tab') sought.current = null
      return
    }
    event.preventDefault()
    seek(next)
  }

  const enter = (event: FocusEvent) => {
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key === undefined) return
    focused.current = { key, row: keys.indexOf(key) }
    setActiveKey(key)
  }

  const shown = range(drawn.first, drawn.end)
  if (keys.length > 0 && !shown.includes(active)) shown.push(active)
  shown.sort((one, other) => one - other)

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {keys.length === 0 && empty}
      {keys.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys and the focus of its rows
        <ul
          aria-label={label}
          aria-describedby={hintId}
          className={styles.list}
          style={{ blockSize: offsets.at(-1) }}
          onKeyDown={press}
          onFocus={enter}
          onBlur={() => {
            focused.current = null
          }}
        >
          {shown.map((at) => {
            const item = items[at]
            const key = keys[at]
            if (item === undefined || key === undefined) return null
            return (
              <li
                key={key}
                ref={(element) => {
                  if (element) rows.current.set(key, element)
                  return () => void rows.current.delete(key)
                }}
                data-key={key}
                aria-setsize={keys.length}
                aria-posinset={at + 1}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the one tab stop from which the keys go to all rows
                tabIndex={at === active ? 0 : -1}
                className={styles.row}
                style={{ insetBlockStart: offsets[at] }}
              >
                {row(item, at === active ? 0 : -1)}
              </li>
            )
          })}
        </ul>
      )}
      <p id={hintId} hidden>
        {t('listKeys')}
      </p>
    </div>
  )
}

/** Somebody scrolls by hand, or goes on to something else. */
const LETTING_GO = ['wheel', 'touchmove', 'pointerdown'] as const

const range = (first: number, end: number): number[] => Array.from({ length: end - first }, (_, at) => first + at)
