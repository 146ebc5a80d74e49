import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { useUserContact } from '@/entities/user'
import { type DetailRow, detailsBlock, type TechnicalDetails } from '../lib/technical-details'
import { maxLengthOf, missingFields, type TicketValues, tooLongFields } from '../lib/ticket-fields'
import { $areDetailsIncluded, $technicalDetails } from '../model/technical-details'
import { $draft } from '../model/ticket-draft'

/** `form` attribute of the submit button in the footer. */
export const FORM_ID = 'ticket-form'

/** Values of the form: the draft, with the contact of the user as default. */
export function useTicketForm() {
  const { t } = useTranslation('ticket')
  const { data: contact } = useUserContact()
  const { draft, areIncluded, details } = useUnit({
    draft: $draft,
    areIncluded: $areDetailsIncluded,
    details: $technicalDetails,
  })
  const detailRows = useDetailRows(areIncluded ? details : null)
  const block = detailRows.length > 0 ? detailsBlock(t('details.title'), detailRows) : ''
  const values: TicketValues = {
    subject: draft.subject ?? '',
    category: draft.category ?? '',
    priority: draft.priority ?? '',
    description: draft.description ?? '',
    contact_name: draft.contact_name ?? contact?.name ?? '',
    contact_surname: draft.contact_surname ?? contact?.surname ?? '',
    contact_email: draft.contact_email ?? contact?.email ?? '',
    contact_phone: draft.contact_phone ?? contact?.phone ?? '',
  }
  return {
    values,
    details: block,
    detailRows,
    maxDescriptionLength: maxLengthOf('description') - block.length,
    missing: missingFields(values),
    tooLong: tooLongFields(values, block.length),
  }
}

function useDetailRows(details: TechnicalDetails | null): DetailRow[] {
  const { t } = useTranslation('ticket')
  if (!details) return []
  const { version, page, browser, screen, connection, language } = details
  return [
    { label: t('details.rows.version'), value: version },
    { label: t('details.rows.page'), value: page ?? t('details.noPage') },
    { label: t('details.rows.browser'), value: browser },
    { label: t('details.rows.screen'), value: screen },
    { label: t('details.rows.connection'), value: t(`details.connections.${connection}`) },
    { label: t('details.rows.language'), value: t(`details.languages.${language}`) },
  ]
}
