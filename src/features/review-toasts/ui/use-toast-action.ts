import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import type { ActionState, ToastAction } from '@/shared/toasts'

const noAction = createEvent()
const $alwaysReady = createStore((): ActionState => 'ready')

export function useToastAction(action: ToastAction | undefined) {
  const { t } = useTranslation(['toasts', 'common'])
  const { stateOf, ...events } = useUnit({
    act: action?.event ?? noAction,
    stateOf: action?.$state ?? $alwaysReady,
  })
  const act: (payload?: unknown) => void = events.act
  if (!action) return null
  const state = stateOf(action.payload)
  return {
    label: t(`actions.${action.label}`),
    isOver: state === 'over',
    disabledReason: state === 'busy' ? t('common:busy') : undefined,
    onChoose: () => act(action.payload),
  }
}
