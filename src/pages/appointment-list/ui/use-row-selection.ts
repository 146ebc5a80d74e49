import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { RowMarking } from '@/shared/ui/list'
import type { Row } from '../lib/build-rows'
import { uuidsBetween } from '../lib/row-range'
import { $lastMarked, rowsMarked, rowsUnmarked } from '../model/selected-rows'

/** How many of some notifications are chosen. */
export function markStateOf(uuids: readonly string[], marked: ReadonlySet<string>): 'all' | 'some' | 'none' {
  if (marked.size === 0) return 'none'
  const count = uuids.filter((uuid) => marked.has(uuid)).length
  if (count === 0) return 'none'
  return count === uuids.length ? 'all' : 'some'
}

/** What clicks and keys on rows say of the choice; `all` are the uuids of the list. */
export function useRowMarking(rows: readonly Row[], marked: ReadonlySet<string>, all: readonly string[]) {
  const { t } = useTranslation('appointments')
  const { last, mark, unmark } = useUnit({ last: $lastMarked, mark: rowsMarked, unmark: rowsUnmarked })

  const toggle = (key: string, isRange: boolean) => {
    const row = rows.find((one) => one.key === key)
    if (!row) return
    const own = row.kind === 'heading' ? row.uuids : [key]
    const uuids = isRange ? [...uuidsBetween(rows, last, key), ...own] : own
    mark({ uuids, isMarked: markStateOf(own, marked) !== 'all', last: key })
  }

  const marking: RowMarking = {
    onMark: toggle,
    onExtend: (from, to) => mark({ uuids: uuidsBetween(rows, from, to), isMarked: true, last: to }),
    onMarkAll: () => mark({ uuids: all, isMarked: true, last: null }),
    onUnmarkAll: () => unmark(),
    hint: t('markingKeys'),
  }
  return {
    marking,
    toggle,
    toggleAll: () => mark({ uuids: all, isMarked: markStateOf(all, marked) !== 'all', last: null }),
  }
}
