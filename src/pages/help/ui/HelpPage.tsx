import { useUnit } from 'effector-react'
import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HelpBrowserSlot } from '@/features/browse-help'
import { TicketListSlot, ticketRequested } from '@/features/create-ticket'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import styles from './HelpPage.module.css'

export function HelpPage() {
  const { t } = useTranslation(['help', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('routes:titles.help')}</h1>
        <p>{t('help:lead')}</p>
      </header>
      <HelpBrowserSlot support={<SupportCard />} />
    </div>
  )
}

function SupportCard() {
  const { t } = useTranslation(['help', 'ticket'])
  const openTicketForm = useUnit(ticketRequested)
  return (
    <Card title={t('ticket:list.title')} isFlush>
      <TicketListSlot />
      <div className={styles.write}>
        <Button variant="primary" icon={MessageSquarePlus} onClick={() => openTicketForm()}>
          {t('help:writeTicket')}
        </Button>
      </div>
    </Card>
  )
}
