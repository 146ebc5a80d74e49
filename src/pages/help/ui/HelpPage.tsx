import { useUnit } from 'effector-react'
import { LifeBuoy } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { HelpBrowserSlot } from '@/features/browse-help'
import { TicketListSlot, ticketRequested } from '@/features/create-ticket'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import styles from './HelpPage.module.css'

export function HelpPage() {
  const { t } = useTranslation(['help', 'routes'])
  return (
    <div className={styles.page}>
      <PageHeader title={t('routes:titles.help')} text={t('help:lead')} />
      <HelpBrowserSlot support={<SupportCard />} />
    </div>
  )
}

function SupportCard() {
  const { t } = useTranslation('ticket')
  const openTicketForm = useUnit(ticketRequested)
  return (
    <Card title={t('list.title')} isFlush>
      <TicketListSlot />
      <div className={styles.write}>
        <Button variant="primary" icon={LifeBuoy} onClick={() => openTicketForm()}>
          {t('create')}
        </Button>
      </div>
    </Card>
  )
}
