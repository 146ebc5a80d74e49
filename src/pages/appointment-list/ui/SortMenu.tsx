import { useUnit } from 'effector-react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Menu, MenuRadioGroup } from '@/shared/ui/menu'
import { isSortable, type SortColumn } from '../lib/sort-notifications'
import { $sort, orderChosen } from '../model/appointment-list'
import { $columns } from '../model/column-preferences'

const ICONS = { ascending: ArrowUp, descending: ArrowDown }
const DIRECTIONS = ['ascending', 'descending'] as const

/** For the phone layout, which has no sortable column headers. */
export function SortMenu() {
  const { t } = useTranslation('appointments')
  const { columns, sort, choose } = useUnit({ columns: $columns, sort: $sort, choose: orderChosen })
  const chooseColumn = (column: SortColumn | 'day') =>
    choose(column === 'day' ? null : { column, direction: sort?.direction ?? 'ascending' })
  return (
    <Menu
      label={t('sorting')}
      trigger={(props) => (
        <Button {...props} variant="ghost" size="s" icon={sort ? ICONS[sort.direction] : ArrowUpDown}>
          {sort ? t(`columns.${sort.column}`) : t('sorting')}
        </Button>
      )}
    >
      <MenuRadioGroup
        label={t('sorting')}
        value={sort?.column ?? 'day'}
        options={[
          { value: 'day' as const, label: t('orderOfDay') },
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
