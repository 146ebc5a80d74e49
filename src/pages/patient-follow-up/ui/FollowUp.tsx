import { useUnit } from 'effector-react'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { Button } from '@/shared/ui/button'
import styles from './FollowUp.module.css'
import { PatientNotifications } from './PatientNotifications'
import { PatientReminders } from './PatientReminders'

/** A patient who may be seen: what is to be done, what was done, and what the day brings. */
export function FollowUp({ patientId, reminders }: { patientId: string; reminders: readonly Reminder[] }) {
  const { t } = useTranslation('followUp')
  const printLabel = useUnit(labelRequested)
  const name = reminders.map(({ patient }) => patient?.name).find(Boolean) ?? null
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.person}>
          <h1>{name ? <bdi>{name}</bdi> : t('title')}</h1>
          <p className={styles.id}>{t('patientId', { id: patientId })}</p>
        </div>
        <Button icon={Printer} onClick={() => printLabel({ patientId, name })}>
          {t('printLabel')}
        </Button>
      </header>
      <PatientReminders reminders={reminders} />
      <PatientNotifications name={name} />
    </div>
  )
}
