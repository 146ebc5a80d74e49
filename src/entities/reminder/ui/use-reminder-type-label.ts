import { useTranslation } from '@/shared/i18n'
import type { Reminder } from '../model/reminder'

/** For an unknown type the text of the platform; null without a type. */
export function useReminderTypeLabel() {
  const { t } = useTranslation('common')
  return (type: Reminder['type']): string | null =>
    typeof type === 'string' ? t(`reminderTypes.${type}`) : (type?.unknown ?? null)
}
