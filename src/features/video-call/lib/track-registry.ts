/** The tracks that are shown or heard now, by their ids: a store holds an id, a view looks its track up here. */
const tracks = new Map<string, MediaStreamTrack>()

export const liveTrack = (id: string | null): MediaStreamTrack | null => (id === null ? null : (tracks.get(id) ?? null))

export function keepTrack(track: MediaStreamTrack): string {
  tracks.set(track.id, track)
  return track.id
}

export const dropTrack = (id: string): void => void tracks.delete(id)
export const liveTrackCount = (): number => tracks.size
