import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useLocation } from 'react-router-dom'
import { $isScreenLocked } from '@/features/lock-screen'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorBoundary, RenderError } from '@/shared/ui/error-boundary'

interface OverlayBoundaryProps {
  /** Closes the overlay in its store. Without it, a closed error stays closed until the next navigation. */
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
export function HiddenWhileScreenLocked({ children }: { children: ReactNode }) {
  const isLocked = useUnit($isScreenLocked)
  return isLocked ? null : children
}

/** Replaces a failed part of the top bar, menu or breadcrumbs by a retry button. */
export const ShellBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <RenderError variant="button" onRetry={retry} />}>{children}</ErrorBoundary>
)
