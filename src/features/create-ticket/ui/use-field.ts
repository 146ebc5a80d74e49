import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { maxLengthOf, type TicketField, type TicketValues } from '../lib/ticket-fields'
import { $fieldErrors } from '../model/submit-ticket'
import { $isSubmittingTicket } from '../model/submit-status'
import { fieldChanged } from '../model/ticket-draft'

/** What every field of the form has in common: its label, its value, what is wrong with it, and where a change goes. */
export function useField(values: TicketValues, tooLong: readonly TicketField[]) {
  const { t } = useTranslation('ticket')
  const { errors, isSending, change } = useUnit({
    errors: $fieldErrors,
    isSending: $isSubmittingTicket,
    change: fieldChanged,
  })
  const field = (name: TicketField, maxLength = maxLengthOf(name)) => ({
    label: t(`fields.${name}`),
    value: values[name],
    isRequired: true,
    error: tooLong.includes(name) ? t('tooLong', { longest: maxLength }) : errors[name],
    onValueChange: (value: string) => change({ field: name, value }),
  })
  return { field, isSending }
}
