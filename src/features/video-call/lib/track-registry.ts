/** The tracks that are shown or heard now, by their ids: a store holds an id, a view looks its track up here. */
const tracks = new Map<string, MediaStreamTrack>()

export const getTrack = (id: string | null): MediaStreamTrack | null => (id === null ? null : (tracks.get(id) ?? null))

export function registerTrack(track: MediaStreamTrack): string {
  tracks.set(track.id, track)
  return track.id
}

export const unregisterTrack = (id: string): void => void tracks.delete(id)
export const trackCount = (): number => tracks.size
