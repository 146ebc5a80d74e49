import { useUnit } from 'effector-react'
import { CircleAlert, Info, Send } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, CountdownButton } from '@/shared/ui/button'
import { focusInvalidField, restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { hasContent } from '../lib/ticket-fields'
import type { SubmitError, SubmitFailure } from '../lib/submit-error'
import { $attachment, $isInspecting } from '../model/attachment'
import { $clearedForm, clearUndone, formClearRequested } from '../model/clear-form'
import { $isSubmittingTicket, $submitStatus } from '../model/ticket-drawer'
import { $retryAt, submitCancelled } from '../model/submit-ticket'
import { $draft } from '../model/ticket-draft'
import { FORM_ID, useTicketForm } from './use-ticket-form'
import styles from './TicketFooter.module.css'

export function TicketFooter() {
  const { t } = useTranslation('ticket')
  const { draft, attachment, isSending, retryAt, clear } = useUnit({
    draft: $draft,
    attachment: $attachment,
    isSending: $isSubmittingTicket,
    retryAt: $retryAt,
    clear: formClearRequested,
  })
  const id = useId()
  const sendReason = useDisabledReason()
  const isUntouched = !hasContent(draft) && !attachment
  return (
    <div className={styles.footer}>
      <SubmitStatusBar />
      <div className={styles.actions}>
        <Button
          variant="ghost"
          disabledReason={isUntouched ? t('draft.nothingToClear') : isSending ? t('sending') : undefined}
          onClick={() => clear()}
        >
          {t('draft.clear')}
        </Button>
        <CountdownButton
          type="submit"
          form={FORM_ID}
          variant="primary"
          icon={Send}
          isLoading={isSending}
          disabledReason={sendReason}
          retryAt={retryAt}
          aria-describedby={isSending ? id : undefined}
        >
          {t('send')}
        </CountdownButton>
        {/* Hidden description instead of a tooltip, which would cover the cancel button. */}
        <span id={id} hidden>
          {t('sending')}
        </span>
      </div>
    </div>
  )
}

function useDisabledReason(): string | undefined {
  const { t } = useTranslation('ticket')
  const { missing, tooLong } = useTicketForm()
  const { isSending, isInspecting } = useUnit({ isSending: $isSubmittingTicket, isInspecting: $isInspecting })
  const names = (fields: typeof missing) => fields.map((field) => t(`fields.${field}`)).join(', ')
  if (isSending) return undefined
  if (missing.length > 0) return t('missing', { fields: names(missing) })
  if (tooLong.length > 0) return t('shorten', { fields: names(tooLong) })
  return isInspecting ? t('waitForFile') : undefined
}

function SubmitStatusBar() {
  const { t } = useTranslation('ticket')
  const { status, clearedForm } = useUnit({ status: $submitStatus, clearedForm: $clearedForm })
  const isStopped = status.kind === 'cancelled' || status.kind === 'attachmentRejected'
  return (
    <>
      {status.kind === 'sending' && <Sending progress={status.progress} />}
      {/* No alert role: the toast already announces the failure. */}
      {status.kind === 'failed' && <FailedNotice {...status} />}
      <div role="status">
        {status.kind === 'sending' && <VisuallyHidden>{t('sending')}</VisuallyHidden>}
        {isStopped && <StoppedNotice {...status} />}
        {status.kind === 'idle' && clearedForm && <ClearedNotice />}
      </div>
    </>
  )
}

function Sending({ progress }: { progress: number }) {
  const { t } = useTranslation('ticket')
  const cancel = useUnit(submitCancelled)
  const isSent = progress === 1
  return (
    <div ref={restoreFocusOnRemoval} className={styles.sending}>
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

function FailedNotice({ cause, apiMessage, fieldErrors }: SubmitFailure) {
  const { t } = useTranslation('ticket')
  const reason = cause === 'tooLarge' ? t('attachment.errors.size') : apiMessage
  const hasFields = Object.keys(fieldErrors).length > 0
  const advice = cause !== 'other' ? cause : hasFields ? 'fields' : 'kept'
  return (
    <FormNotice tone="danger">
      <strong ref={focusInvalidField}>
        {reason === null ? t('errors.failed') : t('errors.failedBecause', { reason })}
      </strong>
      <span>{t(`errors.${advice}`)}</span>
    </FormNotice>
  )
}

function StoppedNotice(error: Exclude<SubmitError, SubmitFailure>) {
  const { t } = useTranslation('ticket')
  if (error.kind === 'attachmentRejected') {
    return (
      <FormNotice tone="danger">
        <strong ref={focusInvalidField}>{t('errors.failed')}</strong>
        <span>{t('errors.attachment')}</span>
      </FormNotice>
    )
  }
  return <FormNotice tone="info">{t(error.mayBeDelivered ? 'errors.mayHaveArrived' : 'errors.cancelled')}</FormNotice>
}

function ClearedNotice() {
  const { t } = useTranslation('ticket')
  const undo = useUnit(clearUndone)
  return (
    <FormNotice tone="info">
      <span>{t('draft.cleared')}</span>
      <Button size="s" variant="ghost" className={styles.undo} onClick={() => undo()}>
        {t('draft.undo')}
      </Button>
    </FormNotice>
  )
}

function FormNotice({ tone, children }: { tone: 'danger' | 'info'; children: ReactNode }) {
  return (
    <div ref={restoreFocusOnRemoval} className={styles.notice} data-tone={tone}>
      <Icon icon={tone === 'danger' ? CircleAlert : Info} size={18} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
