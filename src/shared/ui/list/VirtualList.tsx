import { type ReactNode, type RefCallback, useId, useMemo } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type GroupJump, useVirtualRows } from './use-virtual-rows'
import styles from './VirtualList.module.css'

interface VirtualListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /**
   * Pass `tabIndex` to every focusable element: only those of the active row are in the tab order. Enter on the row clicks
   * its element with `data-activate`.
   */
  row: (item: Item, tabIndex: 0 | -1) => ReactNode
  /** Accessible name of a focused row, without the names of its controls. */
  rowLabel: (item: Item) => string
  label: string
  /** Estimated row height in CSS pixels. */
  estimate: number
  /** The row that gets the focus at first, also if it arrives later. */
  startAt?: string | null
  isGroupStart?: (item: Item) => boolean
  jump?: GroupJump
  /** Shown when the list is empty; it receives the focus of the last row. */
  empty: ReactNode
}

/**
 * Virtual list with variable row heights. It scrolls with its scroll container. Roving tabindex: arrows, Home, End and
 * page keys. If the focused row disappears, its replacement gets the focus.
 */
export function VirtualList<Item>({
  items,
  keyOf,
  row,
  rowLabel,
  label,
  estimate,
  startAt,
  isGroupStart,
  jump,
  empty,
}: VirtualListProps<Item>) {
  'use memo'
  const { t } = useTranslation('common')
  const hintId = useId()
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const { container, height, shown, active, listeners, rowRef } = useVirtualRows<HTMLDivElement>({
    keys,
    estimate,
    startAt,
    isStartFocused: true,
    groupStarts: isGroupStart && items.flatMap((item, index) => (isGroupStart(item) ? [index] : [])),
    jump,
  })
  return (
    <div ref={container} tabIndex={-1} className={styles.container}>
      {keys.length === 0 && empty}
      {keys.length > 0 && (
        <ul
          role="list"
          aria-label={label}
          aria-describedby={hintId}
          className={styles.list}
          style={{ blockSize: height }}
          {...listeners}
        >
          {shown.map(({ at, gap }) => {
            const item = items[at]
            const key = keys[at]
            if (item === undefined || key === undefined) return null
            return (
              <Row
                key={key}
                rowRef={rowRef}
                rowKey={key}
                item={item}
                row={row}
                rowLabel={rowLabel}
                at={at}
                count={keys.length}
                gap={gap}
                tabIndex={at === active ? 0 : -1}
              />
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

interface RowProps<Item> {
  rowRef: RefCallback<HTMLLIElement>
  rowKey: string
  item: Item
  row: (item: Item, tabIndex: 0 | -1) => ReactNode
  rowLabel: (item: Item) => string
  at: number
  count: number
  gap: number
  tabIndex: 0 | -1
}

/** A separate component, so that the content of a row does not re-render when the visible range moves. */
const Row = <Item,>({ rowRef, rowKey, item, row, rowLabel, at, count, gap, tabIndex }: RowProps<Item>) => (
  <li
    ref={rowRef}
    data-key={rowKey}
    aria-label={rowLabel(item)}
    aria-setsize={count}
    aria-posinset={at + 1}
    tabIndex={tabIndex}
    className={styles.row}
    style={{ marginBlockStart: gap }}
  >
    {row(item, tabIndex)}
  </li>
)
