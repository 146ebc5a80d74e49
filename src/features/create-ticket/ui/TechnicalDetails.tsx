import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '@/shared/ui/field'
import type { DetailRow } from '../lib/technical-details'
import { $isSubmittingTicket } from '../model/submit-status'
import { $areDetailsIncluded, detailsToggled } from '../model/technical-details'
import styles from './TechnicalDetails.module.css'

export function TechnicalDetails({ rows }: { rows: readonly DetailRow[] }) {
  const { t } = useTranslation('ticket')
  const { areIncluded, isSending, toggle } = useUnit({
    areIncluded: $areDetailsIncluded,
    isSending: $isSubmittingTicket,
    toggle: detailsToggled,
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
