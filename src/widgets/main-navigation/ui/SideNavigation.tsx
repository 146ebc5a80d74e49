import { useUnit } from 'effector-react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide'
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Drawer } from '@/shared/ui/drawer'
import { Icon } from '@/shared/ui/icon'
import { lazyView } from '@/shared/ui/lazy'
import type { MenuContent } from '../lib/navigation-item'
import { $isCollapsed, $isMenuDrawerOpen, collapseToggled, menuDrawerDismissed } from '../model/navigation-state'
import { NavigationTree } from './NavigationTree'
import styles from './SideNavigation.module.css'

type SideNavigationProps = MenuContent & {
  label: string
  /** Shown at the top; compact means only an avatar fits. */
  clinic?: (isCompact: boolean) => ReactNode
}

/**
 * When collapsed it expands over the page on hover, and stays expanded while a field in it has the focus. Below 1200 px
 * `NavigationDrawer` replaces it.
 */
export function SideNavigation({ label, clinic, ...menu }: SideNavigationProps) {
  const { t } = useTranslation('shell')
  const { isCollapsed, toggleCollapsed } = useUnit({ isCollapsed: $isCollapsed, toggleCollapsed: collapseToggled })
  const [isHovered, setHovered] = useState(false)
  const isCompact = isCollapsed && !isHovered

  // Expanding would cover an open flyout.
  const enter = ({ pointerType, currentTarget }: PointerEvent) => {
    const hasFlyout = currentTarget.querySelector('[aria-haspopup][aria-expanded="true"]') !== null
    setHovered(pointerType === 'mouse' && !hasFlyout)
  }

  // The compact menu has no fields: what the user types would be lost.
  const leave = ({ currentTarget }: PointerEvent) => {
    if (currentTarget.querySelector('input:focus') === null) setHovered(false)
  }
  const leaveByFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A field stays the active element while the user is in another window.
    const hasFocus = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)
    if (!hasFocus && !currentTarget.matches(':hover')) setHovered(false)
  }

  const toggle = () => {
    setHovered(false)
    toggleCollapsed()
  }

  return (
    <div className={styles.spacer} data-collapsed={isCollapsed || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the focus leaving its controls */}
      <nav
        aria-label={label}
        className={styles.panel}
        data-compact={isCompact || undefined}
        data-overlay={(isCollapsed && isHovered) || undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onBlur={leaveByFocus}
      >
        {clinic ? <div className={styles.clinic}>{clinic(isCompact)}</div> : null}
        <div className={styles.scroll}>
          <NavigationTree {...menu} isCompact={isCompact} />
        </div>
        <button type="button" className={styles.collapse} onClick={toggle}>
          <Icon icon={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
          <span>{t(isCollapsed ? 'expandMenu' : 'collapseMenu')}</span>
        </button>
      </nav>
    </div>
  )
}

/** The width of the side navigation. */
const WIDTH_PX = 260

type NavigationDrawerProps = MenuContent & { label: string; clinic?: ReactNode }

/** Menu for windows below 1200 px, in both layouts. */
export function NavigationDrawer({ label, clinic, ...menu }: NavigationDrawerProps) {
  const { isOpen, dismiss } = useUnit({ isOpen: $isMenuDrawerOpen, dismiss: menuDrawerDismissed })
  return (
    <Drawer isOpen={isOpen} onClose={dismiss} title={label} side="left" width={WIDTH_PX}>
      <nav aria-label={label} className={styles.menu}>
        {clinic}
        <NavigationTree {...menu} isCompact={false} onChosen={dismiss} />
      </nav>
    </Drawer>
  )
}

/** Lazy because most users have the vertical layout. */
export const MenuBarSlot = lazyView(async () => (await import('./MenuBar')).MenuBar, {
  prefetch: 'low',
  placeholder: <div className={styles.barPlaceholder} />,
})
