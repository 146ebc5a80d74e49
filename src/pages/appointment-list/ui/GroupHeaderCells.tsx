import { useTranslation } from '@/shared/i18n'
import type { Column } from '../lib/columns'
import type { GroupHeaderRow } from '../lib/build-rows'
import type { SelectionState } from '../lib/row-selection'
import styles from './AppointmentTable.module.css'
import { RowCheckbox } from './RowCheckbox'
import { useGroupTitle } from './use-group-title'

interface GroupHeaderCellsProps {
  heading: GroupHeaderRow
  state: SelectionState
  columns: readonly Column[]
  isOfOneDay: boolean
  tabIndex: 0 | -1
  onSelect: (key: string) => void
}

export function GroupHeaderCells({ heading, state, columns, isOfOneDay, tabIndex, onSelect }: GroupHeaderCellsProps) {
  'use memo'
  const { t } = useTranslation(['appointments', 'notifications'])
  const title = useGroupTitle(isOfOneDay)(heading.group)
  return (
    <>
      <td>
        <RowCheckbox
          label={t('appointments:selectGroup', { name: title })}
          state={state}
          tabIndex={tabIndex}
          isRowAction
          onSelect={() => onSelect(heading.key)}
        />
      </td>
      <th scope="row" colSpan={columns.length} className={styles.heading}>
        <bdi>{title}</bdi>
        <span>{t('notifications:results', { count: heading.uuids.length })}</span>
      </th>
    </>
  )
}
