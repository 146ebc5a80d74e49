import { useTranslation } from 'react-i18next'
import type { Announcement } from '@/shared/toasts'
import { LiveRegion } from '@/shared/ui/live-region'

/** Announces the toasts, or only their number if there are too many. */
export function ToastAnnouncer({
  announcement: { id: messageId, texts, count },
  isUrgent = false,
}: {
  announcement: Announcement
  isUrgent?: boolean
}) {
  const { t } = useTranslation('toasts')
  const sentences = texts.map(({ key, params }) => t(key, { ...params }))
  const message = count > sentences.length ? t('region.batch', { count }) : sentences.join(' ')
  return <LiveRegion message={message} messageId={messageId} isAssertive={isUrgent} />
}
