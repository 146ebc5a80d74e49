import { useTranslation } from 'react-i18next'
import styles from './PageSkeleton.module.css'
import { Skeleton, Skeletons } from './Skeleton'

export function PageSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} className={styles.page}>
      <Skeleton width={220} height="1.5rem" />
      <div className={styles.cards}>
        <Skeleton shape="block" height={132} />
        <Skeleton shape="block" height={132} />
        <Skeleton shape="block" height={132} />
      </div>
      <Skeleton shape="block" height={320} />
    </Skeletons>
  )
}
