import type { LucideIcon } from 'lucide-react'

export type NavigationLinkItem = {
  id: string
  label: string
  icon?: LucideIcon | undefined
  href: string
  current: boolean
}

export type NavigationGroupItem = {
  id: string
  label: string
  icon?: LucideIcon | undefined
  children: readonly NavigationLinkItem[]
}

/** Starts a section of the menu. */
type NavigationHeading = { id: string; heading: string }

export type NavigationItem = NavigationLinkItem | NavigationGroupItem | NavigationHeading

export type NavigationSection = { id: string; heading?: string; items: (NavigationLinkItem | NavigationGroupItem)[] }

export const currentLinkOf = (group: NavigationGroupItem) => group.children.find(({ current }) => current)

export function sectionsOf(items: readonly NavigationItem[]): NavigationSection[] {
  const sections: NavigationSection[] = []
  for (const item of items) {
    if ('heading' in item) sections.push({ id: item.id, heading: item.heading, items: [] })
    else if (sections.length === 0) sections.push({ id: item.id, items: [item] })
    else sections.at(-1)?.items.push(item)
  }
  return sections.filter(({ items: entries }) => entries.length > 0)
}
