import { useUnit } from 'effector-react'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { ProgressBar } from '@/shared/ui/progress-bar'
import type { SubmitError } from '../lib/submit-error'
import { $cleared, clearUndone } from '../model/clear-form'
import { submitCancelled } from '../model/submit-ticket'
import { $submitStatus } from '../model/submit-status'
import styles from './SubmitStatusBar.module.css'

export function SubmitStatusBar() {
  const { status, cleared } = useUnit({ status: $submitStatus, cleared: $cleared })
  const isStopped = status.kind === 'cancelled' || status.kind === 'attachmentRejected'
  return (
    <>
      {status.kind === 'sending' && <Sending progress={status.progress} />}
      {/* No alert role: the toast already announces the failure. */}
      {status.kind === 'failed' && <Failed {...status} />}
      <div role="status">
        {isStopped && <Cancelled {...status} />}
        {status.kind === 'idle' && cleared && <Cleared />}
      </div>
    </>
  )
}

function Sending({ progress }: { progress: number }) {
  const { t } = useTranslation('ticket')
  const cancel = useUnit(submitCancelled)
  const isSent = progress === 1
  return (
    <div className={styles.sending}>
      <ProgressBar
        label={t(isSent ? 'awaiting' : 'sending')}
        value={isSent || progress === 0 ? null : progress}
        className={styles.bar}
      />
      <Button size="s" onClick={() => cancel()}>
        {t('cancel')}
      </Button>
    </div>
  )
}

function Failed({ cause, apiMessage, fieldErrors }: Extract<SubmitError, { kind: 'failed' }>) {
  const { t } = useTranslation('ticket')
  const reason = cause === 'tooLarge' ? t('attachment.errors.size') : apiMessage
  const hasFields = Object.keys(fieldErrors).length > 0
  const advice = cause === 'offline' || cause === 'timeout' ? cause : hasFields ? 'fields' : 'kept'
  return (
    <Note tone="danger">
      <strong>{reason === null ? t('errors.failed') : t('errors.failedBecause', { reason })}</strong>
      <span>{t(`errors.${advice}`)}</span>
    </Note>
  )
}

function Cancelled(error: Exclude<SubmitError, { kind: 'failed' }>) {
  const { t } = useTranslation('ticket')
  if (error.kind === 'attachmentRejected') return <Note tone="danger">{t('errors.attachment')}</Note>
  return <Note tone="info">{t(error.mayBeDelivered ? 'errors.mayHaveArrived' : 'errors.cancelled')}</Note>
}

function Cleared() {
  const { t } = useTranslation('ticket')
  const undo = useUnit(clearUndone)
  return (
    <Note tone="info">
      <span>{t('draft.cleared')}</span>
      <Button size="s" variant="ghost" className={styles.undo} onClick={() => undo()}>
        {t('draft.undo')}
      </Button>
    </Note>
  )
}

function Note({ tone, children }: { tone: 'danger' | 'info'; children: ReactNode }) {
  return (
    <div className={styles.note} data-tone={tone}>
      <Icon icon={tone === 'danger' ? CircleAlert : Info} size={18} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
