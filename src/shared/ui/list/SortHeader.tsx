import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../icon'
import styles from './SortHeader.module.css'

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

interface SortHeaderProps {
  label: string
  direction: keyof typeof ICONS
  onSort: () => void
}

export const SortHeader = ({ label, direction, onSort }: SortHeaderProps) => (
  <th scope="col" aria-sort={direction}>
    <button type="button" className={styles.sort} onClick={onSort}>
      {label}
      <Icon icon={ICONS[direction]} size={16} />
    </button>
  </th>
)
