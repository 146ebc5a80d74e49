import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import type { RowSelection } from '@/shared/ui/table'
import type { Row } from '../lib/build-rows'
import { selectionStateOf, uuidsBetween } from '../lib/row-selection'
import { $lastSelectedRow, rowsSelected, selectionCleared } from '../model/selected-rows'

export function useRowSelection(rows: readonly Row[], selected: ReadonlySet<string>, all: readonly string[]) {
  'use memo'
  const { t } = useTranslation('appointments')
  const { last, select, clear } = useUnit({ last: $lastSelectedRow, select: rowsSelected, clear: selectionCleared })

  const toggle = (key: string, isRange = false) => {
    const row = rows.find((item) => item.key === key)
    if (!row) return
    const rowUuids = row.kind === 'heading' ? row.uuids : [key]
    const uuids = isRange ? [...uuidsBetween(rows, last, key), ...rowUuids] : rowUuids
    select({ uuids, isSelected: selectionStateOf(rowUuids, selected) !== 'all', last: key })
  }

  const selection: RowSelection = {
    onSelect: toggle,
    onExtend: (from, to) => select({ uuids: uuidsBetween(rows, from, to), isSelected: true, last: to }),
    onSelectAll: () => select({ uuids: all, isSelected: true, last: null }),
    onClear: () => clear(),
    hint: t('selectionKeys'),
  }
  return {
    selection,
    toggle,
    toggleAll: () => select({ uuids: all, isSelected: selectionStateOf(all, selected) !== 'all', last: null }),
  }
}
