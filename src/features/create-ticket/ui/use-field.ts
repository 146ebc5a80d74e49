import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { maxLengthOf, type TicketField, type TicketValues } from '../lib/ticket-fields'
import { $fieldErrors } from '../model/submit-ticket'
import { $isSubmittingTicket } from '../model/submit-status'
import { fieldChanged } from '../model/ticket-draft'

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
    error: tooLong.includes(name) ? t('tooLong', { maxLength }) : errors[name],
    onValueChange: (value: string) => change({ field: name, value }),
  })
  return { field, isSending }
}
