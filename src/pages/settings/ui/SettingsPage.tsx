import { useTranslation } from 'react-i18next'
import { useAccess } from '@/features/check-access'
import { decideAccess } from '@/shared/routes'
import { AccountingCard } from './AccountingCard'
import { ClinicSettingsCard } from './ClinicSettingsCard'
import { PreferencesCard } from './PreferencesCard'
import styles from './SettingsPage.module.css'

/** Preferences are everybody's; how the clinic works and its accounting are for those who manage it. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const access = useAccess()
  const managesClinic = access.status === 'known' && decideAccess({ group: 'settings' }, access.context) === 'allowed'
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <PreferencesCard />
      {managesClinic && (
        <>
          <ClinicSettingsCard />
          <AccountingCard />
        </>
      )}
    </div>
  )
}
