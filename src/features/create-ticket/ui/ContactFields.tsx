import { useTranslation } from 'react-i18next'
import { TextField } from '@/shared/ui/prime'
import { maxLengthOf, type TicketField, type TicketValues } from '../lib/ticket-fields'
import styles from './TicketForm.module.css'
import { useField } from './use-field'

type ContactFieldsProps = { values: TicketValues; tooLong: readonly TicketField[] }

/** The e-mail is not validated (section 5), so its field has no type `email`. */
export function ContactFields({ values, tooLong }: ContactFieldsProps) {
  const { t } = useTranslation('ticket')
  const { field, isSending } = useField(values, tooLong)
  const contact = (name: TicketField) => ({ ...field(name), maxLength: maxLengthOf(name), isReadOnly: isSending })
  return (
    <fieldset className={styles.contact}>
      <legend className={styles.legend}>{t('contact')}</legend>
      <div className={styles.pair}>
        <TextField type="text" {...contact('contact_name')} autoComplete="given-name" />
        <TextField type="text" {...contact('contact_surname')} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <TextField
          type="text"
          {...contact('contact_email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField type="tel" {...contact('contact_phone')} autoComplete="tel" />
      </div>
    </fieldset>
  )
}
