import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import { usePopover } from '@/shared/ui/popover'
import { useTooltip } from '@/shared/ui/tooltip'
import { useHasBeenOpen } from '@/shared/ui/use-has-been-open'
import { isAncestorOfCurrent, type NavigationGroupItem, type NavigationLinkItem } from '../lib/navigation-item'
import { treeItemProps } from '../lib/tree-keyboard'
import styles from './NavigationTree.module.css'

interface NavigationGroupProps {
  group: NavigationGroupItem
  isCompact: boolean
  isOpen: boolean
  onToggle: () => void
  onChosen?: (() => void) | undefined
}

/** Expands below its button; in the compact menu its links are in a flyout. */
export function NavigationGroup({ group, isCompact, isOpen, onToggle, onChosen }: NavigationGroupProps) {
  const id = useId()
  const flyout = usePopover({
    kind: 'dialog',
    side: 'end',
    className: styles.flyout,
    onOpened: (panel) => panel.querySelector<HTMLElement>('a')?.focus(),
  })
  const { trigger: hints, tooltip } = useTooltip({
    text: isCompact && !flyout.isOpen ? group.label : undefined,
    side: 'end',
  })
  const isExpanded = isOpen && !isCompact
  // Shortens the first render: the links of groups are more than half of the menu.
  const hasBeenExpanded = useHasBeenOpen(isExpanded)
  const expandProps = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: onToggle }

  return (
    <div data-branch="">
      <button
        {...treeItemProps}
        {...hints}
        {...(isCompact ? flyout.trigger : expandProps)}
        type="button"
        className={styles.item}
        aria-current={isAncestorOfCurrent(group) && !isExpanded ? 'true' : undefined}
        data-ancestor={isAncestorOfCurrent(group) || undefined}
      >
        {group.icon ? <Icon icon={group.icon} /> : null}
        <span className={styles.label}>{group.label}</span>
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </button>
      {tooltip}
      <div id={id} className={styles.fold} data-open={isExpanded} inert={!isExpanded}>
        {hasBeenExpanded && (
          <ul role="list" className={styles.branch}>
            {group.children.map((child) => (
              <li key={child.id}>
                <NavigationLink item={child} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {(isCompact || flyout.isOpen) && (
        <div {...flyout.surface} role="dialog" aria-label={group.label} data-tree="">
          {flyout.isOpen && (
            <>
              <p className={styles.flyoutTitle}>{group.label}</p>
              <ul role="list">
                {group.children.map((child) => (
                  <li key={child.id}>
                    <NavigationLink item={child} onChosen={flyout.close} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  )
}

interface NavigationLinkProps {
  item: NavigationLinkItem
  isCompact?: boolean
  onChosen?: (() => void) | undefined
}

export function NavigationLink({ item, isCompact = false, onChosen }: NavigationLinkProps) {
  const { trigger, tooltip } = useTooltip({ text: isCompact ? item.label : undefined, side: 'end' })
  return (
    <>
      <Link
        {...treeItemProps}
        {...trigger}
        to={item.href}
        aria-current={item.current}
        className={styles.item}
        onClick={onChosen}
      >
        {item.icon ? <Icon icon={item.icon} /> : null}
        <span className={styles.label}>{item.label}</span>
      </Link>
      {tooltip}
    </>
  )
}
