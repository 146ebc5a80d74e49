import { useTranslation } from '@/shared/i18n'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import styles from './SettingsPage.module.css'

export function SettingsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} className={styles.fields}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={row % 2 ? '70%' : '90%'} />
      ))}
    </Skeletons>
  )
}
