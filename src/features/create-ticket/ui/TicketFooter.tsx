import { useUnit } from 'effector-react'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, CountdownButton } from '@/shared/ui/button'
import { hasContent } from '../lib/draft-storage'
import { $attachment, $isInspecting } from '../model/attachment'
import { formCleared } from '../model/clear-form'
import { $isSubmittingTicket } from '../model/submit-status'
import { $retryAt } from '../model/submit-ticket'
import { $draft } from '../model/ticket-draft'
import { FORM_ID } from './form-id'
import { SubmitStatusBar } from './SubmitStatusBar'
import styles from './TicketFooter.module.css'
import { useTicketForm } from './use-ticket-form'

export function TicketFooter() {
  const { t } = useTranslation('ticket')
  const { draft, attachment, isSending, retryAt, clear } = useUnit({
    draft: $draft,
    attachment: $attachment,
    isSending: $isSubmittingTicket,
    retryAt: $retryAt,
    clear: formCleared,
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
          waitUntil={retryAt}
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
