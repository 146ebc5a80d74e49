import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { FileField } from '@/shared/ui/file-field'
import { ACCEPTED_EXTENSIONS } from '../lib/attachment-kinds'
import { safeFileName } from '../lib/file-name'
import { $attachment, $attachmentRefusal, $isInspecting } from '../model/attachment'
import { attachmentRemoved, filesGiven } from '../model/file-events'
import { $fieldErrors } from '../model/submit-ticket'
import { $isSendingTicket, $sendingStatus } from '../model/submit-status'

/** The one file that may go along. Its name is shown as it will be sent. */
export function AttachmentField() {
  const { t } = useTranslation('ticket')
  const { file, refusal, isInspecting, errors, status, isSending, give, remove } = useUnit({
    file: $attachment,
    refusal: $attachmentRefusal,
    isInspecting: $isInspecting,
    errors: $fieldErrors,
    status: $sendingStatus,
    isSending: $isSendingTicket,
    give: filesGiven,
    remove: attachmentRemoved,
  })
  const reason = refusal ?? (status.kind === 'attachmentRefused' ? status.refusal : null)
  return (
    <FileField
      label={t('fields.attachments')}
      hint={file ? undefined : t('attachment.hint')}
      error={reason ? t(`attachment.refusals.${reason}`) : errors.attachments}
      chooseLabel={t(isInspecting ? 'attachment.checking' : 'attachment.choose')}
      removeLabel={t('attachment.remove')}
      accept={ACCEPTED_EXTENSIONS}
      file={file}
      fileName={file ? safeFileName(file.name) : ''}
      isBusy={isInspecting}
      isReadOnly={isSending}
      onFiles={(files) => give(files)}
      onRemove={() => remove()}
    />
  )
}
