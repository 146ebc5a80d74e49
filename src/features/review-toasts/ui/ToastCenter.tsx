import { useUnit } from 'effector-react'
import { $hasToasts, $politeAnnouncement, $urgentAnnouncement } from '@/shared/toasts'
import { lazyView } from '@/shared/ui/lazy'
import { ToastAnnouncer } from './ToastAnnouncer'

/** Only the visible part is lazy; the live regions for screen readers are in the first bundle. */
const Toasts = lazyView(async () => (await import('./Toasts')).Toasts, { isSilent: true, prefetch: 'high' })

export function ToastCenter() {
  const { hasToasts, polite, urgent } = useUnit({
    hasToasts: $hasToasts,
    polite: $politeAnnouncement,
    urgent: $urgentAnnouncement,
  })
  const isLoaded = Toasts.useIsLoaded()
  return (
    <>
      {(hasToasts || isLoaded) && <Toasts />}
      <ToastAnnouncer announcement={polite} />
      <ToastAnnouncer announcement={urgent} isUrgent />
    </>
  )
}
