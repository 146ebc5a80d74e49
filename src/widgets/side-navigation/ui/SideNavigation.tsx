import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '@/shared/ui/drawer'
import { Icon } from '@/shared/ui/icon'
import { NavigationTree, type NavigationTreeProps } from './NavigationTree'
import styles from './SideNavigation.module.css'

type SideNavigationProps = NavigationTreeProps & {
  /** The name of the landmark and the title of the drawer. */
  label: string
  /** What stands on top; compact means that there is room for an avatar only. */
  clinic?: (isCompact: boolean) => ReactNode
  isCollapsed: boolean
  onToggleCollapsed: () => void
  isDrawerOpen: boolean
  onCloseDrawer: () => void
}

/**
 * The menu beside the page: expanded, or collapsed to its icons and expanding over the page under the mouse. Where the
 * window has no room for it (below 1200 px) it comes as a drawer.
 */
export function SideNavigation({
  label,
  clinic,
  isCollapsed,
  onToggleCollapsed,
  isDrawerOpen,
  onCloseDrawer,
  ...tree
}: SideNavigationProps) {
  const { t } = useTranslation('shell')
  const [isHovered, setHovered] = useState(false)
  const isCompact = isCollapsed && !isHovered

  const enter = ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse')

  const toggle = () => {
    setHovered(false)
    onToggleCollapsed()
  }

  return (
    <>
      <div className={styles.room} data-collapsed={isCollapsed || undefined}>
        <nav
          aria-label={label}
          className={styles.panel}
          data-compact={isCompact || undefined}
          data-over={(isCollapsed && isHovered) || undefined}
          onPointerEnter={enter}
          onPointerLeave={() => setHovered(false)}
        >
          {clinic ? <div className={styles.clinic}>{clinic(isCompact)}</div> : null}
          <div className={styles.scroll}>
            <NavigationTree {...tree} isCompact={isCompact} />
          </div>
          <button type="button" className={styles.collapse} onClick={toggle}>
            <Icon icon={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
            <span>{t(isCollapsed ? 'expandMenu' : 'collapseMenu')}</span>
          </button>
        </nav>
      </div>
      <Drawer isOpen={isDrawerOpen} onClose={onCloseDrawer} title={label} side="left" width={300} keepsWidth>
        <nav aria-label={label} className={styles.drawer}>
          {clinic?.(false)}
          <NavigationTree {...tree} isCompact={false} onChosen={onCloseDrawer} />
        </nav>
      </Drawer>
    </>
  )
}
