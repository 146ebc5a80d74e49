import type { DeviceEntry, DeviceKind, DeviceLists } from './local-devices'
import type { DeviceError } from './device-errors'

/** Ids of devices that were plugged in. */
export type AddedDevices = Record<DeviceKind, readonly string[]>
export const NONE_ADDED: AddedDevices = { camera: [], microphone: [] }

export interface LocalDevice {
  isEnabled: boolean
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
