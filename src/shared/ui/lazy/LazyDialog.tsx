import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { LazyDialogModel } from '@/shared/lib/lazy-view'
import { Dialog } from '../dialog'
import { LoadingFallback } from './LazySlot'

/**
 * Dialog whose chunk is lazy. Until it is loaded, a plain dialog shows a spinner or the load error; focus is returned
 * before the real dialog opens, so that it restores to the same element.
 */
export function LazyDialog({ view, ...rest }: { view: LazyDialogModel; 'data-non-blocking'?: boolean }) {
  const { t } = useTranslation('common')
  const { View, isOpen, dismiss } = useUnit({ View: view.$view, isOpen: view.$isOpen, dismiss: view.dismissed })
  if (View) return <View />
  return (
    <Dialog {...rest} isOpen={isOpen} onClose={() => dismiss()} size="s" title={t('loading')}>
      <LoadingFallback view={view} />
    </Dialog>
  )
}
