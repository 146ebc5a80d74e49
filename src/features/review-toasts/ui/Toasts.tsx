import { createEvent } from 'effector'
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

const noAction = createEvent()

function ToastItem({ toast: { id, tone, text, count, action } }: { toast: ToastEntry }) {
  const { t } = useTranslation('toasts')
  const { dismiss, ...events } = useUnit({ dismiss: toastDismissed, act: action?.event ?? noAction })
  const act: (payload?: unknown) => void = events.act
  return (
    <Toast
      tone={tone}
      toneLabel={t(`tones.${tone}`)}
      text={t(text.key, { ...text.params })}
      count={{ value: count, label: t('region.times', { count }) }}
      {...(action && { action: { label: t(`actions.${action.label}`), onChoose: () => act(action.payload) } })}
      closeLabel={t('region.close')}
      onClose={() => dismiss(id)}
    />
  )
}
