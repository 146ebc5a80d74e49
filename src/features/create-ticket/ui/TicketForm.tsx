import { useUnit } from 'effector-react'
import { History } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { CheckboxField, SelectField } from '@/shared/ui/field'
import { FileField } from '@/shared/ui/file-field'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { TextAreaField, TextField } from '@/shared/ui/prime'
import { EXTENSIONS } from '../lib/attachment-rules'
import { safeFileName } from '../lib/file-name'
import type { DetailRow } from '../lib/technical-details'
import { CATEGORIES, maxLengthOf, PRIORITIES, type TicketField, type TicketValues } from '../lib/ticket-fields'
import { $attachment, $attachmentRejection, $isInspecting } from '../model/attachment'
import { $isSubmittingTicket, $submitStatus, attachmentRemoved, filesAdded } from '../model/ticket-drawer'
import { $fieldErrors, ticketSubmitted } from '../model/submit-ticket'
import { $areDetailsIncluded, detailsIncludedChanged } from '../model/technical-details'
import { $isDraftRestored, fieldChanged } from '../model/ticket-draft'
import { FORM_ID, useTicketForm } from './use-ticket-form'
import styles from './TicketForm.module.css'

export function TicketForm() {
  const { t } = useTranslation('ticket')
  const { values, details, detailRows, maxDescriptionLength, tooLong } = useTicketForm()
  const { isRestored, submit } = useUnit({ isRestored: $isDraftRestored, submit: ticketSubmitted })
  return (
    <form
      id={FORM_ID}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit({ values, details })
      }}
    >
      {isRestored ? (
        <p className={styles.restored}>
          <Icon icon={History} size={18} />
          {t('draft.restored')}
          <LiveRegion message={t('draft.restored')} />
        </p>
      ) : null}
      <p className={styles.intro}>{t('intro')}</p>
      <RequestFields values={values} tooLong={tooLong} maxDescriptionLength={maxDescriptionLength} />
      <AttachmentField />
      <TechnicalDetails rows={detailRows} />
      <ContactFields values={values} tooLong={tooLong} />
    </form>
  )
}

interface ContactFieldsProps {
  values: TicketValues
  tooLong: readonly TicketField[]
}

/** The e-mail is not validated (section 5), so its field has no type `email`. */
function ContactFields({ values, tooLong }: ContactFieldsProps) {
  const { t } = useTranslation('ticket')
  const field = useField(values, tooLong)
  return (
    <fieldset className={styles.contact}>
      <legend className={styles.legend}>{t('contact')}</legend>
      <div className={styles.pair}>
        <TextField type="text" {...field('contact_name')} autoComplete="given-name" />
        <TextField type="text" {...field('contact_surname')} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <TextField
          type="text"
          {...field('contact_email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField type="tel" {...field('contact_phone')} autoComplete="tel" />
      </div>
    </fieldset>
  )
}

interface RequestFieldsProps {
  values: TicketValues
  tooLong: readonly TicketField[]
  /** In characters, without the technical details. */
  maxDescriptionLength: number
}

function RequestFields({ values, tooLong, maxDescriptionLength }: RequestFieldsProps) {
  const { t } = useTranslation('ticket')
  const field = useField(values, tooLong)
  const nothing = { value: '', label: t('choose') }
  return (
    <>
      <TextField type="text" {...field('subject')} hint={t('subjectHint')} enterKeyHint="next" hasInitialFocus />
      <div className={styles.pair}>
        <SelectField
          {...field('category')}
          options={[nothing, ...CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))]}
        />
        <SelectField
          {...field('priority')}
          options={[nothing, ...PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))]}
        />
      </div>
      <TextAreaField {...field('description', maxDescriptionLength)} hint={t('descriptionHint')} />
    </>
  )
}

function useField(values: TicketValues, tooLong: readonly TicketField[]) {
  const { t } = useTranslation('ticket')
  const { errors, isSending, change } = useUnit({
    errors: $fieldErrors,
    isSending: $isSubmittingTicket,
    change: fieldChanged,
  })
  return (name: TicketField, maxLength = maxLengthOf(name)) => ({
    label: t(`fields.${name}`),
    value: values[name],
    isRequired: true,
    isReadOnly: isSending,
    maxLength,
    error: tooLong.includes(name) ? t('tooLong', { maxLength }) : errors[name],
    onValueChange: (value: string) => change({ field: name, value }),
  })
}

function AttachmentField() {
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
  const types = EXTENSIONS.join(', ').toUpperCase()
  return (
    <FileField
      label={t('fields.attachments')}
      hint={file ? undefined : t('attachment.hint', { types })}
      error={reason ? t(`attachment.errors.${reason}`, { types }) : errors.attachments}
      chooseLabel={t(isInspecting ? 'attachment.checking' : 'attachment.choose')}
      removeLabel={t('attachment.remove')}
      accept={EXTENSIONS.map((extension) => `.${extension}`).join(',')}
      file={file}
      fileName={file ? safeFileName(file.name) : ''}
      isBusy={isInspecting}
      isReadOnly={isSending}
      onFiles={(files) => addFiles(files)}
      onRemove={() => remove()}
    />
  )
}

function TechnicalDetails({ rows }: { rows: readonly DetailRow[] }) {
  const { t } = useTranslation('ticket')
  const { areIncluded, isSending, toggle } = useUnit({
    areIncluded: $areDetailsIncluded,
    isSending: $isSubmittingTicket,
    toggle: detailsIncludedChanged,
  })
  return (
    <div>
      <CheckboxField
        label={t('details.attach')}
        isChecked={areIncluded}
        onCheckedChange={(isChecked) => toggle(isChecked)}
        hint={t('details.hint')}
        isReadOnly={isSending}
      />
      {rows.length > 0 ? (
        <dl aria-label={t('details.title')} className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
