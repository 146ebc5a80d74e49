import { useUnit } from 'effector-react'
import { CalendarClock, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatLongDay } from '@/shared/lib/date-time'
import { Icon } from '@/shared/ui/icon'
import { $hiddenByFilterCount, $autoAdvancedDay } from '../model/drawer-notices'
import styles from './LiveNotices.module.css'

/** What the list cannot show by itself: that the day has changed, and that something came which the filters hide. */
export function LiveNotices() {
  const { t, i18n } = useTranslation('notifications')
  const { outside, day } = useUnit({ outside: $hiddenByFilterCount, day: $autoAdvancedDay })
  return (
    <div role="status" className={styles.notices}>
      {day && (
        <p className={styles.notice}>
          <Icon icon={CalendarClock} size={16} />
          {t('dayMoved', { day: formatLongDay(day, i18n.language === 'en' ? 'en' : 'tr') })}
        </p>
      )}
      {outside > 0 && (
        <p className={styles.notice}>
          <Icon icon={Info} size={16} />
          {t('hiddenByFilter', { count: outside })}
        </p>
      )}
    </div>
  )
}
