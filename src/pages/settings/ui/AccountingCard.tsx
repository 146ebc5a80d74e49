import { ReceiptText } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { useGetAccountingSettings } from '@/shared/api'
import { Card } from '@/shared/ui/card'
import { DescriptionList } from '@/shared/ui/description-list'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadState } from '@/shared/ui/error-state'
import { formatSettings } from '../lib/format-settings'
import { SettingsSkeleton } from './SettingsSkeleton'

export function AccountingCard() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('accounting.title')}>
      <AccountingDetails />
    </Card>
  )
}

function AccountingDetails() {
  const { t, language } = useTranslation('settings')
  const query = useGetAccountingSettings({})
  if (!query.data) {
    return <LoadState title={t('accounting.error')} query={query} skeleton={<SettingsSkeleton rows={4} />} />
  }
  const details = formatSettings(query.data.settings ?? {}, {
    language,
    labels: { yes: t('yes'), no: t('no'), notSet: t('notSet') },
    names: {
      currency: t('accounting.names.currency'),
      vat_rate: t('accounting.names.vatRate'),
      invoice_prefix: t('accounting.names.invoicePrefix'),
      invoice_due_days: t('accounting.names.invoiceDueDays'),
      e_invoice: t('accounting.names.eInvoice'),
    },
  })
  if (details.length === 0) return <EmptyState icon={ReceiptText} title={t('accounting.empty')} />
  return <DescriptionList rows={details} />
}
