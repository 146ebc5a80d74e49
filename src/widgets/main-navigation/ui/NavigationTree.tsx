import type { NavigationItem } from '../lib/navigation-item'
import { MissingEntries } from './MissingEntries'
import { NavigationSkeleton } from './NavigationSkeleton'
import { NavigationGroup } from './NavigationGroup'
import { NavigationLink } from './NavigationLink'
import styles from './NavigationTree.module.css'
import { useOpenGroups } from './use-open-groups'
import { useTreeTypeahead } from './use-tree-typeahead'

export type NavigationTreeProps = {
  items: readonly NavigationItem[]
  /** Shows skeletons: the permissions of the user are not loaded yet. */
  isLoading?: boolean
  /** Given while the permissions could not be loaded: the menu says that entries are missing. */
  onRetry?: (() => void) | undefined
  /** Groups opened by the user; the group of the current page is open by default. */
  openGroups: readonly string[]
  onToggleGroup: (id: string) => void
}

type TreeVariantProps = NavigationTreeProps & { isCompact: boolean; onChosen?: () => void }

export function NavigationTree({
  items,
  isLoading = false,
  onRetry,
  openGroups,
  onToggleGroup,
  isCompact,
  onChosen,
}: TreeVariantProps) {
  const groups = useOpenGroups(openGroups, onToggleGroup)
  const handleTypeahead = useTreeTypeahead()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbling key events for the typeahead
    <div className={styles.tree} data-tree="" data-compact={isCompact || undefined} onKeyDown={handleTypeahead}>
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
      {onRetry ? <MissingEntries onRetry={onRetry} isCompact={isCompact} /> : null}
    </div>
  )
}
