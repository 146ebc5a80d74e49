import { useTranslation } from 'react-i18next'
import { InputField, SelectField, TextAreaField } from '@/shared/ui/input-field'
import { CATEGORIES, longestOf, PRIORITIES, type TicketField, type TicketValues } from '../lib/ticket-fields'
import styles from './TicketForm.module.css'
import { useField } from './use-field'

type RequestFieldsProps = {
  values: TicketValues
  tooLong: readonly TicketField[]
  /** What the technical details leave of it. */
  longestDescription: number
}

export function RequestFields({ values, tooLong, longestDescription }: RequestFieldsProps) {
  const { t } = useTranslation('ticket')
  const { field, isSending } = useField(values, tooLong)
  const nothing = { value: '', label: t('choose') }
  return (
    <>
      <InputField
        type="text"
        {...field('subject')}
        hint={t('subjectHint')}
        longest={longestOf('subject')}
        readOnly={isSending}
        enterKeyHint="next"
        isFocusedFirst
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
        {...field('description', longestDescription)}
        hint={t('descriptionHint')}
        longest={longestDescription}
        readOnly={isSending}
      />
    </>
  )
}
