import { useState } from 'react'
import { currentLinkOf, type NavigationGroupItem } from '../lib/navigation-item'

/**
 * The trail to the current page opens itself. It can be closed all the same and stays so until another page becomes the
 * current one.
 */
export function useOpenGroups(openGroups: readonly string[], onToggleGroup: (id: string) => void) {
  const [pageWithClosedTrail, setPageWithClosedTrail] = useState<string>()

  const isOpen = (group: NavigationGroupItem) => {
    const page = currentLinkOf(group)?.id
    return openGroups.includes(group.id) || (page !== undefined && page !== pageWithClosedTrail)
  }

  const toggle = (group: NavigationGroupItem) => {
    const wasOpen = isOpen(group)
    const page = currentLinkOf(group)?.id
    if (page !== undefined) setPageWithClosedTrail(wasOpen ? page : undefined)
    if (openGroups.includes(group.id) === wasOpen) onToggleGroup(group.id)
  }

  return { isOpen, toggle }
}
