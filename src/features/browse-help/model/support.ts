import { createEvent, sample } from 'effector'
import { $config, type PortalConfig } from '@/shared/config'
import { $currentRoute, type RouteId } from '@/shared/routes'
import { helpRequested, ticketFormRequested } from './help-drawer'

export const supportRequested = createEvent()

const categoryResolved = sample({
  clock: supportRequested,
  source: { route: $currentRoute, config: $config },
  fn: ({ route, config }) => helpCategoryOf(route?.id, config),
})
sample({ clock: categoryResolved.filterMap((category) => category ?? undefined), target: helpRequested })
sample({ clock: categoryResolved, filter: (category) => category === null, fn: () => {}, target: ticketFormRequested })

/** Articles exist for the calendar only; all other screens open the ticket form (section 7). */
function helpCategoryOf(screen: RouteId | undefined, { calendarHelpCategory }: PortalConfig): string | null {
  return screen === 'calendar' ? calendarHelpCategory : null
}
