import { type KeyboardEvent, type ReactNode, type RefCallback, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/shared/lib/class-names'
import { useVirtualRows } from './use-virtual-rows'
import styles from './VirtualTable.module.css'

/** What the keyboard does to the choice of several rows. Keys are those of rows, also of ones that are headings. */
export interface RowSelection {
  /** Space; with Shift, all the rows from the last one on are meant. */
  onSelect: (key: string, isRange: boolean) => void
  /** Shift and a key that moves. */
  onExtend: (from: string, to: string) => void
  /** Ctrl+A. */
  onSelectAll: () => void
  /** Escape. */
  onClear: () => void
  /** How all this is done, in words. */
  hint: string
}

type VirtualTableProps<Item> = {
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
  /** Names the order of the rows, where that can be another one: the place at which one reads then stays, not the row. */
  order?: string
  /** The columns, as a grid: for the head and for every row. */
  rowClassName: string | undefined
  /** What styles tell a row by, as `data-row-variant`. */
  variantOf?: (item: Item) => string | undefined
  /** Where several rows can be chosen. */
  selection?: RowSelection
}

/**
 * A table of any length of which only what can be seen is in the page. It scrolls with whatever it stands in. One row is a
 * tab stop; arrows, Home, End and the page keys move it, Enter opens it.
 */
export function VirtualTable<Item>({
  items,
  keyOf,
  head,
  cells,
  onOpen,
  label,
  estimate,
  order,
  rowClassName,
  variantOf,
  selection,
}: VirtualTableProps<Item>) {
  const { t } = useTranslation('common')
  const hintId = useId()
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const { container, offsets, shown, active, listeners, rowRef } = useVirtualRows<HTMLTableSectionElement>({
    keys,
    estimate,
    order,
    onExtend: selection?.onExtend,
  })

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyAt(event.target)
    const item = key !== undefined && event.key === 'Enter' ? items[keys.indexOf(key)] : undefined
    if (item !== undefined) onOpen(item)
    else if (!selection || !select(selection, key, event)) listeners.onKeyDown(event)
  }

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
          ref={container}
          tabIndex={-1}
          className={styles.body}
          style={{ blockSize: offsets.at(-1) }}
          onFocus={listeners.onFocus}
          onBlur={listeners.onBlur}
          onKeyDown={press}
        >
          {shown.map((at) => {
            const item = items[at]
            const key = keys[at]
            if (item === undefined || key === undefined) return null
            return (
              <TableRow
                key={key}
                rowRef={rowRef}
                rowKey={key}
                item={item}
                cells={cells}
                at={at}
                top={offsets[at]}
                variant={variantOf?.(item)}
                tabIndex={at === active ? 0 : -1}
                className={rowClassName}
              />
            )
          })}
        </tbody>
      </table>
      <p id={hintId} hidden>
        {t('listKeys')} {selection?.hint}
      </p>
    </>
  )
}

interface TableRowProps<Item> {
  rowRef: RefCallback<HTMLTableRowElement>
  rowKey: string
  item: Item
  cells: (item: Item, tabIndex: 0 | -1) => ReactNode
  at: number
  top: number | undefined
  variant: string | undefined
  tabIndex: 0 | -1
  className: string | undefined
}

/** A component of its own, so that the cells of a row that stays are not drawn anew whenever the window moves. */
const TableRow = <Item,>({
  rowRef,
  rowKey,
  item,
  cells,
  at,
  top,
  variant,
  tabIndex,
  className,
}: TableRowProps<Item>) => (
  <tr
    ref={rowRef}
    data-key={rowKey}
    data-row-variant={variant}
    aria-rowindex={at + 2}
    tabIndex={tabIndex}
    className={classNames(styles.row, className)}
    style={{ insetBlockStart: top }}
  >
    {cells(item, tabIndex)}
  </tr>
)

/** The row itself, not something in it that has an Enter of its own. */
const keyAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLTableRowElement ? target.dataset.key : undefined

/** Returns whether the key was one for choosing rows; `key` is that of the row which has the focus itself. */
function select(selection: RowSelection, key: string | undefined, event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.altKey && event.key.toLowerCase() === 'a') selection.onSelectAll()
  else if (isCommand || event.altKey) return false
  else if (event.key === 'Escape') selection.onClear()
  else if (event.key === ' ' && key !== undefined) selection.onSelect(key, event.shiftKey)
  else return false
  event.preventDefault()
  return true
}
