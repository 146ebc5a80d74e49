import { useUnit } from 'effector-react'
import { LockKeyhole, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RemindersRequest } from '@/entities/reminder'
import { pinRequested } from '@/features/unlock-pin'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export function LockedPatient({ patientId }: { patientId: string }) {
  const { t } = useTranslation('followUp')
  return (
    <EmptyState
      scope="page"
      icon={LockKeyhole}
      title={t('locked')}
      text={t('lockedText')}
      action={<EnterPin patientId={patientId} />}
    />
  )
}

/** Without the reminders the lock is unknown: the PIN opens the page, and so may another try. */
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
            <EnterPin patientId={patientId} />
            <Button icon={RotateCw} isLoading={request.isFetching} onClick={() => void request.refetch()}>
              {t('common:retry')}
            </Button>
          </>
        }
      />
    </div>
  )
}

function EnterPin({ patientId }: { patientId: string }) {
  const { t } = useTranslation('followUp')
  const ask = useUnit(pinRequested)
  return (
    <Button variant="primary" onClick={() => ask({ mode: 'locked', patientId, reminder: null })}>
      {t('enterPin')}
    </Button>
  )
}
