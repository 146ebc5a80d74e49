import { useTranslation } from 'react-i18next'
import { OnItsWay } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { remindersPanel } from '../model/reminders-popover'

/** The list whose code has not arrived. */
export function PanelOnItsWay() {
  const { t } = useTranslation('reminders')
  return <OnItsWay of={remindersPanel} failedTitle={t('error')} waiting={<ListSkeleton rows={4} />} />
}
