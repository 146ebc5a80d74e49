import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $politeAnnouncement, $toasts, $urgentAnnouncement, toastsFocused, toastsHovered } from '@/shared/messages'
import { ToastRegion } from '@/shared/ui/toast'
import { $toastFocusTurn } from '../model/toast-focus'
import { MessageToast } from './MessageToast'
import { SpokenMessages } from './SpokenMessages'

/** What the portal has to say just now, for the eye and for screen readers. */
export function Messages() {
  const { t } = useTranslation('messages')
  const { toasts, polite, urgent, focusTurn, hover, focus } = useUnit({
    toasts: $toasts,
    polite: $politeAnnouncement,
    urgent: $urgentAnnouncement,
    focusTurn: $toastFocusTurn,
    hover: toastsHovered,
    focus: toastsFocused,
  })
  return (
    <>
      <ToastRegion
        label={t('region')}
        isShown={toasts.length > 0}
        focusTurn={focusTurn}
        onHover={hover}
        onFocus={focus}
      >
        {toasts.map((toast) => (
          <MessageToast key={toast.id} message={toast} />
        ))}
      </ToastRegion>
      <SpokenMessages announcement={polite} />
      <SpokenMessages announcement={urgent} isUrgent />
    </>
  )
}
