import { useTranslation } from 'react-i18next'
import type { Group } from '../lib/group-notifications'

export function useGroupTitle(isOfOneDay: boolean) {
  'use memo'
  const { t } = useTranslation(['appointments', 'notifications'])
  return (group: Group): string => {
    switch (group.by) {
      case 'hour': {
        const hour = `${group.hour}:00–${group.hour}:59`
        const [year, month, day] = group.day.split('-')
        return isOfOneDay ? hour : `${day}.${month}.${year} ${hour}`
      }
      case 'doctor':
        return group.name
      case 'nothing':
        return group.of === 'hour' ? t('notifications:noTime') : t('appointments:noDoctor')
    }
  }
}
