import { useUnit } from 'effector-react'
import { Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { callShortcuts } from '../../model/call-window'
import { $camera, $microphone, cameraToggled, microphoneToggled } from '../../model/local-media'
import { ControlButton } from './ControlButton'

export function MediaToggles({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation('call')
  const { microphone, camera, toggleMicrophone, toggleCamera } = useUnit({
    microphone: $microphone,
    camera: $camera,
    toggleMicrophone: microphoneToggled,
    toggleCamera: cameraToggled,
  })
  return (
    <>
      <ControlButton
        icon={microphone.isEnabled ? Mic : MicOff}
        label={t(microphone.isEnabled ? 'controls.muteMicrophone' : 'controls.unmuteMicrophone')}
        tone={microphone.isEnabled ? 'neutral' : 'off'}
        isCompact={isCompact}
        shortcut={callShortcuts.microphone}
        onClick={() => toggleMicrophone()}
      />
      <ControlButton
        icon={camera.isEnabled ? Video : VideoOff}
        label={t(camera.isEnabled ? 'controls.stopCamera' : 'controls.startCamera')}
        tone={camera.isEnabled ? 'neutral' : 'off'}
        isCompact={isCompact}
        shortcut={callShortcuts.camera}
        onClick={() => toggleCamera()}
      />
    </>
  )
}
