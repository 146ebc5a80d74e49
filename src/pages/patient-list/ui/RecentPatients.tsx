import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { $recentPatients, fullName, patientChosen } from '@/entities/patient'
import { usePatientLocks } from '@/entities/reminder'
import { Avatar } from '@/shared/ui/avatar'
import { Card } from '@/shared/ui/card'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import styles from './RecentPatients.module.css'

export function RecentPatients() {
  const { t } = useTranslation(['patientList', 'patient', 'search'])
  const { recent, choose } = useUnit({ recent: $recentPatients, choose: patientChosen })
  const { lockOf } = usePatientLocks()
  const shown = recent.filter(({ uuid }) => lockOf(uuid) === 'open')
  if (shown.length === 0) return null
  return (
    <Card title={t('search:sections.recent')} isFlush>
      <ul role="list">
        {shown.map((patient) => (
          <li key={patient.uuid} ref={restoreFocusOnRemoval} className={styles.row}>
            <button type="button" className={styles.patient} onClick={() => choose(patient)}>
              <Avatar name={fullName(patient) ?? ''} size={32} />
              <bdi className={styles.name}>{fullName(patient) ?? t('patient:unnamed')}</bdi>
              {patient.birthDate && <span className={styles.birthDate}>{patient.birthDate}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('patientList:recentNote')}</p>
    </Card>
  )
}
