import { useUnit } from 'effector-react'
import { LockKeyhole, RotateCw, UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PatientLock, RemindersRequest } from '@/entities/reminder'
import { accessRequested } from '@/features/unlock-pin'
import { retryAt } from '@/shared/api'
import { Button, CountdownButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export function LockedPatient({ patientId }: { patientId: string }) {
  const { t } = useTranslation('followUp')
  return (
    <EmptyState
      scope="page"
      icon={LockKeyhole}
      title={t('locked')}
      text={t('lockedText')}
      action={<EnterPin patientId={patientId} lock="locked" />}
    />
  )
}

export function PatientNotFound() {
  const { t } = useTranslation('followUp')
  return <EmptyState scope="page" icon={UserRoundX} title={t('notFound')} text={t('notFoundText')} />
}

/** Without reminders the lock is unknown: the PIN or a successful retry opens the page. */
export function UnknownLock({ patientId, request }: { patientId: string; request: RemindersRequest }) {
  const { t } = useTranslation(['followUp', 'common'])
  return (
    <div role="alert">
      <EmptyState
        scope="page"
        icon={LockKeyhole}
        tone="danger"
        title={t('followUp:error')}
        text={t('followUp:errorText')}
        action={
          <>
            <EnterPin patientId={patientId} lock="unknown" />
            <CountdownButton
              icon={RotateCw}
              isLoading={request.isFetching}
              waitUntil={retryAt(request.error)}
              onClick={() => void request.refetch()}
            >
              {t('common:retry')}
            </CountdownButton>
          </>
        }
      />
    </div>
  )
}

function EnterPin({ patientId, lock }: { patientId: string; lock: PatientLock }) {
  const { t } = useTranslation('followUp')
  const request = useUnit(accessRequested)
  return (
    <Button
      variant="primary"
      onClick={() => request({ intent: { kind: 'follow-up', patientId, reminder: null }, lock })}
    >
      {t('enterPin')}
    </Button>
  )
}
