import { useTranslation } from 'react-i18next'
import { useAccess } from '@/features/check-access'
import { decideAccess } from '@/shared/routes'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { AccountingCard } from './AccountingCard'
import { ClinicSettingsCard } from './ClinicSettingsCard'
import { PreferencesCard } from './PreferencesCard'
import styles from './SettingsPage.module.css'

export function SettingsPage() {
  const { t } = useTranslation('settings')
  const access = useAccess()
  const managesClinic = access.status === 'known' && decideAccess({ group: 'settings' }, access.context) === 'allowed'
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <ErrorBoundary>
        <PreferencesCard />
      </ErrorBoundary>
      {managesClinic && (
        <>
          <ErrorBoundary>
            <ClinicSettingsCard />
          </ErrorBoundary>
          <ErrorBoundary>
            <AccountingCard />
          </ErrorBoundary>
        </>
      )}
    </div>
  )
}
