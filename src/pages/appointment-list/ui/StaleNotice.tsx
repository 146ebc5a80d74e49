import { CloudAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import styles from './AppointmentList.module.css'

export function StaleNotice({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation(['appointments', 'common'])
  return (
    <div role="status" className={styles.line}>
      <Icon icon={CloudAlert} size={18} />
      <p>{t('appointments:stale')}</p>
      <Button size="s" isLoading={isRetrying} onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
