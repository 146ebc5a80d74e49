import { useTranslation } from '@/shared/i18n'
import { differingZone } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import styles from './ClinicZone.module.css'

/** Names the zone of the times on the screen; nothing where the browser's clock shows the same time on those days. */
export function ClinicZone({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('common')
  const zone = days.map(differingZone).find((differing) => differing !== null) ?? null
  return zone === null ? null : <span className={styles.zone}>{t('clinicZone', { zone })}</span>
}
