import { useUnit } from 'effector-react'
import { Info, TriangleAlert } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Card } from '@/shared/ui/card'
import { CheckboxField } from '@/shared/ui/field'
import { Icon } from '@/shared/ui/icon'
import {
  $browserNotificationsSetting,
  type BrowserNotificationsSetting,
  browserNotificationsEnabledChanged,
} from '../model/setting'
import styles from './BrowserNotificationsCard.module.css'

/** States that the user has to know about, with the way to change them. */
const EXPLAINED = ['prompting', 'dismissed', 'denied', 'unsupported'] as const

const isExplained = (setting: BrowserNotificationsSetting): setting is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((explained) => explained === setting)

export function BrowserNotificationsCard() {
  const { t } = useTranslation('browserNotifications')
  const { setting, change } = useUnit({
    setting: $browserNotificationsSetting,
    change: browserNotificationsEnabledChanged,
  })
  return (
    <Card title={t('title')}>
      <CheckboxField
        label={t('switch')}
        hint={t('hint')}
        isChecked={setting === 'on'}
        isReadOnly={setting === 'unknown' || setting === 'unsupported'}
        onCheckedChange={change}
      />
      <div role="status">
        {isExplained(setting) && (
          <p className={styles.state} data-state={setting}>
            <Icon icon={setting === 'prompting' ? Info : TriangleAlert} size={18} />
            {t(`states.${setting}`)}
          </p>
        )}
      </div>
    </Card>
  )
}
