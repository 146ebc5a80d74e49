import { dropTrack, keepTrack } from './track-registry'
import {
  type BrowserDevices,
  type DeviceKind,
  type DeviceLists,
  type DeviceWish,
  listDevices,
  type OpenedDevice,
  openDevices,
  openScreen,
} from './local-devices'
import type { MediaTrouble } from './device-errors'

export type TrackKind = DeviceKind | 'screen'

export type TrackFact =
  | { kind: 'opened'; of: TrackKind; trackId: string; deviceId: string | null; label: string }
  | { kind: 'stopped'; of: TrackKind }
  /** The device was unplugged, its permission was taken back, or the doctor stopped sharing in the browser's own bar. */
  | { kind: 'ended'; of: TrackKind }
  /** The system, or a switch on the device, has silenced it, or no longer does. */
  | { kind: 'silenced'; of: DeviceKind; isSilenced: boolean }
  | { kind: 'troubled'; troubles: Partial<Record<DeviceKind, MediaTrouble>> }
  | { kind: 'listed'; devices: DeviceLists }

interface LocalTracksOptions {
  devices: BrowserDevices | undefined
  tell: (fact: TrackFact) => void
  open?: typeof openDevices
}

interface Held {
  track: MediaStreamTrack
  release: () => void
}

/** The doctor's own camera, microphone and shared screen: opens them, and lets none of them run on. */
export function createLocalTracks({ devices, tell, open = openDevices }: LocalTracksOptions) {
  const held = new Map<TrackKind, Held>()
  /** Another number with every change of mind, so that a device which opens too late is closed at once. */
  const turns: Record<TrackKind, number> = { camera: 0, microphone: 0, screen: 0 }
  let isMuted = false
  let isClosed = false

  const list = async () => {
    const lists = await listDevices(devices)
    if (!isClosed) tell({ kind: 'listed', devices: lists })
  }
  const changed = () => void list()
  devices?.addEventListener('devicechange', changed)

  function release(of: TrackKind): boolean {
    const former = held.get(of)
    held.delete(of)
    former?.release()
    return former !== undefined
  }

  function hold(of: TrackKind, track: MediaStreamTrack): void {
    const ended = () => {
      release(of)
      tell({ kind: 'ended', of })
    }
    const silenced = () => of !== 'screen' && tell({ kind: 'silenced', of, isSilenced: track.muted })
    track.addEventListener('ended', ended)
    track.addEventListener('mute', silenced)
    track.addEventListener('unmute', silenced)
    if (of === 'microphone') track.enabled = !isMuted
    if (of === 'screen') track.contentHint = 'detail'
    release(of)
    held.set(of, {
      track,
      release() {
        track.removeEventListener('ended', ended)
        track.removeEventListener('mute', silenced)
        track.removeEventListener('unmute', silenced)
        track.stop()
        dropTrack(track.id)
      },
    })
    const deviceId = track.getSettings().deviceId ?? null
    tell({ kind: 'opened', of, trackId: keepTrack(track), deviceId, label: track.label })
    if (track.muted) silenced()
  }

  return {
    /** What is open already stays until what takes its place is there. */
    async open(wish: DeviceWish): Promise<void> {
      const kinds = Object.keys(wish) as DeviceKind[]
      const asked = kinds.map((kind) => [kind, ++turns[kind]] as const)
      const opened: Partial<Record<DeviceKind, OpenedDevice>> = await open(devices, wish)
      const troubles: Partial<Record<DeviceKind, MediaTrouble>> = {}
      for (const [kind, turn] of asked) {
        const one = opened[kind]
        if (!one) continue
        const isLate = isClosed || turns[kind] !== turn
        if ('trouble' in one) {
          if (!isLate) troubles[kind] = one.trouble
        } else if (isLate) one.track.stop()
        else hold(kind, one.track)
      }
      if (Object.keys(troubles).length > 0) tell({ kind: 'troubled', troubles })
      if (!isClosed) await list()
    },

    async share(): Promise<void> {
      const turn = ++turns.screen
      const track = await openScreen(devices)
      if (!track) return
      if (isClosed || turns.screen !== turn) track.stop()
      else hold('screen', track)
    },

    stop(of: TrackKind): void {
      turns[of] += 1
      if (release(of)) tell({ kind: 'stopped', of })
    },

    /** At once, whatever the connection does. */
    mute(next: boolean): void {
      isMuted = next
      const microphone = held.get('microphone')
      if (microphone) microphone.track.enabled = !next
    },

    list,

    close(): void {
      isClosed = true
      devices?.removeEventListener('devicechange', changed)
      for (const of of held.keys()) release(of)
    },
  }
}

export type LocalTracks = ReturnType<typeof createLocalTracks>
