import { ArrowDown, ArrowUp, ChevronsUpDown, EllipsisVertical } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import type { ColumnWidth } from '@/shared/columns'
import { Icon } from '../icon'
import { Menu, MenuItem, MenuSeparator } from '../menu'
import styles from './ColumnHead.module.css'

export interface TableColumn<Id extends string = string> {
  id: Id
  label: string
  width: ColumnWidth
  /** Stays visible when the table is scrolled sideways. */
  isSticky?: boolean
  sort?: { direction: keyof typeof ICONS; onSort: () => void } | undefined
}

export type ColumnCommand = 'moveLeft' | 'moveRight' | 'wider' | 'narrower' | 'reset'

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

interface ColumnHeadProps {
  column: TableColumn
  isFirst: boolean
  isLast: boolean
  isDropTarget: boolean
  onCommand: (column: TableColumn, command: ColumnCommand) => void
}

/** The menu is the keyboard alternative to dragging the header or its edge. */
export function ColumnHead({ column, isFirst, isLast, isDropTarget, onCommand }: ColumnHeadProps) {
  'use memo'
  const { t } = useTranslation('common')
  const { id, label, sort, isSticky } = column
  const menuLabel = t('columnLayout.menu', { column: label })
  const item = (command: ColumnCommand) => (
    <MenuItem onSelect={() => onCommand(column, command)}>{t(`columnLayout.${command}`)}</MenuItem>
  )
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      aria-label={label}
      data-column-head={id}
      data-sticky={isSticky || undefined}
      data-drop={isDropTarget || undefined}
      className={styles.head}
    >
      {sort ? (
        <button type="button" className={styles.sort} onClick={sort.onSort}>
          {label}
          <Icon icon={ICONS[sort.direction]} size={16} />
        </button>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      <Menu
        label={menuLabel}
        trigger={(props) => (
          <button {...props} type="button" aria-label={menuLabel} title={menuLabel} className={styles.menu}>
            <Icon icon={EllipsisVertical} size={16} />
          </button>
        )}
      >
        {!isFirst && item('moveLeft')}
        {!isLast && item('moveRight')}
        {item('wider')}
        {item('narrower')}
        <MenuSeparator />
        {item('reset')}
      </Menu>
      <span aria-hidden="true" data-resize="" className={styles.edge} />
    </th>
  )
}
