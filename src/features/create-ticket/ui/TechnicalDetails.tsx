import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckField } from '@/shared/ui/input-field'
import type { DetailRow } from '../lib/technical-details'
import { $isSendingTicket } from '../model/submit-status'
import { $areDetailsWanted, detailsToggled } from '../model/technical-details'
import styles from './TechnicalDetails.module.css'

/** What goes along is shown before it does. */
export function TechnicalDetails({ rows }: { rows: readonly DetailRow[] }) {
  const { t } = useTranslation('ticket')
  const { areWanted, isSending, toggle } = useUnit({
    areWanted: $areDetailsWanted,
    isSending: $isSendingTicket,
    toggle: detailsToggled,
  })
  const id = useId()
  return (
    <div>
      <CheckField
        label={t('details.attach')}
        isChecked={areWanted}
        onCheckedChange={(isChecked) => toggle(isChecked)}
        describedBy={id}
        isReadOnly={isSending}
      />
      <p id={id} className={styles.hint}>
        {t('details.hint')}
      </p>
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
