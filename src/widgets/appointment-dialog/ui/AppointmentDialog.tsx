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
  /** Null when closed or when the notification has left the list. */
  notification: Notification | null
  onClose: () => void
}

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

/** A notification has no patient uuid, so the patient is found by name. */
function DialogActions({ notification: { patientName }, onNavigate }: DialogActionsProps) {
  const { t } = useTranslation('appointments')
  const { searchPatient, startConsultation } = useUnit({
    searchPatient: patientSearchRequested,
    startConsultation: joinDialogRequested,
  })
  return (
    <>
      <Button
        icon={Video}
        onClick={() => {
          onNavigate()
          startConsultation({ peerName: patientName })
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
          if (patientName !== null) searchPatient(patientName)
        }}
      >
        {t('dialog.findPatient')}
      </Button>
    </>
  )
}
