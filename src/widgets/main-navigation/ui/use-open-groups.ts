import { useState } from 'react'
import { currentLinkOf, type NavigationGroupItem } from '../lib/navigation-item'

/** The group of the current page is open until the user closes it; the next page opens it again. */
export function useOpenGroups(openGroups: readonly string[], onToggleGroup: (id: string) => void) {
  const [pageOfClosedGroup, setPageOfClosedGroup] = useState<string>()

  const isOpen = (group: NavigationGroupItem) => {
    const page = currentLinkOf(group)?.id
    return openGroups.includes(group.id) || (page !== undefined && page !== pageOfClosedGroup)
  }

  const toggle = (group: NavigationGroupItem) => {
    const wasOpen = isOpen(group)
    const page = currentLinkOf(group)?.id
    if (page !== undefined) setPageOfClosedGroup(wasOpen ? page : undefined)
    if (openGroups.includes(group.id) === wasOpen) onToggleGroup(group.id)
  }

  return { isOpen, toggle }
}
