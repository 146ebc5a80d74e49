import { sample } from 'effector'
import type { MediaTrouble } from '../lib/device-errors'
import { type Message, type MessageText, messageShown } from '@/shared/toasts'
import { deviceReplaced } from './device-fallback'
import { devicesTroubled, shareScreenFx } from './local-tracks'

const TEXTS = {
  denied: 'callMediaDenied',
  none: 'callMediaNone',
  busy: 'callMediaBusy',
  other: 'callMediaOther',
} as const satisfies Record<MediaTrouble, MessageText['key']>

const about = (trouble: MediaTrouble): Message => ({ tone: 'danger', text: { key: TEXTS[trouble] } })

/** Each once, also where camera and microphone have the same trouble. */
const troubles = devicesTroubled.map(({ troubles: { camera, microphone } }) => ({
  first: camera ?? microphone,
  second: microphone !== camera && camera !== undefined ? microphone : undefined,
}))
sample({ clock: troubles.filterMap(({ first }) => first), fn: about, target: messageShown })
sample({ clock: troubles.filterMap(({ second }) => second), fn: about, target: messageShown })

sample({
  clock: deviceReplaced,
  fn: ({ kind, label: device }): Message => ({
    tone: 'info',
    text: { key: kind === 'camera' ? 'callCameraReplaced' : 'callMicrophoneReplaced', params: { device } },
  }),
  target: messageShown,
})
sample({
  clock: shareScreenFx.fail,
  fn: (): Message => ({ tone: 'danger', text: { key: 'callScreenFailed' } }),
  target: messageShown,
})
