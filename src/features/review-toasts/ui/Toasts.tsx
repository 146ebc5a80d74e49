import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import {
  $toasts,
  type Toast as ToastEntry,
  toastDismissed,
  toastsFocusChanged,
  toastsHoverChanged,
} from '@/shared/toasts'
import { Toast, ToastRegion } from '@/shared/ui/toast'
import { useToastAction } from './use-toast-action'

export function Toasts({ focusSignal }: { focusSignal: number }) {
  const { t } = useTranslation('toasts')
  const { toasts, hover, focus } = useUnit({
    toasts: $toasts,
    hover: toastsHoverChanged,
    focus: toastsFocusChanged,
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
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </ToastRegion>
  )
}

function ToastItem({ toast: { id, tone, text, count, ...toast } }: { toast: ToastEntry }) {
  const { t } = useTranslation('toasts')
  const dismiss = useUnit(toastDismissed)
  const action = useToastAction(toast.action)
  return (
    <Toast
      tone={tone}
      toneLabel={t(`tones.${tone}`)}
      text={t(text.key, { ...text.params })}
      count={{ value: count, label: t('region.times', { count }) }}
      action={action?.isOver ? null : action}
      closeLabel={t('region.close')}
      onClose={() => dismiss(id)}
    />
  )
}
