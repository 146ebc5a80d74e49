import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type ColumnLayout, moveColumn, resizeColumn, toLayout } from '@/shared/columns'
import type { ColumnCommand, TableColumn } from './ColumnHead'
import { useColumnDrag } from './use-column-drag'

/** The layout of all columns and the event that changes it. */
export interface LayoutControl {
  layout: ColumnLayout
  /** All columns of the table, also hidden ones. */
  defaultOrder: readonly string[]
  /** The stored layout may arrive after the first change, so a change is a function of it. */
  onLayoutChange: (update: (layout: ColumnLayout) => ColumnLayout) => void
}

const WIDTH_STEP_PX = 32

/** Moves and resizes columns by commands and by dragging. Every change is announced. */
export function useColumnLayout(
  columns: readonly TableColumn[],
  { layout, defaultOrder, onLayoutChange }: LayoutControl,
) {
  'use memo'
  const { t } = useTranslation('common')
  const [announcement, setAnnouncement] = useState({ message: '', messageId: 0 })
  const headerRow = useRef<HTMLTableRowElement>(null)
  /** Id of the column whose header moves in the document, which takes the focus from its menu button. */
  const movedByMenu = useRef<string>(null)

  const headerOf = (id: string) => headerRow.current?.querySelector<HTMLElement>(`[data-column-head="${id}"]`)
  // After every render: a reset of an unchanged layout renders only its announcement.
  useLayoutEffect(() => {
    if (movedByMenu.current !== null)
      headerOf(movedByMenu.current)?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    movedByMenu.current = null
  })

  const announce = (message: string) => setAnnouncement(({ messageId }) => ({ message, messageId: messageId + 1 }))

  const move = ({ id, label }: TableColumn, target: TableColumn | undefined) => {
    if (!target) return
    onLayoutChange((current) => moveColumn(current, id, target.id))
    announce(t('columnLayout.moved', { column: label, position: columns.indexOf(target) + 1 }))
  }
  const resize = ({ id, label }: TableColumn, width: number) => {
    onLayoutChange((current) => resizeColumn(current, id, width))
    announce(t('columnLayout.resized', { column: label, width: resizeColumn(layout, id, width).widths[id] ?? 0 }))
  }
  const onCommand = (column: TableColumn, command: ColumnCommand) => {
    const position = columns.indexOf(column)
    const width = headerOf(column.id)?.offsetWidth ?? 0
    switch (command) {
      case 'moveLeft':
      case 'moveRight':
        movedByMenu.current = column.id
        return move(column, columns[command === 'moveLeft' ? position - 1 : position + 1])
      case 'wider':
        return resize(column, width + WIDTH_STEP_PX)
      case 'narrower':
        return resize(column, width - WIDTH_STEP_PX)
      case 'reset':
        movedByMenu.current = column.id
        onLayoutChange(() => toLayout(defaultOrder))
        return announce(t('columnLayout.wasReset'))
    }
  }

  const { preview, dropTarget, pointerListeners } = useColumnDrag({ columns, headerOf, onMove: move, onResize: resize })

  return {
    headerRow,
    shownLayout: preview ? resizeColumn(layout, preview.id, preview.width) : layout,
    dropTarget,
    announcement,
    onCommand,
    pointerListeners,
  }
}
