import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Dialog } from '../dialog'
import type { LazyView } from './lazy-view'

interface LazyDialogProps {
  /** The real dialog. Its own store says whether it is open. */
  view: LazyView<{ children?: ReactNode }>
  /** Of the real dialog. */
  children?: ReactNode
  isOpen: boolean
  onClose: () => void
  'data-non-blocking'?: boolean
}

/**
 * Dialog whose code is lazy. Until it is loaded, a plain dialog shows a spinner or the load error; focus is returned
 * before the real dialog opens, so that it restores to the same element.
 */
export function LazyDialog({ view: View, children, ...dialog }: LazyDialogProps) {
  const { t } = useTranslation('common')
  if (View.useIsLoaded()) return <View>{children}</View>
  return (
    <Dialog {...dialog} size="s" title={t('loading')}>
      <View />
    </Dialog>
  )
}
