export type Kind = 'audio' | 'video'

/** Opens camera and microphone, or one of them; an empty stream if neither exists or is allowed. */
export const openDevices = async (): Promise<MediaStream> => {
  for (const constraints of [{ audio: true, video: true }, { audio: true }, { video: true }]) {
    try {
      return await navigator.mediaDevices.getUserMedia(constraints)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
  }
  return new MediaStream()
}

export const trackOf = (stream: MediaStream, kind: Kind): MediaStreamTrack | undefined =>
  stream.getTracks().find((track) => track.kind === kind)

export const stopDevices = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}
