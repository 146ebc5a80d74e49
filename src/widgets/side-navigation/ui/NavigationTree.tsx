import { useId } from 'react'
import { type NavigationItem, sectionsOf } from '../lib/navigation-item'
import { useOpenGroups } from './use-open-groups'
import { NavigationGroup } from './NavigationGroup'
import { NavigationLink } from './NavigationLink'
import styles from './NavigationTree.module.css'

export type NavigationTreeProps = {
  items: readonly NavigationItem[]
  /** Groups that the doctor opened; the one around the current page is open anyway. */
  openGroups: readonly string[]
  onToggleGroup: (id: string) => void
}

type PlacedTreeProps = NavigationTreeProps & { isCompact: boolean; onChosen?: () => void }

export function NavigationTree({ items, openGroups, onToggleGroup, isCompact, onChosen }: PlacedTreeProps) {
  const id = useId()
  const groups = useOpenGroups(openGroups, onToggleGroup)
  return (
    <div className={styles.tree} data-tree="" data-compact={isCompact || undefined}>
      {sectionsOf(items).map((section) => (
        <section key={section.id} className={styles.section}>
          {section.heading ? (
            <p id={id + section.id} className={styles.heading}>
              <span className={styles.label}>{section.heading}</span>
            </p>
          ) : null}
          <ul aria-labelledby={section.heading ? id + section.id : undefined} className={styles.list}>
            {section.items.map((item) => (
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
        </section>
      ))}
    </div>
  )
}
