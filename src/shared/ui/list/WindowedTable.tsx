import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/shared/lib/class-names'
import { useWindowedRows } from './use-windowed-rows'
import styles from './WindowedTable.module.css'

type WindowedTableProps<Item> = {
  /** At least one. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The `th`s of the columns. */
  head: ReactNode
  /** The cells of a row. Only in the active one the keyboard's Tab stops: give `tabIndex` to everything that can be focused. */
  cells: (item: Item, tabIndex: 0 | -1) => ReactNode
  /** Enter on a row. */
  onOpen: (item: Item) => void
  label: string
  /** How high most rows are, in pixels. */
  estimate: number
  /** The columns, as a grid: for the head and for every row. */
  rowClassName: string | undefined
}

/**
 * A table of any length of which only what can be seen is in the page. It scrolls with whatever it stands in. One row is a
 * tab stop; arrows, Home, End and the page keys move it, Enter opens it.
 */
export function WindowedTable<Item>({
  items,
  keyOf,
  head,
  cells,
  onOpen,
  label,
  estimate,
  rowClassName,
}: WindowedTableProps<Item>) {
  const { t } = useTranslation('common')
  const hintId = useId()
  const keys = items.map(keyOf)
  const { place, offsets, shown, active, listeners, rowRef } = useWindowedRows<HTMLTableSectionElement>({
    keys,
    estimate,
  })
  return (
    <>
      <table aria-label={label} aria-describedby={hintId} aria-rowcount={keys.length + 1} className={styles.table}>
        <thead className={styles.head}>
          <tr aria-rowindex={1} className={rowClassName}>
            {head}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys and the focus of its rows */}
        <tbody
          ref={place}
          tabIndex={-1}
          className={styles.body}
          style={{ blockSize: offsets.at(-1) }}
          onFocus={listeners.onFocus}
          onBlur={listeners.onBlur}
          onKeyDown={(event) => {
            const at = event.key === 'Enter' ? keyAt(event.target) : undefined
            const item = at === undefined ? undefined : items[keys.indexOf(at)]
            if (item !== undefined) onOpen(item)
            else listeners.onKeyDown(event)
          }}
        >
          {shown.map((at) => {
            const item = items[at]
            const key = keys[at]
            if (item === undefined || key === undefined) return null
            return (
              <tr
                key={key}
                ref={rowRef(key)}
                data-key={key}
                aria-rowindex={at + 2}
                tabIndex={at === active ? 0 : -1}
                className={classNames(styles.row, rowClassName)}
                style={{ insetBlockStart: offsets[at] }}
              >
                {cells(item, at === active ? 0 : -1)}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p id={hintId} hidden>
        {t('listKeys')}
      </p>
    </>
  )
}

/** The row itself, not something in it that has an Enter of its own. */
const keyAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLTableRowElement ? target.dataset.key : undefined
