import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { canFloatPicture, canStandAlone, floatPicture, keepScreenAwake, leaveFilledScreen } from '@/shared/browser'
import { $chosenWindow, $window, windowMinimised } from '../model/call-window'
import { $peer } from '../model/remote-peer'
import { CallDialog } from './CallDialog'
import { CallView } from './CallView'
import { ParkedLine } from './PipNotice'
import { RemoteSound } from './RemoteAudio'
import { useOwnWindow } from './use-pip-window'
import { useSmallWindow } from './use-minimised-window'
import { FullButtons, MinimisedButtons } from './WindowControls'

/** The call while the doctor is in it, or on the way in: over everything, in the corner, or in a window of its own. */
export function CallFrame() {
  const { t } = useTranslation('call')
  const { window, chosen, peer, minimise } = useUnit({
    window: $window,
    chosen: $chosenWindow,
    peer: $peer,
    minimise: windowMinimised,
  })
  const video = useRef<HTMLVideoElement>(null)
  const isFull = window === 'full'
  const isFullWanted = chosen === 'full'
  const own = useOwnWindow(!isFull)
  const place = isFull ? 'full' : own.body ? 'parked' : 'minimised'
  const small = useSmallWindow(place === 'minimised')

  useEffect(keepScreenAwake, [])
  // Under a dialog the screen stays filled: no browser fills it again without being asked by the doctor.
  useEffect(() => (isFullWanted ? () => void leaveFilledScreen() : undefined), [isFullWanted])

  const floatVideo = () => void (video.current && floatPicture(video.current))
  const popOut = canStandAlone() ? () => void own.open(minimise) : canFloatPicture() ? floatVideo : null
  return (
    <CallDialog
      place={place}
      label={peer?.name ? t('window.withPeer', { name: peer.name }) : t('window.name')}
      small={small}
      onEscape={minimise}
      givesWay
    >
      {place === 'parked' ? (
        <ParkedLine onBringBack={own.close} />
      ) : (
        <CallView
          place={place}
          video={video}
          windowButtons={
            isFull ? (
              <FullButtons onPopOut={popOut} />
            ) : (
              <MinimisedButtons handle={small.movable.handle} onPopOut={popOut} />
            )
          }
        />
      )}
      <RemoteSound />
      {own.body && createPortal(<CallView place="alone" />, own.body)}
    </CallDialog>
  )
}
