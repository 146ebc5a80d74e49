import { sample } from 'effector'
import type { DeviceError } from '../lib/device-errors'
import { type ToastContent, type ToastText, toastRequested } from '@/shared/toasts'
import { deviceReplaced } from './device-fallback'
import { deviceErrorsReceived, shareScreenFx } from './local-tracks'

const TEXTS = {
  denied: 'callMediaDenied',
  none: 'callMediaNone',
  busy: 'callMediaBusy',
  other: 'callMediaOther',
} as const satisfies Record<DeviceError, ToastText['key']>

const errorToast = (error: DeviceError): ToastContent => ({ tone: 'danger', text: { key: TEXTS[error] } })

/** One toast if camera and microphone have the same error. */
const deviceErrors = deviceErrorsReceived.map(({ errors: { camera, microphone } }) => ({
  first: camera ?? microphone,
  second: microphone !== camera && camera !== undefined ? microphone : undefined,
}))
sample({ clock: deviceErrors.filterMap(({ first }) => first), fn: errorToast, target: toastRequested })
sample({ clock: deviceErrors.filterMap(({ second }) => second), fn: errorToast, target: toastRequested })

sample({
  clock: deviceReplaced,
  fn: ({ kind, label: device }): ToastContent => ({
    tone: 'info',
    text: { key: kind === 'camera' ? 'callCameraReplaced' : 'callMicrophoneReplaced', params: { device } },
  }),
  target: toastRequested,
})
sample({
  clock: shareScreenFx.fail,
  fn: (): ToastContent => ({ tone: 'danger', text: { key: 'callScreenFailed' } }),
  target: toastRequested,
})
