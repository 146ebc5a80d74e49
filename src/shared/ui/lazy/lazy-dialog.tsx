import type { EventCallable, Store } from 'effector'
import { useUnit } from 'effector-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Dialog } from '../dialog'
import { lazyView, type LazyViewOptions } from './lazy-view'

interface LazyDialogOptions extends Pick<LazyViewOptions, 'prefetch'> {
  $isOpen: Store<boolean>
  dismissed: EventCallable<void>
  /** Keyboard shortcuts work while it is open (`data-non-blocking`). */
  isNonBlocking?: boolean
}

interface LazyDialogProps {
  /** Content of the real dialog. */
  children?: ReactNode
}

/**
 * Dialog whose code is lazy. Until it is loaded, a plain dialog shows a spinner or the load error; focus is returned
 * before the real dialog opens, so that it restores to the same element.
 */
export function lazyDialog(
  load: () => Promise<ComponentType<LazyDialogProps>>,
  { $isOpen, dismissed, isNonBlocking, ...options }: LazyDialogOptions,
): ComponentType<LazyDialogProps> {
  const View = lazyView(load, options)
  return function LazyDialog({ children }) {
    const { t } = useTranslation('common')
    const { isOpen, dismiss } = useUnit({ isOpen: $isOpen, dismiss: dismissed })
    if (View.useIsLoaded()) return <View>{children}</View>
    return (
      <Dialog isOpen={isOpen} onClose={dismiss} size="s" title={t('loading')} data-non-blocking={isNonBlocking}>
        <View />
      </Dialog>
    )
  }
}
