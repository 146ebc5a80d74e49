import { useUnit } from 'effector-react'
import { Paperclip } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Drawer } from '@/shared/ui/drawer'
import { useFileDrop } from '@/shared/ui/file-field'
import { Icon } from '@/shared/ui/icon'
import { lazyView } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { renamePasted } from '../lib/file-name'
import { $isSubmittingTicket, $isTicketDrawerOpen, filesAdded, ticketDismissed } from '../model/ticket-drawer'
import styles from './TicketDrawer.module.css'

const WIDTH = 500

/** Loaded with the form, in the same chunk; shown once both are there. */
const TicketFooter = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './TicketFooter')).TicketFooter,
)

/** Without `prefetch`, because it has controls of PrimeReact (decision 0067). */
export const TicketForm = lazyView(async () => {
  const [{ TicketForm: Form }] = await Promise.all([
    import(/* webpackChunkName: "panels" */ './TicketForm'),
    TicketFooter.load(),
  ])
  return Form
})

/** The form is loaded when it is needed. */
export function TicketDrawer() {
  const { t } = useTranslation('ticket')
  const { isOpen, isSending, dismiss, addFiles } = useUnit({
    isOpen: $isTicketDrawerOpen,
    isSending: $isSubmittingTicket,
    dismiss: ticketDismissed,
    addFiles: filesAdded,
  })
  const isFormLoaded = TicketForm.useIsLoaded()
  const { isOver, target } = useFileDrop({
    onDrop: (files) => addFiles(files),
    onPaste: (files) => addFiles(files.map((file) => renamePasted(file, t('attachment.screenshotName'), new Date()))),
    isDisabled: isSending || !isFormLoaded,
  })
  return (
    <Drawer
      {...target}
      isOpen={isOpen}
      onClose={dismiss}
      title={t('title')}
      width={WIDTH}
      footer={isFormLoaded && <TicketFooter />}
    >
      <TicketForm />
      {isOver ? (
        <div className={styles.drop}>
          <p>
            <Icon icon={Paperclip} size={24} />
            {t('attachment.drop')}
          </p>
        </div>
      ) : null}
    </Drawer>
  )
}

export const TicketListSlot = lazyView(async () => (await import('./TicketList')).TicketList, {
  placeholder: <ListSkeleton rows={1} />,
  prefetch: 'low',
})
