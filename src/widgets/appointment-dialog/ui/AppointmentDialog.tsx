import { useUnit } from 'effector-react'
import { UserRoundSearch, Video } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { type Notification, NotificationActions, NotificationCard, RemovalConfirmation } from '@/entities/notification'
import { patientSearchRequested } from '@/entities/patient'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import styles from './AppointmentDialog.module.css'

interface AppointmentDialogProps {
  /** Null when closed or when the notification has left the list. */
  notification: Notification | null
  onClose: () => void
  onJoinCall: (request: { peerName: string | null }) => void
}

export function AppointmentDialog({ notification, onClose, onJoinCall }: AppointmentDialogProps) {
  const { t } = useTranslation('appointments')
  return (
    <Dialog
      isOpen={notification !== null}
      onClose={onClose}
      title={t('dialog.title')}
      footer={notification && <DialogActions {...{ notification, onJoinCall }} onNavigate={onClose} />}
    >
      {notification && (
        <div className={styles.card}>
          <RemovalConfirmation listed={[notification]}>
            {(requestRemoval) => (
              <NotificationCard
                notification={notification}
                actions={(describedBy) => (
                  <NotificationActions
                    notification={notification}
                    describedBy={describedBy}
                    onRemove={requestRemoval}
                  />
                )}
              />
            )}
          </RemovalConfirmation>
        </div>
      )}
    </Dialog>
  )
}

interface DialogActionsProps extends Pick<AppointmentDialogProps, 'onJoinCall'> {
  notification: Notification
  onNavigate: () => void
}

/** A notification has no patient uuid, so the patient is found by name. */
function DialogActions({ notification: { patientName }, onNavigate, onJoinCall }: DialogActionsProps) {
  const { t } = useTranslation(['call', 'notifications'])
  const findPatient = useUnit(patientSearchRequested)
  return (
    <>
      <Button
        icon={Video}
        onClick={() => {
          onNavigate()
          onJoinCall({ peerName: patientName })
        }}
      >
        {t('call:join.action')}
      </Button>
      <Button
        variant="primary"
        icon={UserRoundSearch}
        disabledReason={patientName === null ? t('notifications:noPatientName') : undefined}
        onClick={() => {
          onNavigate()
          if (patientName !== null) findPatient(patientName)
        }}
      >
        {t('notifications:actions.findPatient')}
      </Button>
    </>
  )
}
