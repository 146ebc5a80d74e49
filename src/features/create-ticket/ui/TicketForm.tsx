import { useUnit } from 'effector-react'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { $isDraftRestored } from '../model/ticket-draft'
import { ticketSubmitted } from '../model/submit-ticket'
import { AttachmentField } from './AttachmentField'
import { ContactFields } from './ContactFields'
import { RequestFields } from './RequestFields'
import { TechnicalDetails } from './TechnicalDetails'
import { FORM_ID } from './form-id'
import styles from './TicketForm.module.css'
import { useTicketForm } from './use-ticket-form'

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
