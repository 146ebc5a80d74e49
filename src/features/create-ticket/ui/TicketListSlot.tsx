import { lazyView } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'

export const TicketListSlot = lazyView(async () => (await import('./TicketList')).TicketList, {
  placeholder: <ListSkeleton rows={1} />,
  prefetch: 'low',
})
