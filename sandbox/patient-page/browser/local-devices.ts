export type Kind = 'audio' | 'video'

/** Camera and microphone; one of them, or nothing, where that is all there is or all that is allowed. */
export const openDevices = async (): Promise<MediaStream> => {
  for (const wanted of [{ audio: true, video: true }, { audio: true }, { video: true }]) {
    try {
      return await navigator.mediaDevices.getUserMedia(wanted)
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
