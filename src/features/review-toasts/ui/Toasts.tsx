import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $toasts, toastsFocused, toastsHovered } from '@/shared/toasts'
import { ToastRegion } from '@/shared/ui/toast'
import { $toastFocusTurn } from '../model/toast-focus'
import { MessageToast } from './ToastItem'

/** The messages of the moment, for the eye. */
export function Toasts() {
  const { t } = useTranslation('messages')
  const { toasts, focusTurn, hover, focus } = useUnit({
    toasts: $toasts,
    focusTurn: $toastFocusTurn,
    hover: toastsHovered,
    focus: toastsFocused,
  })
  return (
    <ToastRegion label={t('region')} isShown={toasts.length > 0} focusTurn={focusTurn} onHover={hover} onFocus={focus}>
      {toasts.map((toast) => (
        <MessageToast key={toast.id} message={toast} />
      ))}
    </ToastRegion>
  )
}
