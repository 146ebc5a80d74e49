import { useUnit } from 'effector-react'
import { Printer, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { joinDialogRequested } from '@/features/video-call'
import { Button } from '@/shared/ui/button'
import styles from './FollowUp.module.css'
import { PatientNotifications } from './PatientNotifications'
import { PatientReminders } from './PatientReminders'

/** A patient who may be seen: what is to be done, what was done, and what the day brings. */
export function FollowUp({ patientId, reminders }: { patientId: string; reminders: readonly Reminder[] }) {
  const { t } = useTranslation(['followUp', 'patient'])
  const { printLabel, joinCall } = useUnit({ printLabel: labelRequested, joinCall: joinDialogRequested })
  const name = reminders.map(({ patient }) => patient?.name).find(Boolean) ?? null
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.patient}>
          <h1>{name ? <bdi>{name}</bdi> : t('followUp:title')}</h1>
          <p className={styles.id}>{t('followUp:patientId', { id: patientId })}</p>
        </div>
        <div className={styles.actions}>
          <Button icon={Video} onClick={() => joinCall({ peerName: name })}>
            {t('patient:startConsultation')}
          </Button>
          <Button icon={Printer} onClick={() => printLabel({ patientId, name })}>
            {t('followUp:printLabel')}
          </Button>
        </div>
      </header>
      <PatientReminders reminders={reminders} />
      <PatientNotifications name={name} />
    </div>
  )
}
