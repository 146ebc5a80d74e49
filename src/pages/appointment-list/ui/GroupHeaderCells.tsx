import { useTranslation } from 'react-i18next'
import type { Column } from '../lib/columns'
import type { HeadingRow } from '../lib/build-rows'
import styles from './AppointmentTable.module.css'
import { MarkBox } from './RowCheckbox'
import { useGroupTitle } from './use-group-title'

interface HeadingCellsProps {
  heading: HeadingRow
  state: 'all' | 'some' | 'none'
  columns: readonly Column[]
  isOfOneDay: boolean
  tabIndex: 0 | -1
  onMark: (key: string, isRange: boolean) => void
}

/** The heading of a group, as a row of its own. */
export function HeadingCells({ heading, state, columns, isOfOneDay, tabIndex, onMark }: HeadingCellsProps) {
  const { t } = useTranslation(['appointments', 'notifications'])
  const title = useGroupTitle(isOfOneDay)(heading.group)
  return (
    <>
      <td>
        <MarkBox
          label={t('appointments:markGroup', { name: title })}
          state={state}
          tabIndex={tabIndex}
          onMark={() => onMark(heading.key, false)}
        />
      </td>
      <th scope="rowgroup" colSpan={columns.length} className={styles.heading}>
        <bdi data-tabular>{title}</bdi>
        <span data-tabular>{t('notifications:results', { count: heading.uuids.length })}</span>
      </th>
    </>
  )
}
