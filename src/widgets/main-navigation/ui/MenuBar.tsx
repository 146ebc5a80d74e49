import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisibleCount } from '@/shared/ui/overflow-row'
import { Skeleton } from '@/shared/ui/skeleton'
import type { NavigationItem } from '../lib/navigation-item'
import styles from './MenuBar.module.css'
import { MenuBarEntry } from './MenuBarEntry'
import { MissingEntries } from './MissingEntries'
import { useMenuBarKeyboard } from './use-menu-bar-keyboard'

type MenuBarProps = {
  label: string
  items: readonly NavigationItem[]
  /** Shows skeletons: the permissions of the user are not loaded yet. */
  isLoading?: boolean
  /** Given while the permissions could not be loaded: the menu says that entries are missing. */
  onRetry?: (() => void) | undefined
  clinic?: ReactNode
}

const LOADING_WIDTHS = [96, 128, 112, 84]

/** Horizontal menu (WAI-ARIA menu bar). Entries that do not fit move to the "more" menu. */
export function MenuBar({ label, items, isLoading = false, onRetry, clinic }: MenuBarProps) {
  const { t } = useTranslation('shell')
  const { row, count } = useVisibleCount<HTMLUListElement>(items.length)
  const [focused, setFocused] = useState<string>()
  const move = useMenuBarKeyboard()
  const overflow = { id: 'overflow', label: t('moreEntries'), icon: Ellipsis, children: items.slice(count) }
  const hasOverflow = overflow.children.length > 0
  const shown = [...items.slice(0, count), ...(hasOverflow ? [overflow] : [])]
  // Roving tabindex: the last focused item while it is visible, else the first.
  const tabStop = shown.find(({ id }) => id === focused) ?? shown[0]
  const focusProps = (id: string) => ({ tabIndex: id === tabStop?.id ? 0 : -1, onFocus: () => setFocused(id) })

  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={row} role="menubar" aria-label={label} className={styles.row} onKeyDown={move}>
        {items.map((item, index) => (
          <li key={item.id} role="none" data-overflow-item="" data-overflowing={index >= count || undefined}>
            <MenuBarEntry {...focusProps(item.id)} item={item} isInBar />
          </li>
        ))}
        <li role="none" data-overflow-trigger="" data-overflowing={!hasOverflow || undefined}>
          <MenuBarEntry {...focusProps(overflow.id)} item={overflow} isInBar />
        </li>
        {isLoading &&
          LOADING_WIDTHS.map((width) => (
            <li key={width} role="none" className={styles.loading}>
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
      {onRetry ? <MissingEntries onRetry={onRetry} /> : null}
      <div className={styles.clinic}>{clinic}</div>
    </nav>
  )
}
