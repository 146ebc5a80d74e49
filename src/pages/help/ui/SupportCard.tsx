import { useUnit } from 'effector-react'
import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TicketList, ticketRequested } from '@/features/create-ticket'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import styles from './SupportCard.module.css'

/** The tickets of this session, and the way to another one. */
export function SupportCard() {
  const { t } = useTranslation(['help', 'ticket'])
  const write = useUnit(ticketRequested)
  return (
    <Card title={t('ticket:list.title')} isFlush>
      <TicketList />
      <div className={styles.write}>
        <Button variant="primary" icon={MessageSquarePlus} onClick={() => write()}>
          {t('help:writeTicket')}
        </Button>
      </div>
    </Card>
  )
}
