import { useTranslation } from 'react-i18next'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import styles from './DescriptionList.module.css'
import pageStyles from './SettingsPage.module.css'

interface DescriptionListProps {
  title?: string
  rows: readonly (readonly [name: string, value: string])[]
}

export function DescriptionList({ title, rows }: DescriptionListProps) {
  return (
    <div>
      {title ? <h3>{title}</h3> : null}
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function SettingsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} className={pageStyles.fields}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={row % 2 ? '70%' : '90%'} />
      ))}
    </Skeletons>
  )
}
