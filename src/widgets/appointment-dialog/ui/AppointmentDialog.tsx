import { UserRoundSearch, Video } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { type Notification, NotificationActions, NotificationCard, RemovalConfirmation } from '@/entities/notification'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import styles from './AppointmentDialog.module.css'

/** A notification has no patient uuid, so the patient is found by name. */
interface PatientActions {
  onFindPatient: (name: string) => void
  onJoinCall: (request: { peerName: string | null }) => void
}

interface AppointmentDialogProps extends PatientActions {
  /** Null when closed or when the notification has left the list. */
  notification: Notification | null
  onClose: () => void
}

export function AppointmentDialog({ notification, onClose, ...actions }: AppointmentDialogProps) {
  const { t } = useTranslation('appointments')
  return (
    <Dialog
      isOpen={notification !== null}
      onClose={onClose}
      title={t('dialog.title')}
      footer={notification && <DialogActions notification={notification} onNavigate={onClose} {...actions} />}
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

type DialogActionsProps = PatientActions & { notification: Notification; onNavigate: () => void }

function DialogActions({ notification: { patientName }, onNavigate, onFindPatient, onJoinCall }: DialogActionsProps) {
  const { t } = useTranslation(['call', 'notifications'])
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
          if (patientName !== null) onFindPatient(patientName)
        }}
      >
        {t('notifications:actions.findPatient')}
      </Button>
    </>
  )
}
