import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import { useTooltip } from '@/shared/ui/tooltip'
import type { NavigationLinkItem } from '../lib/navigation-item'
import { treeItemProps } from '../lib/tree-keyboard'
import styles from './NavigationTree.module.css'

type NavigationLinkProps = { item: NavigationLinkItem; isCompact?: boolean; onChosen?: (() => void) | undefined }

export function NavigationLink({ item, isCompact = false, onChosen }: NavigationLinkProps) {
  const { trigger, bubble } = useTooltip({ text: isCompact ? item.label : undefined, side: 'end' })
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
      {bubble}
    </>
  )
}
