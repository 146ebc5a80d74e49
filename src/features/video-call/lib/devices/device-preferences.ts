import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import { readStoredJson } from '@/shared/lib/json'
import type { DeviceKind, DeviceLists } from './local-devices'

const KEY = 'portal.call-devices'

/** Devices of the last call. The ids are valid for this browser and origin only. */
const DevicePreferences = z.object({
  camera: z.nullable(z.string()),
  microphone: z.nullable(z.string()),
  speaker: z.nullable(z.string()),
  /** The last call started with both a camera and a microphone. */
  isComplete: z.boolean(),
})
export type DevicePreferences = z.infer<typeof DevicePreferences>

export const NO_PREFERENCES: DevicePreferences = { camera: null, microphone: null, speaker: null, isComplete: false }

export const loadDevicePreferences = (): DevicePreferences =>
  readStoredJson(deviceStorage, KEY, DevicePreferences, NO_PREFERENCES)

export const saveDevicePreferences = (preferences: DevicePreferences): void =>
  void deviceStorage.write(KEY, JSON.stringify(preferences))

/** True if the pre-join screen can be skipped: listed devices imply a granted permission. */
export function arePreferencesAvailable(preferences: DevicePreferences, lists: DeviceLists): boolean {
  const isListed = (kind: DeviceKind) => lists[kind].some(({ deviceId }) => deviceId === preferences[kind])
  return preferences.isComplete && isListed('camera') && isListed('microphone')
}
