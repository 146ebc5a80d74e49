import { createEvent, sample } from 'effector'
import { helpRequested, ticketFormRequested } from '@/features/browse-help'
import { ticketRequested } from '@/features/create-ticket'
import { $config, type PortalConfig } from '@/shared/config'
import { $currentRoute, type RouteId } from '@/shared/routes'

/** The doctor wants help, wherever they are. */
export const supportRequested = createEvent()

const categoryResolved = sample({
  clock: supportRequested,
  source: { route: $currentRoute, config: $config },
  fn: ({ route, config }) => helpCategoryOf(route?.id, config),
})
sample({ clock: categoryResolved.filterMap((category) => category ?? undefined), target: helpRequested })
sample({ clock: categoryResolved, filter: (category) => category === null, fn: () => {}, target: ticketRequested })

/** The articles did not help. */
sample({ clock: ticketFormRequested, target: ticketRequested })

/** Articles are written for the calendar only; from everywhere else the doctor writes to the support (section 7). */
function helpCategoryOf(screen: RouteId | undefined, { calendarHelpCategory }: PortalConfig): string | null {
  return screen === 'calendar' ? calendarHelpCategory : null
}
