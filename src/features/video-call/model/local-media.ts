import { createEvent, createStore } from 'effector'
import type { MediaTrouble } from '../lib/media-errors'

export interface LocalDevice {
  isWanted: boolean
  isRunning: boolean
  trouble: MediaTrouble | null
  deviceId: string | null
}
export interface MediaDevice {
  deviceId: string
  label: string
}
export interface MediaDevices {
  cameras: readonly MediaDevice[]
  microphones: readonly MediaDevice[]
  speakers: readonly MediaDevice[]
}

const OFF: LocalDevice = { isWanted: true, isRunning: false, trouble: null, deviceId: null }

// What happened
export const cameraToggled = createEvent()
export const microphoneToggled = createEvent()
export const screenShareToggled = createEvent()
export const deviceChosen = createEvent<{ kind: 'camera' | 'microphone' | 'speaker'; deviceId: string }>()
/** The doctor has allowed the devices, or plugged them in, and wants them tried again. */
export const mediaRetried = createEvent()
export const permissionDialogDismissed = createEvent()
/** Something that shows the level of the microphone is there, or no longer. */
export const soundLevelWatched = createEvent<boolean>()

// State
export const $camera = createStore(OFF)
export const $microphone = createStore(OFF)
export const $devices = createStore<MediaDevices>({ cameras: [], microphones: [], speakers: [] })
/** The chosen loudspeaker; null for the one of the system. */
export const $speaker = createStore<string | null>(null)
export const $isPermissionAsked = createStore(false)
/** Of `liveTrack()`: the camera or the shared screen. */
export const $localVideo = createStore<string | null>(null)
/** 0 to 1, a few times a second, while somebody watches it. */
export const $soundLevel = createStore(0)
/** The doctor speaks while the microphone is off. */
export const $isTalkingMuted = createStore(false)
export const $isScreenShared = createStore(false)
