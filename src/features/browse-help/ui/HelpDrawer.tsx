import { useUnit } from 'effector-react'
import { LifeBuoy } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import { lazyView } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { $isHelpDrawerOpen, helpDismissed, ticketFormRequested } from '../model/help'
import styles from './HelpDrawer.module.css'

const WIDTH = 550
const LAZY_OPTIONS = { placeholder: <ListSkeleton rows={7} isLabelVisible />, prefetch: 'low' } as const

const HelpDrawerBody = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './HelpDrawerBody')).HelpDrawerBody,
  LAZY_OPTIONS,
)

export const HelpBrowserSlot = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './HelpBrowser')).HelpBrowser,
  LAZY_OPTIONS,
)

/** The body of the drawer is loaded when it is needed. The link to support is always visible. */
export function HelpDrawer() {
  const { t } = useTranslation(['help', 'ticket'])
  const { isOpen, dismiss, requestTicket } = useUnit({
    isOpen: $isHelpDrawerOpen,
    dismiss: helpDismissed,
    requestTicket: ticketFormRequested,
  })
  return (
    <Drawer
      isOpen={isOpen}
      onClose={dismiss}
      title={t('title')}
      width={WIDTH}
      footer={
        <div className={styles.support}>
          <p>{t('contactSupport')}</p>
          <Button icon={LifeBuoy} onClick={() => requestTicket()}>
            {t('ticket:create')}
          </Button>
        </div>
      }
    >
      <HelpDrawerBody />
    </Drawer>
  )
}
