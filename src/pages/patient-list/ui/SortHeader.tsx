import { useUnit } from 'effector-react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '@/shared/ui/icon'
import type { PatientSort, SortColumn } from '../lib/sort-patients'
import { sortChosen } from '../model/patient-list'
import styles from './PatientTable.module.css'

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

interface SortHeaderProps {
  column: SortColumn
  label: string
  sort: PatientSort | null
}

export function SortHeader({ column, label, sort }: SortHeaderProps) {
  const choose = useUnit(sortChosen)
  const direction = sort?.column === column ? sort.direction : 'none'
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => choose(column)}>
        {label}
        <Icon icon={ICONS[direction]} size={16} />
      </button>
    </th>
  )
}
