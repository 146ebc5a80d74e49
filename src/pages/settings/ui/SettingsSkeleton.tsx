import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import styles from './SettingsPage.module.css'

export function SettingsSkeleton({ rows }: { rows: number }) {
  return (
    <Skeletons className={styles.fields}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={row % 2 ? '70%' : '90%'} />
      ))}
    </Skeletons>
  )
}
