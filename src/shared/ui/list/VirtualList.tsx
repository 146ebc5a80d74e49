import { type ReactNode, type RefCallback, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type GroupJump, useVirtualRows } from './use-virtual-rows'
import styles from './VirtualList.module.css'

type VirtualListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What is in the row. Only in the active one the keyboard's Tab stops: give `tabIndex` to everything that can be focused. */
  row: (item: Item, tabIndex: 0 | -1) => ReactNode
  label: string
  /** How high most rows are, in pixels. */
  estimate: number
  /** The row to begin at. */
  startAt?: string | null
  /** The row to begin at has the focus too: the doctor comes back to it. */
  isStartFocused?: boolean
  /** Whether a group begins with this row, for `jump`. */
  isGroupStart?: (item: Item) => boolean
  jump?: GroupJump
  /** What stands here when there is no row; the focus of the last row goes there. */
  empty: ReactNode
}

/**
 * A list of any length of which only what can be seen is in the page, with rows as high as they need to be. It scrolls with
 * whatever it stands in. One row is a tab stop; arrows, Home, End and the page keys move it. When the focused row
 * vanishes, the one that takes its place has the focus.
 */
export function VirtualList<Item>({
  items,
  keyOf,
  row,
  label,
  estimate,
  startAt,
  isStartFocused,
  isGroupStart,
  jump,
  empty,
}: VirtualListProps<Item>) {
  const { t } = useTranslation('common')
  const hintId = useId()
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const { container, offsets, shown, active, listeners, rowRef } = useVirtualRows<HTMLDivElement>({
    keys,
    estimate,
    startAt,
    isStartFocused,
    groupStarts: isGroupStart && items.flatMap((item, at) => (isGroupStart(item) ? [at] : [])),
    jump,
  })
  return (
    <div ref={container} tabIndex={-1} className={styles.container}>
      {keys.length === 0 && empty}
      {keys.length > 0 && (
        <ul
          aria-label={label}
          aria-describedby={hintId}
          className={styles.list}
          style={{ blockSize: offsets.at(-1) }}
          {...listeners}
        >
          {shown.map((at) => {
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
                at={at}
                count={keys.length}
                top={offsets[at]}
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
  at: number
  count: number
  top: number | undefined
  tabIndex: 0 | -1
}

/**
 * A component of its own, so that what is in a row that stays is not drawn anew whenever the window moves. One row is the
 * tab stop from which the keys go to all of them.
 */
const Row = <Item,>({ rowRef, rowKey, item, row, at, count, top, tabIndex }: RowProps<Item>) => (
  <li
    ref={rowRef}
    data-key={rowKey}
    aria-setsize={count}
    aria-posinset={at + 1}
    tabIndex={tabIndex}
    className={styles.row}
    style={{ insetBlockStart: top }}
  >
    {row(item, tabIndex)}
  </li>
)
