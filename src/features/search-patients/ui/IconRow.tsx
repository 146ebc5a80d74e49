import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/shared/ui/icon'
import styles from './PaletteRow.module.css'

interface IconRowProps {
  icon: IconNode | undefined
  label: ReactNode
  details?: ReactNode
  group?: string | undefined
}

export function IconRow({ icon, label, details, group }: IconRowProps) {
  return (
    <>
      <span className={styles.drawing}>{icon && <Icon icon={icon} size={18} />}</span>
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {details && <span className={styles.details}>{details}</span>}
      </span>
      {group !== undefined && <span className={styles.group}>{group}</span>}
    </>
  )
}
