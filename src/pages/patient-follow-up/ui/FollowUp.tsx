import { useUnit } from 'effector-react'
import { Printer, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $chosenName } from '@/entities/patient'
import type { Reminder, RemindersRequest } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { joinDialogRequested } from '@/features/video-call'
import { Button } from '@/shared/ui/button'
import styles from './FollowUp.module.css'
import { PatientNotifications } from './PatientNotifications'
import { MissingReminders, PatientReminders } from './PatientReminders'

interface FollowUpProps {
  patientId: string
  reminders: readonly Reminder[] | undefined
  request: RemindersRequest
}

/** For unlocked patients only. */
export function FollowUp({ patientId, reminders, request }: FollowUpProps) {
  const { t } = useTranslation(['followUp', 'patient'])
  const { printLabel, joinCall, chosen } = useUnit({
    printLabel: labelRequested,
    joinCall: joinDialogRequested,
    chosen: $chosenName,
  })
  const nameInSearch = chosen?.uuid === patientId ? chosen.name : null
  const name = reminders?.map(({ patient }) => patient?.name).find(Boolean) ?? nameInSearch
  const isUnknown = reminders?.length === 0 && !name
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.patient}>
          <h1>{name ? <bdi>{name}</bdi> : t('followUp:title')}</h1>
          <p className={styles.id}>{t('followUp:patientId', { id: patientId })}</p>
          {isUnknown && <p className={styles.id}>{t('followUp:unknown')}</p>}
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
      {reminders ? <PatientReminders reminders={reminders} /> : <MissingReminders request={request} />}
      <PatientNotifications name={name} areRemindersMissing={!reminders} />
    </div>
  )
}
