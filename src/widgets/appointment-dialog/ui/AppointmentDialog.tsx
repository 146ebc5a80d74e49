import { useUnit } from 'effector-react'
import { UserRoundSearch, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Notification, NotificationActions, NotificationCard } from '@/entities/notification'
import { patientSearchRequested } from '@/features/search-patients'
import { joinDialogRequested } from '@/features/video-call'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import styles from './AppointmentDialog.module.css'

interface AppointmentDialogProps {
  /** As the list has it now; null when none is open, also because it has left the list. */
  notification: Notification | null
  onClose: () => void
}

/** All that is known of an appointment's notification, what can be done with it, and the ways on to its patient. */
export function AppointmentDialog({ notification, onClose }: AppointmentDialogProps) {
  const { t } = useTranslation('appointments')
  return (
    <Dialog
      isOpen={notification !== null}
      onClose={onClose}
      title={t('dialog.title')}
      footer={notification && <DialogActions notification={notification} onNavigate={onClose} />}
    >
      {notification && (
        <div className={styles.card}>
          <NotificationCard notification={notification} actions={<NotificationActions notification={notification} />} />
        </div>
      )}
    </Dialog>
  )
}

type DialogActionsProps = { notification: Notification; onNavigate: () => void }

/** A notification names its patient, and nothing else is known of them: the way leads through the search. */
function DialogActions({ notification: { patientName }, onNavigate }: DialogActionsProps) {
  const { t } = useTranslation('appointments')
  const { seek, consult } = useUnit({ seek: patientSearchRequested, consult: joinDialogRequested })
  return (
    <>
      <Button
        icon={Video}
        onClick={() => {
          onNavigate()
          consult({ peerName: patientName })
        }}
      >
        {t('dialog.startConsultation')}
      </Button>
      <Button
        variant="primary"
        icon={UserRoundSearch}
        disabledReason={patientName === null ? t('dialog.noPatientName') : undefined}
        onClick={() => {
          onNavigate()
          if (patientName !== null) seek(patientName)
        }}
      >
        {t('dialog.findPatient')}
      </Button>
    </>
  )
}
