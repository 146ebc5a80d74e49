import { useUnit } from 'effector-react'
import { PictureInPicture2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import {
  enterVideoPip,
  exitFullscreen,
  isDocumentPipSupported,
  isVideoPipSupported,
  openPipWindow,
} from '@/shared/browser'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { $preferredWindow, $window, callInPipChanged, windowMinimised } from '../../model/call-window'
import { $knownPeerName, $remoteVideoTrackId } from '../../model/remote-peer'
import { RemoteAudio } from '../tiles/RemoteAudio'
import { CallDialog } from '../window/CallDialog'
import { useMinimisedWindow } from '../window/use-minimised-window'
import { FullWindowControls, MinimisedWindowControls } from '../window/WindowControls'
import styles from './CallFrame.module.css'
import { CallView } from './CallView'

/** In pixels. */
const PIP_SIZE = { width: 400, height: 300 }

/** A running call: in the full window, minimised, or in a picture-in-picture window of its own. */
export function CallFrame() {
  const { t } = useTranslation('call')
  const { window, chosen, peerName, videoTrackId, minimise } = useUnit({
    window: $window,
    chosen: $preferredWindow,
    peerName: $knownPeerName,
    videoTrackId: $remoteVideoTrackId,
    minimise: windowMinimised,
  })
  const video = useRef<HTMLVideoElement>(null)
  const isFull = window === 'full'
  const isFullRequested = chosen === 'full'
  const pip = usePipWindow(!isFull)
  const layout = isFull ? 'full' : pip.body ? 'pip-notice' : 'minimised'
  const minimised = useMinimisedWindow(layout === 'minimised')

  // Leaves fullscreen only when the user minimises: under a dialog it stays, because re-entering needs a user gesture.
  useEffect(() => (isFullRequested ? () => void exitFullscreen() : undefined), [isFullRequested])

  const floatVideo = () => void (video.current && enterVideoPip(video.current))
  const canFloatVideo = isVideoPipSupported() && videoTrackId !== null
  const popOut = isDocumentPipSupported() ? () => void pip.open(minimise) : canFloatVideo ? floatVideo : null
  return (
    <CallDialog
      variant={layout}
      label={peerName ? t('window.withPeer', { name: peerName }) : t('window.name')}
      minimised={minimised}
      onEscape={minimise}
      isNonBlocking
    >
      {layout === 'pip-notice' ? (
        <PipNotice onBringBack={pip.close} />
      ) : (
        <CallView
          variant={layout}
          video={video}
          windowButtons={
            isFull ? (
              <FullWindowControls onPopOut={popOut} />
            ) : (
              <MinimisedWindowControls handle={minimised.movable.handle} onPopOut={popOut} />
            )
          }
        />
      )}
      <RemoteAudio />
      <LiveRegion message={layout === 'minimised' && !isFullRequested ? t('window.minimised') : ''} />
      {pip.body &&
        createPortal(
          <main tabIndex={-1}>
            <CallView variant="pip" />
          </main>,
          pip.body,
        )}
    </CallDialog>
  )
}

/**
 * Picture-in-picture window that exists only while `isOpen`. `body` is null after the user has closed it or brought the call
 * back.
 */
function usePipWindow(isOpen: boolean) {
  const [opened, setOpened] = useState<Window | null>(null)
  const inPipChanged = useUnit(callInPipChanged)
  const isMounted = useRef(false)

  const open = async (then: () => void) => {
    const next = await openPipWindow(PIP_SIZE)
    if (!next) return
    // The call has ended in the meantime.
    if (!isMounted.current) return next.close()
    // The browser closes a window when it opens another one.
    next.addEventListener('pagehide', () => setOpened((current) => (current === next ? null : current)), { once: true })
    setOpened(next)
    then()
  }

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  useEffect(() => {
    if (!isOpen) opened?.close()
  }, [isOpen, opened])

  useEffect(() => {
    if (!opened) return
    inPipChanged(true)
    return () => {
      inPipChanged(false)
      opened.close()
    }
  }, [opened, inPipChanged])

  return { body: isOpen && opened ? opened.document.body : null, open, close: () => opened?.close() }
}

function PipNotice({ onBringBack }: { onBringBack: () => void }) {
  const { t } = useTranslation('call')
  return (
    <p ref={restoreFocusOnRemoval} className={styles.notice}>
      <Icon icon={PictureInPicture2} size={18} />
      {t('window.poppedOut')}
      <Button size="s" onClick={onBringBack}>
        {t('window.bringBack')}
      </Button>
    </p>
  )
}
