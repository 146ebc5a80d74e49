interface DocumentPip {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>
}

type KeyListener = (event: KeyboardEvent) => void

const keyListeners = new Set<KeyListener>()

const documentPip = (): DocumentPip | undefined =>
  (globalThis as { documentPictureInPicture?: DocumentPip }).documentPictureInPicture

/** Whether a part of the page can stand in a window of its own that stays above all others. */
export const isDocumentPipSupported = (): boolean => documentPip() !== undefined

/**
 * Opens such a window with the page's styles, mode and language, and nothing else. The browser allows it after a press
 * only; null where it refuses.
 */
export async function openPipWindow(size: { width: number; height: number }): Promise<Window | null> {
  const opened = await documentPip()
    ?.requestWindow(size)
    .catch(() => null)
  if (!opened) return null
  const { documentElement, head, body } = opened.document
  documentElement.lang = document.documentElement.lang
  Object.assign(documentElement.dataset, document.documentElement.dataset)
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) head.append(sheet.cloneNode(true))
  // Nothing in it scrolls as a whole.
  documentElement.style.scrollbarGutter = 'auto'
  body.style.margin = '0'
  opened.addEventListener(
    'keydown',
    (event) => {
      for (const notify of keyListeners) notify(event)
    },
    { capture: true },
  )
  return opened
}

/** Hears every key that is pressed in such a window, of which the page itself hears nothing. Returns how to stop listening. */
export function onPipKeyDown(listener: KeyListener): () => void {
  keyListeners.add(listener)
  return () => void keyListeners.delete(listener)
}

/** Whether a picture at least can float above all windows, with the browser's own controls. */
export const isVideoPipSupported = (): boolean => document.pictureInPictureEnabled === true

/** Where the browser refuses, because nothing is playing yet, the picture stays where it is. */
export async function enterVideoPip(video: HTMLVideoElement): Promise<void> {
  await video.requestPictureInPicture().catch(() => undefined)
}
