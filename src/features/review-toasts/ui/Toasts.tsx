import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $toasts, toastsFocused, toastsHovered } from '@/shared/toasts'
import { ToastRegion } from '@/shared/ui/toast'
import { $toastFocusSignal } from '../model/toast-focus'
import { ToastItem } from './ToastItem'

export function Toasts() {
  const { t } = useTranslation('toasts')
  const { toasts, focusSignal, hover, focus } = useUnit({
    toasts: $toasts,
    focusSignal: $toastFocusSignal,
    hover: toastsHovered,
    focus: toastsFocused,
  })
  return (
    <ToastRegion
      label={t('region.label')}
      isShown={toasts.length > 0}
      focusSignal={focusSignal}
      onHover={hover}
      onFocus={focus}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} message={toast} />
      ))}
    </ToastRegion>
  )
}
