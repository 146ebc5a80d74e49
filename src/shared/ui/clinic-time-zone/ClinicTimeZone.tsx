import { useTranslation } from '@/shared/i18n'
import { differingTimeZone } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import styles from './ClinicTimeZone.module.css'

/** Names the zone of the times on the screen; nothing where the browser's clock shows the same time on those days. */
export function ClinicTimeZone({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('common')
  const zone = days.map(differingTimeZone).find((differing) => differing !== null) ?? null
  return zone === null ? null : <span className={styles.zone}>{t('clinicTimeZone', { zone })}</span>
}
