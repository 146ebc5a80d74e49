import { useUnit } from 'effector-react'
import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TicketListSlot, ticketRequested } from '@/features/create-ticket'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import styles from './SupportCard.module.css'

export function SupportCard() {
  const { t } = useTranslation(['help', 'ticket'])
  const openTicketForm = useUnit(ticketRequested)
  return (
    <Card title={t('ticket:list.title')} isFlush>
      <TicketListSlot />
      <div className={styles.openTicketForm}>
        <Button variant="primary" icon={MessageSquarePlus} onClick={() => openTicketForm()}>
          {t('help:writeTicket')}
        </Button>
      </div>
    </Card>
  )
}
