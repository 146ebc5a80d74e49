import type { ReactNode } from 'react'
import { Drawer } from '@/shared/ui/drawer'
import styles from './NavigationDrawer.module.css'
import { NavigationTree, type NavigationTreeProps } from './NavigationTree'

/** As wide as the menu beside the page. */
const WIDTH = 260

type NavigationDrawerProps = NavigationTreeProps & {
  /** The name of the landmark and the title of the drawer. */
  label: string
  clinic?: ReactNode
  isOpen: boolean
  onClose: () => void
}

/** The menu where the window has no room for it: below 1200 px, in either layout. */
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
