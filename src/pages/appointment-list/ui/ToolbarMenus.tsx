import { useUnit } from 'effector-react'
import { ArrowDown, ArrowUp, ArrowUpDown, Columns3, Rows3 } from 'lucide'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { CheckboxField } from '@/shared/ui/field'
import { useIsPhone } from '@/shared/ui/use-media-query'
import { Menu, MenuRadioGroup } from '@/shared/ui/menu'
import { Popover } from '@/shared/ui/popover'
import { OPTIONAL_COLUMNS } from '../lib/columns'
import { GROUPINGS } from '../lib/group-notifications'
import { isSortable, type SortColumn } from '../lib/sort-notifications'
import { $grouping, $sort, groupingChosen, sortChosen } from '../model/appointment-list'
import { $columns, columnToggled } from '../model/column-preferences'
import styles from './AppointmentList.module.css'

type ToolbarButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label'> & { label: string }

export function ToolbarButton({ label, ...rest }: ToolbarButtonProps) {
  const isPhone = useIsPhone()
  return (
    <Button
      {...rest}
      variant="ghost"
      size="s"
      aria-label={label}
      title={isPhone ? label : undefined}
      className={isPhone ? styles.iconOnly : undefined}
    >
      {isPhone ? null : label}
    </Button>
  )
}

export function GroupingMenu() {
  const { t } = useTranslation('appointments')
  const { grouping, choose } = useUnit({ grouping: $grouping, choose: groupingChosen })
  return (
    <Menu
      label={t('grouping')}
      trigger={(props) => <ToolbarButton {...props} icon={Rows3} label={t(`groupings.${grouping}`)} />}
    >
      <MenuRadioGroup
        label={t('grouping')}
        value={grouping}
        options={GROUPINGS.map((value) => ({ value, label: t(`groupings.${value}`) }))}
        onChange={choose}
      />
    </Menu>
  )
}

export function ColumnPicker() {
  const { t } = useTranslation('appointments')
  const { columns, toggle } = useUnit({ columns: $columns, toggle: columnToggled })
  return (
    <Popover
      label={t('columnChoice')}
      trigger={(props) => <ToolbarButton {...props} icon={Columns3} label={t('columnChoice')} />}
    >
      <div className={styles.columns}>
        {OPTIONAL_COLUMNS.map((column) => (
          <CheckboxField
            key={column}
            label={t(`columns.${column}`)}
            isChecked={columns.includes(column)}
            onCheckedChange={() => toggle(column)}
          />
        ))}
      </div>
    </Popover>
  )
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown }
const DIRECTIONS = ['ascending', 'descending'] as const

/** For the phone layout, which has no sortable column headers. */
export function SortMenu() {
  const { t } = useTranslation('appointments')
  const { columns, sort, choose } = useUnit({ columns: $columns, sort: $sort, choose: sortChosen })
  const chooseColumn = (column: SortColumn | 'default') =>
    choose(column === 'default' ? null : { column, direction: sort?.direction ?? 'ascending' })
  return (
    <Menu
      label={t('sorting')}
      trigger={(props) => (
        <Button
          {...props}
          variant="ghost"
          size="s"
          icon={sort ? ICONS[sort.direction] : ArrowUpDown}
          aria-label={
            sort ? `${t('sorting')}: ${t(`columns.${sort.column}`)}, ${t(`directions.${sort.direction}`)}` : undefined
          }
        >
          {sort ? t(`columns.${sort.column}`) : t('sorting')}
        </Button>
      )}
    >
      <MenuRadioGroup
        label={t('sorting')}
        value={sort?.column ?? 'default'}
        options={[
          { value: 'default' as const, label: t('defaultOrder') },
          ...columns.filter(isSortable).map((value) => ({ value, label: t(`columns.${value}`) })),
        ]}
        onChange={chooseColumn}
      />
      {sort && (
        <MenuRadioGroup
          label={t('direction')}
          value={sort.direction}
          options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`), icon: ICONS[value] }))}
          onChange={(direction) => choose({ column: sort.column, direction })}
        />
      )}
    </Menu>
  )
}
