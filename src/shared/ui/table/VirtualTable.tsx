import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  useId,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from '@/shared/i18n'
import { columnTracks } from '@/shared/columns'
import { classNames } from '../class-names'
import { useVirtualRows } from '../list'
import { LiveRegion } from '../live-region'
import { ColumnHead, type TableColumn } from './ColumnHead'
import { type LayoutControl, useColumnLayout } from './use-column-layout'
import styles from './VirtualTable.module.css'

export interface RowSelection {
  /** Called for Space; with Shift (`isRange`), all rows since the last selected one. */
  onSelect: (key: string, isRange: boolean) => void
  /** Called for Shift with a navigation key. */
  onExtend: (from: string, to: string) => void
  onSelectAll: () => void
  onClear: () => void
  hint: string
}

const ESTIMATED_ROW_HEIGHT_PX = 57

type RowVariant = 'heading' | 'selected'

interface VirtualTableProps<Item> {
  /** At least one. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The shown columns, in their order; `cells` must follow it. */
  columns: readonly TableColumn[]
  columnLayout: LayoutControl
  /** The first header cell, which is not one of the columns. */
  lead?: ReactNode
  /**
   * Enter on a row clicks its control with `data-activate`; so does a click anywhere in it if that is a button. `data-caption`
   * names a cell of a narrow table. Pass `tabIndex` to every focusable element: only those of the active row are in the tab
   * order.
   */
  cells: (item: Item, tabIndex: 0 | -1) => ReactNode
  label: string
  /** Identifies the sort order: after a change the scroll position stays, not the row. */
  order: string
  rowClassName?: string | undefined
  variantOf?: (item: Item) => RowVariant | undefined
  selection?: RowSelection
  /** Called for ArrowUp in the first row. */
  onLeaveStart?: (() => void) | undefined
}

/** Scrolls with its scroll container. Roving tabindex: arrows, Home, End and page keys; Enter opens a row. */
export function VirtualTable<Item>({
  items,
  keyOf,
  columns,
  columnLayout,
  lead,
  cells,
  label,
  order,
  rowClassName,
  variantOf,
  selection,
  onLeaveStart,
}: VirtualTableProps<Item>) {
  'use memo'
  const { t } = useTranslation('common')
  const hintId = useId()
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const { container, height, shown, active, listeners, rowRef } = useVirtualRows<HTMLTableSectionElement>({
    keys,
    estimate: ESTIMATED_ROW_HEIGHT_PX,
    order,
    onExtend: selection?.onExtend,
    onLeaveStart,
  })

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!selection || !select(selection, keyAt(event.target), event)) listeners.onKeyDown(event)
  }

  const thead = useRef<HTMLTableSectionElement>(null)
  const { headerRow, shownLayout, dropTarget, announcement, onCommand, pointerListeners } = useColumnLayout(
    columns,
    columnLayout,
  )
  const { tracks, minWidth } = columnTracks(columns, shownLayout)
  const widths = { '--column-tracks': tracks, '--columns-min-width': `${minWidth}px`, '--column-count': columns.length }

  return (
    <div className={styles.container}>
      <table
        aria-label={label}
        aria-describedby={hintId}
        aria-rowcount={keys.length + 1}
        className={styles.table}
        style={widths as CSSProperties}
      >
        <thead
          ref={thead}
          className={styles.head}
          onScroll={({ currentTarget }) => alignScroll(currentTarget, container.current)}
        >
          <tr
            ref={headerRow}
            aria-rowindex={1}
            className={classNames(styles.headRow, rowClassName)}
            {...pointerListeners}
          >
            {lead}
            {columns.map((column, index) => (
              <ColumnHead
                key={column.id}
                column={column}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                isDropTarget={column.id === dropTarget}
                onCommand={onCommand}
              />
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles key and focus events of its rows */}
        <tbody
          ref={container}
          tabIndex={-1}
          className={styles.body}
          style={{ blockSize: height }}
          onFocus={listeners.onFocus}
          onBlur={listeners.onBlur}
          onKeyDown={press}
          onClick={openByClick}
          onScroll={({ currentTarget }) => alignScroll(currentTarget, thead.current)}
        >
          {shown.map(({ at, gap }) => {
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
                gap={gap}
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
      <LiveRegion {...announcement} />
    </div>
  )
}

interface TableRowProps<Item> {
  rowRef: RefCallback<HTMLTableRowElement>
  rowKey: string
  item: Item
  cells: (item: Item, tabIndex: 0 | -1) => ReactNode
  at: number
  gap: number
  variant: RowVariant | undefined
  tabIndex: 0 | -1
  className: string | undefined
}

/** A separate component, so that the cells of a row do not re-render when the visible range moves. */
const TableRow = <Item,>({
  rowRef,
  rowKey,
  item,
  cells,
  at,
  gap,
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
    style={{ marginBlockStart: gap }}
  >
    {cells(item, tabIndex)}
  </tr>
)

/** Header and rows scroll sideways in containers of their own, because the header sticks to the page. */
function alignScroll(scrolled: HTMLElement, other: HTMLElement | null): void {
  if (other) other.scrollLeft = scrolled.scrollLeft
}

/** A click on a row is a click on its button with `data-activate`, unless it is on another control or selects text. */
function openByClick({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('button, a, input, label')) return
  if (document.getSelection()?.type === 'Range') return
  target.closest('tr')?.querySelector<HTMLElement>('button[data-activate]')?.click()
}

/** The key of a row only if the row itself is the target: controls inside handle Space themselves. */
const keyAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLTableRowElement ? target.dataset.key : undefined

/** Returns whether the key changed the selection; `key` is that of the focused row. */
function select(selection: RowSelection, key: string | undefined, event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.altKey && event.key.toLowerCase() === 'a') selection.onSelectAll()
  else if (isCommand || event.altKey) return false
  else if (event.key === 'Escape') selection.onClear()
  else if (event.key === ' ' && key !== undefined) {
    if (!event.repeat) selection.onSelect(key, event.shiftKey)
  } else return false
  event.preventDefault()
  return true
}
