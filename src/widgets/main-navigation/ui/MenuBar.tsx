import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisibleCount } from '@/shared/ui/overflow-row'
import { Skeleton } from '@/shared/ui/skeleton'
import type { NavigationItem } from '../lib/navigation-item'
import styles from './MenuBar.module.css'
import { MenuBarEntry } from './MenuBarEntry'
import { useMenuBarKeyboard } from './use-menu-bar-keyboard'

type MenuBarProps = {
  /** The name of the landmark. */
  label: string
  items: readonly NavigationItem[]
  /** More entries may come: it is not known yet what the user may see. */
  isLoading?: boolean
  /** What stands at the end of the bar; its room is kept while it is on its way. */
  clinic?: ReactNode
}

const LOADING_WIDTHS = [96, 128, 112, 84]

/** The menu above the page (WAI-ARIA menu bar). What does not fit into the line is in the menu at its end. */
export function MenuBar({ label, items, isLoading = false, clinic }: MenuBarProps) {
  const { t } = useTranslation('shell')
  const { row, count } = useVisibleCount<HTMLUListElement>(items.length)
  const [focused, setFocused] = useState<string>()
  const move = useMenuBarKeyboard()
  const overflow = { id: 'rest', label: t('moreEntries'), icon: Ellipsis, children: items.slice(count) }
  const hasRest = overflow.children.length > 0
  const shown = [...items.slice(0, count), ...(hasRest ? [overflow] : [])]
  // The bar is one stop of the Tab key: the item that had the focus last, as long as it is in sight.
  const tabStop = shown.find(({ id }) => id === focused) ?? shown[0]
  const stopAt = (id: string) => ({ tabIndex: id === tabStop?.id ? 0 : -1, onFocus: () => setFocused(id) })

  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={row} role="menubar" aria-label={label} className={styles.row} onKeyDown={move}>
        {items.map((item, index) => (
          <li key={item.id} role="none" data-overflow-item="" data-overflowing={index >= count || undefined}>
            <MenuBarEntry {...stopAt(item.id)} item={item} isInBar />
          </li>
        ))}
        <li role="none" data-overflow-trigger="" data-overflowing={!hasRest || undefined}>
          <MenuBarEntry {...stopAt(overflow.id)} item={overflow} isInBar />
        </li>
        {isLoading &&
          LOADING_WIDTHS.map((width) => (
            <li key={width} role="none" className={styles.loading}>
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
      <div className={styles.clinic}>{clinic}</div>
    </nav>
  )
}
