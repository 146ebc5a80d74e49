import type { ReactNode } from 'react'
import { Drawer } from '@/shared/ui/drawer'
import styles from './NavigationDrawer.module.css'
import { NavigationTree, type NavigationTreeProps } from './NavigationTree'

/** In px, as wide as the side navigation. */
const WIDTH = 260

type NavigationDrawerProps = NavigationTreeProps & {
  label: string
  clinic?: ReactNode
  isOpen: boolean
  onClose: () => void
}

/** Menu for windows below 1200 px, in both layouts. */
export function NavigationDrawer({ label, clinic, isOpen, onClose, ...tree }: NavigationDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={label} side="left" width={WIDTH} keepsWidth>
      <nav aria-label={label} className={styles.menu}>
        {clinic}
        <NavigationTree {...tree} isCompact={false} onChosen={onClose} />
      </nav>
    </Drawer>
  )
}
