import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { RowSelection } from '@/shared/ui/list'
import type { Row } from '../lib/build-rows'
import { uuidsBetween } from '../lib/row-range'
import { $lastSelectedRow, rowsSelected, selectionCleared } from '../model/selected-rows'

/** How many of some notifications are chosen. */
export function selectionStateOf(uuids: readonly string[], marked: ReadonlySet<string>): 'all' | 'some' | 'none' {
  if (marked.size === 0) return 'none'
  const count = uuids.filter((uuid) => marked.has(uuid)).length
  if (count === 0) return 'none'
  return count === uuids.length ? 'all' : 'some'
}

/** What clicks and keys on rows say of the choice; `all` are the uuids of the list. */
export function useRowSelection(rows: readonly Row[], marked: ReadonlySet<string>, all: readonly string[]) {
  const { t } = useTranslation('appointments')
  const { last, mark, unmark } = useUnit({ last: $lastSelectedRow, mark: rowsSelected, unmark: selectionCleared })

  const toggle = (key: string, isRange: boolean) => {
    const row = rows.find((item) => item.key === key)
    if (!row) return
    const own = row.kind === 'heading' ? row.uuids : [key]
    const uuids = isRange ? [...uuidsBetween(rows, last, key), ...own] : own
    mark({ uuids, isSelected: selectionStateOf(own, marked) !== 'all', last: key })
  }

  const marking: RowSelection = {
    onSelect: toggle,
    onExtend: (from, to) => mark({ uuids: uuidsBetween(rows, from, to), isSelected: true, last: to }),
    onSelectAll: () => mark({ uuids: all, isSelected: true, last: null }),
    onClear: () => unmark(),
    hint: t('selectionKeys'),
  }
  return {
    marking,
    toggle,
    toggleAll: () => mark({ uuids: all, isSelected: selectionStateOf(all, marked) !== 'all', last: null }),
  }
}
