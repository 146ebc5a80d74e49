import { useUnit } from 'effector-react'
import { ClockAlert } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { formatInstantWithTimeZone } from '@/shared/lib/date-time'
import { PageBanner } from '@/shared/ui/page-banner'
import { $noticedDifference, clockNoticeDismissed } from '../model/clock-notice'

export function ClockNotice() {
  const { t } = useTranslation('connection')
  const { difference, dismiss } = useUnit({ difference: $noticedDifference, dismiss: clockNoticeDismissed })
  const text =
    difference &&
    t('wrongClock', {
      device: formatInstantWithTimeZone(new Date(difference.device)),
      server: formatInstantWithTimeZone(new Date(difference.server)),
    })
  return <PageBanner icon={ClockAlert} text={text} action={t('dismissClock')} onAction={() => dismiss()} />
}
