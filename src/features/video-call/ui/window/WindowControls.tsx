import { useUnit } from 'effector-react'
import { Maximize, Maximize2, Minimize, Minimize2, Move, PictureInPicture2 } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import {
  isFullscreenSupported,
  enterFullscreen,
  isFullscreen,
  exitFullscreen,
  onFullscreenChange,
} from '@/shared/browser'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { IconButton } from '@/shared/ui/icon-button'
import { callWindowRestored } from '../../model/call-state'
import { callShortcuts, windowMinimised } from '../../model/call-window'
import { useAriaShortcut } from '../controls/use-aria-shortcut'
import type { MoveHandle } from './use-draggable'

interface FullWindowControlsProps {
  /** Null if the browser has no picture-in-picture, or if it can pop out only a video and there is none. */
  onPopOut: (() => void) | null
}

export function FullWindowControls({ onPopOut }: FullWindowControlsProps) {
  const { t } = useTranslation('call')
  const minimise = useUnit(windowMinimised)
  const shortcut = useAriaShortcut(callShortcuts.window)
  const isInFullscreen = useSyncExternalStore(onFullscreenChange, isFullscreen)
  // Shows the whole page, so that dialogs and toasts over the call stay visible.
  const toggleFullscreen = () => void (isInFullscreen ? exitFullscreen() : enterFullscreen(document.documentElement))
  return (
    <>
      {onPopOut && (
        <IconButton
          ref={restoreFocusOnRemoval}
          icon={PictureInPicture2}
          label={t('window.popOut')}
          onClick={onPopOut}
        />
      )}
      {isFullscreenSupported() && (
        <IconButton
          icon={isInFullscreen ? Minimize : Maximize}
          label={t(isInFullscreen ? 'window.exitFullscreen' : 'window.fullscreen')}
          onClick={toggleFullscreen}
        />
      )}
      <IconButton
        icon={Minimize2}
        label={t('window.minimise')}
        aria-keyshortcuts={shortcut}
        onClick={() => minimise()}
      />
    </>
  )
}

interface MinimisedWindowControlsProps {
  handle: MoveHandle
  onPopOut: (() => void) | null
}

export function MinimisedWindowControls({ handle, onPopOut }: MinimisedWindowControlsProps) {
  const { t } = useTranslation('call')
  const restore = useUnit(callWindowRestored)
  const shortcut = useAriaShortcut(callShortcuts.window)
  return (
    <>
      <IconButton {...handle} aria-description={t('window.moveHint')} icon={Move} size="s" label={t('window.move')} />
      {onPopOut && (
        <IconButton
          ref={restoreFocusOnRemoval}
          icon={PictureInPicture2}
          size="s"
          label={t('window.popOut')}
          onClick={onPopOut}
        />
      )}
      <IconButton
        icon={Maximize2}
        size="s"
        label={t('window.restore')}
        aria-keyshortcuts={shortcut}
        onClick={() => restore()}
      />
    </>
  )
}
