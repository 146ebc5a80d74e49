import { useUnit } from 'effector-react'
import { CalendarClock, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatLongDay } from '@/shared/lib/date-time'
import { Icon } from '@/shared/ui/icon'
import { $hiddenByFilterCount, $autoAdvancedDay } from '../model/drawer-notices'
import styles from './LiveNotices.module.css'

export function LiveNotices() {
  const { t, i18n } = useTranslation('notifications')
  const { hiddenCount, day } = useUnit({ hiddenCount: $hiddenByFilterCount, day: $autoAdvancedDay })
  return (
    <div role="status" className={styles.notices}>
      {day && (
        <p className={styles.notice}>
          <Icon icon={CalendarClock} size={16} />
          {t('dayMoved', { day: formatLongDay(day, i18n.language === 'en' ? 'en' : 'tr') })}
        </p>
      )}
      {hiddenCount > 0 && (
        <p className={styles.notice}>
          <Icon icon={Info} size={16} />
          {t('hiddenByFilter', { count: hiddenCount })}
        </p>
      )}
    </div>
  )
}
