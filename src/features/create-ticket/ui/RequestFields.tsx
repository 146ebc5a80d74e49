import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/ui/field'
import { TextAreaField, TextField } from '@/shared/ui/prime'
import { CATEGORIES, maxLengthOf, PRIORITIES, type TicketField, type TicketValues } from '../lib/ticket-fields'
import styles from './TicketForm.module.css'
import { useField } from './use-field'

type RequestFieldsProps = {
  values: TicketValues
  tooLong: readonly TicketField[]
  /** In characters, without the technical details. */
  maxDescriptionLength: number
}

export function RequestFields({ values, tooLong, maxDescriptionLength }: RequestFieldsProps) {
  const { t } = useTranslation('ticket')
  const { field, isSending } = useField(values, tooLong)
  const nothing = { value: '', label: t('choose') }
  return (
    <>
      <TextField
        type="text"
        {...field('subject')}
        hint={t('subjectHint')}
        maxLength={maxLengthOf('subject')}
        isReadOnly={isSending}
        enterKeyHint="next"
        hasInitialFocus
      />
      <div className={styles.pair}>
        <SelectField
          {...field('category')}
          options={[nothing, ...CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))]}
          isReadOnly={isSending}
        />
        <SelectField
          {...field('priority')}
          options={[nothing, ...PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))]}
          isReadOnly={isSending}
        />
      </div>
      <TextAreaField
        {...field('description', maxDescriptionLength)}
        hint={t('descriptionHint')}
        maxLength={maxDescriptionLength}
        isReadOnly={isSending}
      />
    </>
  )
}
