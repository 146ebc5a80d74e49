import { useUnit } from 'effector-react'
import { type KeyboardEvent, useState } from 'react'
import { isTyped, useTypeahead } from '@/shared/ui/menu'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { currentLinkOf, type MenuContent, type NavigationGroupItem } from '../lib/navigation-item'
import { visibleTreeItems } from '../lib/tree-keyboard'
import { $openGroups, groupToggled } from '../model/navigation-state'
import { MissingEntries } from './MissingEntries'
import { NavigationGroup, NavigationLink } from './NavigationGroup'
import styles from './NavigationTree.module.css'

type NavigationTreeProps = MenuContent & { isCompact: boolean; onChosen?: () => void }

export function NavigationTree({ items, isLoading = false, failure, isCompact, onChosen }: NavigationTreeProps) {
  const groups = useOpenGroups()
  const handleTypeahead = useTreeTypeahead()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbling key events for the typeahead
    <div className={styles.tree} data-tree="" data-compact={isCompact || undefined} onKeyDown={handleTypeahead}>
      <ul role="list" className={styles.list}>
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
      {failure ? <MissingEntries failure={failure} isCompact={isCompact} /> : null}
    </div>
  )
}

function useTreeTypeahead() {
  const typeahead = useTypeahead()
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !isTyped(event) || !(event.target instanceof Element)) return
    typeahead(visibleTreeItems(event.target), event)
  }
}

/** The group of the current page is open until the user closes it; the next page opens it again. */
function useOpenGroups() {
  const { openGroups, toggleOpen } = useUnit({ openGroups: $openGroups, toggleOpen: groupToggled })
  const [pageOfClosedGroup, setPageOfClosedGroup] = useState<string>()

  const isOpen = (group: NavigationGroupItem) => {
    const page = currentLinkOf(group)?.id
    return openGroups.includes(group.id) || (page !== undefined && page !== pageOfClosedGroup)
  }

  const toggle = (group: NavigationGroupItem) => {
    const wasOpen = isOpen(group)
    const page = currentLinkOf(group)?.id
    if (page !== undefined) setPageOfClosedGroup(wasOpen ? page : undefined)
    if (openGroups.includes(group.id) === wasOpen) toggleOpen(group.id)
  }

  return { isOpen, toggle }
}

const WIDTHS = [96, 120, 84, 132, 104, 76]

function NavigationSkeleton() {
  return (
    <Skeletons className={styles.loading}>
      {WIDTHS.map((width) => (
        <span key={width} className={styles.loadingEntry}>
          <Skeleton shape="block" width={20} height={20} />
          <Skeleton width={width} />
        </span>
      ))}
    </Skeletons>
  )
}
