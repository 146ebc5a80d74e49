import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { LazyDialogModel } from '@/shared/lib/lazy-view'
import { Dialog } from '../dialog'
import { LoadingFallback } from './LazySlot'

/**
 * A dialog whose code is late. Opened before that, it is a plain one that waits, or says that the code did not come; it
 * hands the focus back to where it was before the other opens, which therefore returns it to the same place.
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
