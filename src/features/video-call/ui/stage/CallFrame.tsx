import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import {
  isVideoPipSupported,
  isDocumentPipSupported,
  enterVideoPip,
  keepScreenAwake,
  exitFullscreen,
} from '@/shared/browser'
import { $preferredWindow, $window, windowMinimised } from '../../model/call-window'
import { $peer } from '../../model/remote-peer'
import { CallDialog } from './CallDialog'
import { CallView } from './CallView'
import { PipNotice } from '../window/PipNotice'
import { RemoteAudio } from '../tiles/RemoteAudio'
import { usePipWindow } from '../window/use-pip-window'
import { useMinimisedWindow } from '../window/use-minimised-window'
import { FullWindowControls, MinimisedWindowControls } from '../window/WindowControls'

export function CallFrame() {
  const { t } = useTranslation('call')
  const { window, chosen, peer, minimise } = useUnit({
    window: $window,
    chosen: $preferredWindow,
    peer: $peer,
    minimise: windowMinimised,
  })
  const video = useRef<HTMLVideoElement>(null)
  const isFull = window === 'full'
  const isFullRequested = chosen === 'full'
  const pip = usePipWindow(!isFull)
  const layout = isFull ? 'full' : pip.body ? 'popped-out' : 'minimised'
  const small = useMinimisedWindow(layout === 'minimised')

  useEffect(keepScreenAwake, [])
  // Leaves fullscreen only when the user minimises: under a dialog it stays, because re-entering needs a user gesture.
  useEffect(() => (isFullRequested ? () => void exitFullscreen() : undefined), [isFullRequested])

  const floatVideo = () => void (video.current && enterVideoPip(video.current))
  const popOut = isDocumentPipSupported() ? () => void pip.open(minimise) : isVideoPipSupported() ? floatVideo : null
  return (
    <CallDialog
      variant={layout}
      label={peer?.name ? t('window.withPeer', { name: peer.name }) : t('window.name')}
      small={small}
      onEscape={minimise}
      isNonBlocking
    >
      {layout === 'popped-out' ? (
        <PipNotice onBringBack={pip.close} />
      ) : (
        <CallView
          variant={layout}
          video={video}
          windowButtons={
            isFull ? (
              <FullWindowControls onPopOut={popOut} />
            ) : (
              <MinimisedWindowControls handle={small.movable.handle} onPopOut={popOut} />
            )
          }
        />
      )}
      <RemoteAudio />
      {pip.body && createPortal(<CallView variant="alone" />, pip.body)}
    </CallDialog>
  )
}
