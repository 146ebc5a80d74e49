import { useTranslation } from '@/shared/i18n'
import { formatDay } from '@/shared/lib/day'
import type { Group } from '../lib/group-notifications'

export function useGroupTitle(isOfOneDay: boolean) {
  'use memo'
  const { t } = useTranslation(['calendar', 'notifications'])
  return (group: Group): string => {
    switch (group.by) {
      case 'hour': {
        const hour = `${group.hour}:00–${group.hour}:59`
        return isOfOneDay ? hour : `${formatDay(group.day)} ${hour}`
      }
      case 'doctor':
        return group.name
      case 'nothing':
        if (group.of === 'doctor') return t('notifications:noDoctor')
        return isOfOneDay ? t('notifications:noTime') : t('calendar:undated')
    }
  }
}
