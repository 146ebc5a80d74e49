import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { $hasToasts, $politeAnnouncement, $urgentAnnouncement, type Announcement } from '@/shared/toasts'
import { lazyView } from '@/shared/ui/lazy'
import { LiveRegion } from '@/shared/ui/live-region'
import { $toastFocusSignal } from '../model/toast-center'

/** Only the visible part is lazy; the live regions for screen readers are not. */
const Toasts = lazyView(async () => (await import(/* webpackChunkName: "features" */ './Toasts')).Toasts, {
  isSilent: true,
  prefetch: 'high',
})

export function ToastCenter() {
  const { hasToasts, focusSignal, polite, urgent } = useUnit({
    hasToasts: $hasToasts,
    focusSignal: $toastFocusSignal,
    polite: $politeAnnouncement,
    urgent: $urgentAnnouncement,
  })
  const isLoaded = Toasts.useIsLoaded()
  return (
    <>
      {(hasToasts || isLoaded) && <Toasts focusSignal={focusSignal} />}
      <ToastAnnouncer announcement={polite} />
      <ToastAnnouncer announcement={urgent} isUrgent />
    </>
  )
}

/** Announces the toasts, or only their number if there are too many. */
function ToastAnnouncer({
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
