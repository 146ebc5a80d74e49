import { useUnit } from 'effector-react'
import { LifeBuoy } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { EmptyState } from '@/shared/ui/empty-state'
import { List, ListRow } from '@/shared/ui/list'
import { Instant } from '@/shared/ui/text'
import { $tickets, type CreatedTicket } from '../model/tickets'
import { CATEGORIES, PRIORITIES } from '../lib/ticket-fields'

const TONES: Readonly<Record<(typeof PRIORITIES)[number], BadgeTone>> = {
  CRITICAL: 'danger',
  HIGH: 'warning',
  NORMAL: 'neutral',
  LOW: 'neutral',
}

/** The newest ticket is last; the platform offers no older ones. Without padding, for a flush card. */
export function TicketList() {
  const { t } = useTranslation('ticket')
  const tickets = useUnit($tickets)
  if (tickets.length === 0) {
    return <EmptyState icon={LifeBuoy} title={t('list.empty')} text={t('list.emptyText')} />
  }
  return <List items={tickets} keyOf={({ at, id }) => `${at} ${id}`} row={(ticket) => <TicketRow {...ticket} />} />
}

function TicketRow({ id, subject, category, priority, status, at }: CreatedTicket) {
  const { t } = useTranslation('ticket')
  const knownCategory = CATEGORIES.find((item) => item === category)
  const knownPriority = PRIORITIES.find((item) => item === priority)
  return (
    <ListRow
      title={<bdi title={subject}>{subject}</bdi>}
      text={knownCategory ? t(`categories.${knownCategory}`) : category}
      detail={
        <>
          <Instant at={new Date(at)} format={formatInstant} />
          {id !== null && ` · ${t('list.number', { id })}`}
        </>
      }
      badges={
        <>
          <Badge tone={knownPriority ? TONES[knownPriority] : 'neutral'}>
            {knownPriority ? t(`priorities.${knownPriority}`) : priority}
          </Badge>
          <Badge tone="info">{t(`statuses.${status}`)}</Badge>
        </>
      }
    />
  )
}
