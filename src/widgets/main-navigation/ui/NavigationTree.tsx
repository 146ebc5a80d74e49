import type { NavigationItem } from '../lib/navigation-item'
import { NavigationSkeleton } from './NavigationSkeleton'
import { NavigationGroup } from './NavigationGroup'
import { NavigationLink } from './NavigationLink'
import styles from './NavigationTree.module.css'
import { useOpenGroups } from './use-open-groups'
import { useTreeTypeahead } from './use-tree-typeahead'

export type NavigationTreeProps = {
  items: readonly NavigationItem[]
  /** More entries may come: it is not known yet what the user may see. */
  isLoading?: boolean
  /** Groups that the doctor opened; the one around the current page is open anyway. */
  openGroups: readonly string[]
  onToggleGroup: (id: string) => void
}

type PlacedTreeProps = NavigationTreeProps & { isCompact: boolean; onChosen?: () => void }

export function NavigationTree({
  items,
  isLoading = false,
  openGroups,
  onToggleGroup,
  isCompact,
  onChosen,
}: PlacedTreeProps) {
  const groups = useOpenGroups(openGroups, onToggleGroup)
  const seekByLetters = useTreeTypeahead()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the letters typed on the links and buttons inside
    <div className={styles.tree} data-tree="" data-compact={isCompact || undefined} onKeyDown={seekByLetters}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            {'children' in item ? (
              <NavigationGroup
                group={item}
                isCompact={isCompact}
                isOpen={groups.isOpen(item)}
                onToggle={() => groups.toggle(item)}
                onChosen={onChosen}
              />
            ) : (
              <NavigationLink item={item} isCompact={isCompact} onChosen={onChosen} />
            )}
          </li>
        ))}
      </ul>
      {isLoading ? <NavigationSkeleton /> : null}
    </div>
  )
}
