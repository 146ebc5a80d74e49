import { sample } from 'effector'
import { createLazyView } from '@/shared/lib/lazy-view'
import { locationChanged, matchPath } from '@/shared/routes'
import { ticketForm } from './lazy-form'

const supportPageShown = locationChanged.filter({ fn: ({ pathname }) => matchPath(pathname)?.id === 'help' })

export const ticketList = createLazyView<object>(
  async () => (await import('../ui/TicketList')).TicketList,
  supportPageShown,
)

sample({ clock: ticketForm.prefetched, target: ticketList.prefetched })
