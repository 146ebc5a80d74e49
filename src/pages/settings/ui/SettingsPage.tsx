import { useUnit } from 'effector-react'
import { PanelLeft, PanelTop, Square, SquareDashed, Webcam } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { useAccess } from '@/features/check-access'
import { BrowserNotificationsCard } from '@/features/notify-in-background'
import {
  $layout,
  $mode,
  $skin,
  layoutChosen,
  modeChosen,
  skinChosen,
  useModeOptions,
} from '@/features/switch-appearance'
import { languageChosen, useLanguageOptions } from '@/features/switch-language'
import { $hasCall, deviceTestRequested } from '@/features/video-call'
import { $language, canOpen, isInMenu } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { LoadError } from '@/shared/ui/error-state'
import { RadioGroup } from '@/shared/ui/field'
import { PageHeader } from '@/shared/ui/page-header'
import { AccountingCard } from './AccountingCard'
import { ClinicSettingsCard } from './ClinicSettingsCard'
import styles from './SettingsPage.module.css'

export function SettingsPage() {
  const { t } = useTranslation(['routes', 'statusPages'])
  const access = useAccess()
  const showsClinic = isInMenu('settings', access.context)
  const showsAccounting = canOpen('financeSettings', access.context)
  return (
    <div className={styles.page}>
      <PageHeader title={t('routes:titles.settings')} />
      <ErrorBoundary>
        <PreferencesCard />
      </ErrorBoundary>
      <ErrorBoundary>
        <DevicesCard />
      </ErrorBoundary>
      <ErrorBoundary>
        <BrowserNotificationsCard />
      </ErrorBoundary>
      {access.status === 'unknown' && (
        <Card>
          <LoadError title={t('statusPages:permissionsUnknown.title')} query={access} />
        </Card>
      )}
      {showsClinic && <ClinicSettingsCard />}
      {showsAccounting && <AccountingCard />}
    </div>
  )
}

function PreferencesCard() {
  const { t } = useTranslation(['settings', 'shell'])
  const preferences = useUnit({ mode: $mode, skin: $skin, layout: $layout, language: $language })
  const chosen = useUnit({ mode: modeChosen, skin: skinChosen, layout: layoutChosen, language: languageChosen })
  const [languages, modes] = [useLanguageOptions(), useModeOptions()]
  return (
    <Card title={t('preferences.title')}>
      <div className={styles.fields}>
        <RadioGroup
          label={t('shell:language')}
          value={preferences.language}
          options={languages}
          onValueChange={chosen.language}
        />
        <RadioGroup label={t('shell:mode')} value={preferences.mode} options={modes} onValueChange={chosen.mode} />
        <RadioGroup
          label={t('preferences.layout')}
          hint={t('preferences.layoutHint')}
          value={preferences.layout}
          options={[
            { value: 'vertical', label: t('preferences.layouts.vertical'), icon: PanelLeft },
            { value: 'horizontal', label: t('preferences.layouts.horizontal'), icon: PanelTop },
          ]}
          onValueChange={chosen.layout}
        />
        <RadioGroup
          label={t('preferences.skin')}
          value={preferences.skin}
          options={[
            { value: 'default', label: t('preferences.skins.default'), icon: SquareDashed },
            { value: 'bordered', label: t('preferences.skins.bordered'), icon: Square },
          ]}
          onValueChange={chosen.skin}
        />
        <p className={styles.note}>{t('preferences.device')}</p>
      </div>
    </Card>
  )
}

function DevicesCard() {
  const { t } = useTranslation(['settings', 'call'])
  const { hasCall, test } = useUnit({ hasCall: $hasCall, test: deviceTestRequested })
  return (
    <Card title={t('devices.title')}>
      <div className={styles.devices}>
        <p>{t('devices.text')}</p>
        <Button icon={Webcam} disabledReason={hasCall ? t('call:deviceTest.inCall') : undefined} onClick={() => test()}>
          {t('call:deviceTest.title')}
        </Button>
      </div>
    </Card>
  )
}
