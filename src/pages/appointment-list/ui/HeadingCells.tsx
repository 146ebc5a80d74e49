import { useTranslation } from 'react-i18next'
import type { Column } from '../lib/columns'
import type { Group } from '../lib/group-notifications'
import styles from './AppointmentTable.module.css'
import { MarkBox } from './MarkBox'
import { useGroupTitle } from './use-group-title'

interface HeadingCellsProps {
  group: Group
  count: number
  state: 'all' | 'some' | 'none'
  columns: readonly Column[]
  isOfOneDay: boolean
  tabIndex: 0 | -1
  onMark: () => void
}

/** The heading of a group, as a row of its own. */
export function HeadingCells({ group, count, state, columns, isOfOneDay, tabIndex, onMark }: HeadingCellsProps) {
  const { t } = useTranslation(['appointments', 'notifications'])
  const title = useGroupTitle(isOfOneDay)(group)
  return (
    <>
      <td>
        <MarkBox
          label={t('appointments:markGroup', { name: title })}
          state={state}
          tabIndex={tabIndex}
          onMark={onMark}
        />
      </td>
      <th scope="rowgroup" colSpan={columns.length} className={styles.heading}>
        <bdi data-tabular>{title}</bdi>
        <span data-tabular>{t('notifications:results', { count })}</span>
      </th>
    </>
  )
}
