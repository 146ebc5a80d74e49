import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/shared/ui/icon'
import { NavigationTree, type NavigationTreeProps } from './NavigationTree'
import styles from './SideNavigation.module.css'

type SideNavigationProps = NavigationTreeProps & {
  /** The name of the landmark. */
  label: string
  /** What stands on top; compact means that there is room for an avatar only. */
  clinic?: (isCompact: boolean) => ReactNode
  isCollapsed: boolean
  onToggleCollapsed: () => void
}

/**
 * The menu beside the page: expanded, or collapsed to its icons and expanding over the page under the mouse. Where the
 * window has no room for it (below 1200 px) `NavigationDrawer` takes its place.
 */
export function SideNavigation({ label, clinic, isCollapsed, onToggleCollapsed, ...tree }: SideNavigationProps) {
  const { t } = useTranslation('shell')
  const [isHovered, setHovered] = useState(false)
  const isCompact = isCollapsed && !isHovered

  // A group that has popped out stays where it is; the menu does not slide over it.
  const enter = ({ pointerType, currentTarget }: PointerEvent) => {
    const hasPopOut = currentTarget.querySelector('[aria-haspopup][aria-expanded="true"]') !== null
    setHovered(pointerType === 'mouse' && !hasPopOut)
  }

  const toggle = () => {
    setHovered(false)
    onToggleCollapsed()
  }

  return (
    <div className={styles.spacer} data-collapsed={isCollapsed || undefined}>
      <nav
        aria-label={label}
        className={styles.panel}
        data-compact={isCompact || undefined}
        data-drag-over={(isCollapsed && isHovered) || undefined}
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
  )
}
