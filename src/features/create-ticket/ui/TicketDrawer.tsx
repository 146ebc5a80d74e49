import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '@/shared/ui/drawer'
import { LateSlot } from '@/shared/ui/late'
import { ticketForm } from '../model/late-form'
import { $isTicketDrawerOpen, ticketDismissed } from '../model/ticket-drawer'

const WIDTH = 500

/** Its frame is always there, its form comes when the browser has time. */
export function TicketDrawer() {
  const { t } = useTranslation('ticket')
  const { isOpen, dismiss } = useUnit({ isOpen: $isTicketDrawerOpen, dismiss: ticketDismissed })
  return (
    <Drawer isOpen={isOpen} onClose={() => dismiss()} title={t('title')} width={WIDTH}>
      <LateSlot of={ticketForm} props={{}} />
    </Drawer>
  )
}
