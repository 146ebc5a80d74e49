import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import { readStoredJson } from '@/shared/lib/stored-json'
import type { DeviceEntry, DeviceError, DeviceKind, DeviceLists } from './local-devices'

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

export const saveDevicePreferences = (known: DevicePreferences): void =>
  void deviceStorage.write(KEY, JSON.stringify(known))

/** True if the pre-join screen can be skipped: listed devices imply a granted permission. */
export function arePreferencesAvailable(
  { camera, microphone, isComplete }: DevicePreferences,
  lists: DeviceLists,
): boolean {
  const has = (list: DeviceLists['cameras'], id: string | null) => list.some(({ deviceId }) => deviceId === id)
  return isComplete && has(lists.cameras, camera) && has(lists.microphones, microphone)
}

/** Ids of devices that were plugged in. */
export type AddedDevices = Record<DeviceKind, readonly string[]>
export const NONE_ADDED: AddedDevices = { camera: [], microphone: [] }

export interface LocalDevice {
  isEnabled: boolean
  /** Shown as on: it is switched on, and has a track or is being opened. */
  isOn: boolean
  /** It is switched on and has a track. */
  isRunning: boolean
  isMutedBySystem: boolean
  deviceError: DeviceError | null
  deviceId: string | null
}

export function addedDevices(before: DeviceLists, after: DeviceLists): AddedDevices {
  const added = (old: readonly DeviceEntry[], now: readonly DeviceEntry[]) =>
    now.map(({ deviceId }) => deviceId).filter((id) => !old.some(({ deviceId }) => deviceId === id))
  return { camera: added(before.cameras, after.cameras), microphone: added(before.microphones, after.microphones) }
}

/** True if a device that was just plugged in replaces a missing one, or is the preferred one. */
export function isBetterDevice(device: LocalDevice, preferred: string | null, added: readonly string[]): boolean {
  if (!device.isEnabled) return false
  if (!device.isRunning) return device.deviceError === 'none' && added.length > 0
  return preferred !== null && device.deviceId !== preferred && added.includes(preferred)
}
