import { useTranslation } from 'react-i18next'
import { differingZone } from '@/shared/lib/date-time'
import styles from './ClinicZone.module.css'

/** Names the zone of the times on the screen; nothing where the browser's clock shows the same time on that day. */
export function ClinicZone({ day }: { day: string }) {
  const { t } = useTranslation('common')
  const zone = differingZone(day)
  return zone === null ? null : <span className={styles.zone}>{t('clinicZone', { zone })}</span>
}
