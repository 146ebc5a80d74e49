import { useUnit } from 'effector-react'
import { MonitorUp, MonitorX, PhoneOff, Settings2 } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { isScreenShareSupported } from '@/shared/browser'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Popover } from '@/shared/ui/popover'
import { hangUpRequested } from '../../model/call-state'
import { callShortcuts } from '../../model/call-window'
import { $isScreenShared, screenShareToggled } from '../../model/local-media'
import styles from './CallControls.module.css'
import { ControlButton } from './ControlButton'
import { DevicePicker, MediaToggles } from './DeviceControls'
import { DeviceErrors } from './DeviceErrors'

/** Compact windows only have microphone, camera, end and, while the screen is shared, the button that stops it. */
export function CallControls({ isCompact }: { isCompact: boolean }) {
  const { t } = useTranslation('call')
  const { isScreenShared, toggleScreen, end } = useUnit({
    isScreenShared: $isScreenShared,
    toggleScreen: screenShareToggled,
    end: hangUpRequested,
  })
  return (
    <div
      role="group"
      aria-label={t('controls.name')}
      className={styles.controls}
      data-screen-shared={isScreenShared || undefined}
    >
      <MediaToggles isCompact={isCompact} />
      {(isScreenShared || (!isCompact && isScreenShareSupported())) && (
        <ControlButton
          ref={restoreFocusOnRemoval}
          icon={isScreenShared ? MonitorX : MonitorUp}
          label={t(isScreenShared ? 'controls.stopSharing' : 'controls.shareScreen')}
          tone={isScreenShared ? 'off' : 'neutral'}
          isCompact={isCompact}
          shortcut={callShortcuts.screen}
          onClick={() => toggleScreen()}
        />
      )}
      {!isCompact && <DeviceMenu />}
      <ControlButton
        icon={PhoneOff}
        label={t('controls.end')}
        tone="danger"
        isCompact={isCompact}
        className={styles.end}
        onClick={() => end()}
      />
    </div>
  )
}

function DeviceMenu() {
  const { t } = useTranslation('call')
  return (
    <Popover
      label={t('controls.devices')}
      side="above"
      className={styles.deviceMenu}
      trigger={(props) => <ControlButton {...props} icon={Settings2} label={t('controls.devices')} />}
    >
      <div className={styles.devices}>
        <DeviceErrors />
        <DevicePicker kind="camera" />
        <DevicePicker kind="microphone" />
        <DevicePicker kind="speaker" />
      </div>
    </Popover>
  )
}
