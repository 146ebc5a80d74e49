import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { FileField } from '@/shared/ui/file-field'
import { ACCEPTED_EXTENSIONS } from '../lib/attachment-kinds'
import { safeFileName } from '../lib/file-name'
import { $attachment, $attachmentRejection, $isInspecting } from '../model/attachment'
import { attachmentRemoved, filesAdded } from '../model/file-events'
import { $fieldErrors } from '../model/submit-ticket'
import { $isSubmittingTicket, $submitStatus } from '../model/submit-status'

export function AttachmentField() {
  const { t } = useTranslation('ticket')
  const { file, rejection, isInspecting, errors, status, isSending, addFiles, remove } = useUnit({
    file: $attachment,
    rejection: $attachmentRejection,
    isInspecting: $isInspecting,
    errors: $fieldErrors,
    status: $submitStatus,
    isSending: $isSubmittingTicket,
    addFiles: filesAdded,
    remove: attachmentRemoved,
  })
  const reason = rejection ?? (status.kind === 'attachmentRejected' ? status.rejection : null)
  return (
    <FileField
      label={t('fields.attachments')}
      hint={file ? undefined : t('attachment.hint')}
      error={reason ? t(`attachment.errors.${reason}`) : errors.attachments}
      chooseLabel={t(isInspecting ? 'attachment.checking' : 'attachment.choose')}
      removeLabel={t('attachment.remove')}
      accept={ACCEPTED_EXTENSIONS}
      file={file}
      fileName={file ? safeFileName(file.name) : ''}
      isBusy={isInspecting}
      isReadOnly={isSending}
      onFiles={(files) => addFiles(files)}
      onRemove={() => remove()}
    />
  )
}
