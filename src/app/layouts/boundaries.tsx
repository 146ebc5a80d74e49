import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { $isScreenLocked } from '@/features/lock-screen'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorBoundary, RenderError } from '@/shared/ui/error-boundary'

type OverlayBoundaryProps = {
  /**
   * Ends what the overlay shows, so that it is not shown again after the error is closed, but when it is next requested.
   * None for an overlay that closes by itself.
   */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** A dialog replaces an overlay whose frame fails; the body of a drawer or dialog has a boundary of its own. */
export function OverlayBoundary({ onClose, children }: OverlayBoundaryProps) {
  const { key: visit } = useLocation()
  return (
    <ErrorBoundary resetKey={visit} fallback={(retry) => <OverlayError onRetry={retry} onClose={onClose} />}>
      {children}
    </ErrorBoundary>
  )
}

function OverlayError({ onRetry, onClose }: { onRetry: () => void; onClose: OverlayBoundaryProps['onClose'] }) {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    if (!onClose) return
    onClose()
    onRetry()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} size="s" title={t('renderError.section')}>
      <RenderError onRetry={onRetry} />
    </Dialog>
  )
}

/** Nothing is shown or announced while the screen is locked. Banners and recent toasts are kept. */
export function Unlocked({ children }: { children: ReactNode }) {
  const isLocked = useUnit($isScreenLocked)
  return isLocked ? null : children
}

/** Of a part of the top bar or menu that fails, a button to try again is left. */
export const ShellBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <RenderError variant="button" onRetry={retry} />}>{children}</ErrorBoundary>
)
