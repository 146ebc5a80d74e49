import { useUnit } from 'effector-react'
import { HeartHandshake, Lock, LockKeyhole } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Link } from 'react-router-dom'
import { usePatientLabel } from '@/entities/reminder'
import { accessRequested } from '@/features/unlock-pin'
import { $language, buildPath } from '@/shared/routes'
import { Avatar } from '@/shared/ui/avatar'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import type { PatientGroup } from '../lib/worklist-groups'
import styles from './Worklist.module.css'

export function PatientHeading({ group: { patient }, tabIndex }: { group: PatientGroup; tabIndex: 0 | -1 }) {
  'use memo'
  const { t } = useTranslation(['worklist', 'reminders', 'patient', 'pin'])
  const { language, request } = useUnit({ language: $language, request: accessRequested })
  const name = usePatientLabel(patient)
  if (!patient) {
    return (
      <div className={styles.patient}>
        <h2 className={styles.name}>{name}</h2>
      </div>
    )
  }
  return (
    <div className={styles.patient}>
      <Avatar name={patient.name ?? ''} size={32} />
      <h2 className={styles.name}>
        {patient.isLocked && <Icon icon={Lock} size={16} label={t('reminders:locked')} className={styles.lock} />}
        <bdi>{name}</bdi>
      </h2>
      {patient.isLocked ? (
        <Button
          size="s"
          icon={LockKeyhole}
          tabIndex={tabIndex}
          aria-label={t('worklist:enterPinOf', { name })}
          onClick={() => request({ intent: { kind: 'follow-up', patientId: patient.uuid }, lock: 'locked' })}
        >
          {t('pin:enter')}
        </Button>
      ) : (
        <Link
          className={styles.followUp}
          tabIndex={tabIndex}
          aria-label={t('worklist:followUpOf', { name })}
          to={buildPath('patientFollowUp', language, { id: patient.uuid })}
        >
          <Icon icon={HeartHandshake} size={16} />
          {t('patient:followUp')}
        </Link>
      )}
    </div>
  )
}
