import { useTranslation } from 'react-i18next'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import styles from './ArticleSkeleton.module.css'

export function ArticleSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} isLabelVisible className={styles.article}>
      <Skeleton />
      <Skeleton width="94%" />
      <Skeleton width="60%" />
      <Skeleton shape="block" height={140} />
      <Skeleton width="97%" />
      <Skeleton width="88%" />
      <Skeleton width="40%" />
    </Skeletons>
  )
}
