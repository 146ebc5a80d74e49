import { useUnit } from 'effector-react'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { hasContent } from '../lib/draft-storage'
import { $attachment, $isInspecting } from '../model/attachment'
import { formCleared } from '../model/clear-form'
import { $isSubmittingTicket } from '../model/submit-status'
import { $draft } from '../model/ticket-draft'
import { FORM_ID } from './form-id'
import { SubmitStatusBar } from './SubmitStatusBar'
import styles from './TicketFooter.module.css'
import { useTicketForm } from './use-ticket-form'

/** What sends the form, and how it stands with that. */
export function TicketFooter() {
  const { t } = useTranslation('ticket')
  const { draft, attachment, isSending, clear } = useUnit({
    draft: $draft,
    attachment: $attachment,
    isSending: $isSubmittingTicket,
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
        <Button
          type="submit"
          form={FORM_ID}
          variant="primary"
          icon={Send}
          isLoading={isSending}
          disabledReason={sendReason}
          aria-describedby={isSending ? id : undefined}
        >
          {t('send')}
        </Button>
        {/* Said, not shown: the bar above shows it, and a tooltip would lie over the way to cancel. */}
        <span id={id} hidden>
          {t('sending')}
        </span>
      </div>
    </div>
  )
}

/** In words that say what to do about it. */
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
