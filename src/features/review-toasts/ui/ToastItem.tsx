import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { type Toast as ToastMessage, toastDismissed } from '@/shared/toasts'
import { Toast } from '@/shared/ui/toast'

const noAction = createEvent()

export function ToastItem({ message: { id, tone, text, count, action } }: { message: ToastMessage }) {
  const { t } = useTranslation('toasts')
  const { dismiss, act } = useUnit({ dismiss: toastDismissed, act: action?.event ?? noAction })
  return (
    <Toast
      tone={tone}
      toneLabel={t(`tones.${tone}`)}
      text={t(text.key, { ...text.params })}
      count={{ value: count, label: t('region.times', { count }) }}
      {...(action && { action: { label: t(`actions.${action.label}`), onChoose: () => act() } })}
      closeLabel={t('region.close')}
      onClose={() => dismiss(id)}
    />
  )
}
