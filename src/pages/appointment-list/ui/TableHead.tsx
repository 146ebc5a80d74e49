import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SortHeader } from '@/shared/ui/list'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { Column } from '../lib/columns'
import { isSortable } from '../lib/sort-notifications'
import { $sort, sortChosen } from '../model/appointment-list'
import { useIsPhone } from './use-is-phone'

interface TableHeadProps {
  columns: readonly Column[]
  isOfOneDay: boolean
  children: ReactNode
}

export function TableHead({ columns, isOfOneDay, children }: TableHeadProps) {
  const { t } = useTranslation('appointments')
  const isPhone = useIsPhone()
  const { sort, choose } = useUnit({ sort: $sort, choose: sortChosen })
  const label = (column: Column) =>
    column === 'time' && !isOfOneDay ? t('columns.dayAndTime') : t(`columns.${column}`)
  return (
    <>
      <th scope="col">
        <VisuallyHidden>{t('columns.selected')}</VisuallyHidden>
        {children}
      </th>
      {columns.map((column) =>
        isSortable(column) && !isPhone ? (
          <SortHeader
            key={column}
            label={label(column)}
            direction={sort?.column === column ? sort.direction : 'none'}
            onSort={() => choose(column)}
          />
        ) : (
          <th key={column} scope="col">
            {label(column)}
          </th>
        ),
      )}
    </>
  )
}
