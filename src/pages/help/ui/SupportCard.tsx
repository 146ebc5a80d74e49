import { useUnit } from 'effector-react'
import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ticketList, ticketRequested } from '@/features/create-ticket'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { LazySlot } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import styles from './SupportCard.module.css'

export function SupportCard() {
  const { t } = useTranslation(['help', 'ticket'])
  const openTicketForm = useUnit(ticketRequested)
  return (
    <Card title={t('ticket:list.title')} isFlush>
      <LazySlot view={ticketList} props={{}} placeholder={<ListSkeleton rows={1} />} />
      <div className={styles.openTicketForm}>
        <Button variant="primary" icon={MessageSquarePlus} onClick={() => openTicketForm()}>
          {t('help:writeTicket')}
        </Button>
      </div>
    </Card>
  )
}
