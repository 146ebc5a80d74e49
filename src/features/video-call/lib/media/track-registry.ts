/** Stores hold track ids, because tracks are not serialisable; views look the tracks up here. */
const tracks = new Map<string, MediaStreamTrack>()

export const getTrack = (id: string | null): MediaStreamTrack | null => (id === null ? null : (tracks.get(id) ?? null))

export function registerTrack(track: MediaStreamTrack): string {
  tracks.set(track.id, track)
  return track.id
}

export const unregisterTrack = (id: string): void => void tracks.delete(id)
/** For tests, which check that no track is left. */
export const trackCount = (): number => tracks.size
