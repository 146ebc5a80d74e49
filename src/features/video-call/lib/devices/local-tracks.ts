import { unregisterTrack, registerTrack } from '../media/track-registry'
import {
  type BrowserDevices,
  type DeviceError,
  type DeviceKind,
  type DeviceLists,
  type DeviceRequest,
  listDevices,
  type OpenedDevice,
  openDevices,
  openScreen,
} from './local-devices'

/** `source` as in Media Capture and Streams; `kind` of a track is audio or video. */
export type TrackSource = DeviceKind | 'screen'

export type LocalTrackEvent =
  | { kind: 'opened'; source: TrackSource; trackId: string; deviceId: string | null; label: string }
  | { kind: 'stopped'; source: TrackSource }
  /** The device was unplugged, the permission was revoked, or the user stopped sharing in the browser's own bar. */
  | { kind: 'ended'; source: TrackSource }
  /** The system or a hardware switch muted or unmuted the device. */
  | { kind: 'muted'; source: DeviceKind; isMutedBySystem: boolean }
  | { kind: 'failed'; errors: Partial<Record<DeviceKind, DeviceError>> }
  | { kind: 'listed'; devices: DeviceLists }

interface LocalTracksOptions {
  devices: BrowserDevices | undefined
  onEvent: (event: LocalTrackEvent) => void
  open?: typeof openDevices
}

interface OpenTrack {
  track: MediaStreamTrack
  release: () => void
}

export function createLocalTracks({ devices, onEvent, open = openDevices }: LocalTracksOptions) {
  const openTracks = new Map<TrackSource, OpenTrack>()
  /** Increased with every request, so that a device that opens after a newer request is stopped at once. */
  const requestIds: Record<TrackSource, number> = { camera: 0, microphone: 0, screen: 0 }
  let isMuted = false
  let isClosed = false

  const list = async () => {
    const lists = await listDevices(devices)
    if (!isClosed) onEvent({ kind: 'listed', devices: lists })
  }
  const changed = () => void list()
  devices?.addEventListener('devicechange', changed)

  function release(source: TrackSource): boolean {
    const previous = openTracks.get(source)
    openTracks.delete(source)
    previous?.release()
    return previous !== undefined
  }

  function attach(source: TrackSource, track: MediaStreamTrack): void {
    const ended = () => {
      release(source)
      onEvent({ kind: 'ended', source })
    }
    const mutedBySystem = () => source !== 'screen' && onEvent({ kind: 'muted', source, isMutedBySystem: track.muted })
    const listeners = new AbortController()
    track.addEventListener('ended', ended, listeners)
    track.addEventListener('mute', mutedBySystem, listeners)
    track.addEventListener('unmute', mutedBySystem, listeners)
    if (source === 'microphone') track.enabled = !isMuted
    if (source === 'screen') track.contentHint = 'detail'
    release(source)
    openTracks.set(source, {
      track,
      release() {
        listeners.abort()
        track.stop()
        unregisterTrack(track.id)
      },
    })
    const deviceId = track.getSettings().deviceId ?? null
    onEvent({ kind: 'opened', source, trackId: registerTrack(track), deviceId, label: track.label })
    if (track.muted) mutedBySystem()
  }

  const tracks = {
    /** The current track stays open until its replacement is ready, if the system opens both at a time. */
    async open(request: DeviceRequest): Promise<void> {
      const kinds = Object.keys(request) as DeviceKind[]
      const requests = kinds.map((kind) => [kind, ++requestIds[kind]] as const)
      const opened: Partial<Record<DeviceKind, OpenedDevice>> = await open(devices, request)
      const errors: Partial<Record<DeviceKind, DeviceError>> = {}
      let isCameraBlocked = false
      for (const [kind, requestId] of requests) {
        const result = opened[kind]
        if (!result) continue
        const isStale = isClosed || requestIds[kind] !== requestId
        if ('deviceError' in result) {
          if (isStale) continue
          if (kind === 'camera' && result.deviceError === 'busy' && openTracks.has(kind)) isCameraBlocked = true
          else errors[kind] = result.deviceError
        } else if (isStale) result.track.stop()
        else attach(kind, result.track)
      }
      if (Object.keys(errors).length > 0) onEvent({ kind: 'failed', errors })
      if (isCameraBlocked) await reopenCamera(request.camera ?? null)
      else if (!isClosed) await list()
    },

    async share(): Promise<void> {
      const requestId = ++requestIds.screen
      const track = await openScreen(devices)
      if (!track) return
      if (isClosed || requestIds.screen !== requestId) track.stop()
      else attach('screen', track)
    },

    stop(source: TrackSource): void {
      requestIds[source] += 1
      if (release(source)) onEvent({ kind: 'stopped', source })
    },

    /** Mutes the track itself, so that it works while the connection is lost. */
    mute(next: boolean): void {
      isMuted = next
      const microphone = openTracks.get('microphone')
      if (microphone) microphone.track.enabled = !next
    },

    close(): void {
      isClosed = true
      devices?.removeEventListener('devicechange', changed)
      for (const kind of openTracks.keys()) release(kind)
    },
  }

  /**
   * Many phones open only one camera at a time. If the chosen one stays busy after the current one is closed, the current
   * one is opened again.
   */
  async function reopenCamera(chosen: string | null): Promise<void> {
    const current = openTracks.get('camera')?.track.getSettings().deviceId ?? null
    tracks.stop('camera')
    const requestId = requestIds.camera + 1
    await tracks.open({ camera: chosen })
    const isStale = isClosed || requestIds.camera !== requestId
    if (!isStale && !openTracks.has('camera')) await tracks.open({ camera: current })
  }

  return tracks
}

export type LocalTracks = ReturnType<typeof createLocalTracks>
