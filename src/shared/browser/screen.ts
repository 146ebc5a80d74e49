export const isFullscreenSupported = (): boolean => document.fullscreenEnabled === true

export const isFullscreen = (): boolean => Boolean(document.fullscreenElement)

export function onFullscreenChange(callback: () => void): () => void {
  document.addEventListener('fullscreenchange', callback)
  return () => document.removeEventListener('fullscreenchange', callback)
}

/** A rejection by the browser is ignored. A `<dialog>` cannot enter fullscreen itself; an element inside it can. */
export async function enterFullscreen(element: Element): Promise<void> {
  await element.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

export async function exitFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
}

/** The browser releases the lock when the page is hidden, so it is requested again when the page is visible. */
export function keepScreenAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null)
  const requestWakeLock = () => {
    if (document.visibilityState === 'visible' && 'wakeLock' in navigator) {
      lock = navigator.wakeLock.request('screen').catch(() => null)
    }
  }
  requestWakeLock()
  document.addEventListener('visibilitychange', requestWakeLock)
  return () => {
    document.removeEventListener('visibilitychange', requestWakeLock)
    void lock.then((sentinel) => sentinel?.release())
  }
}

/** Mobile browsers do not support screen sharing. */
export const isScreenShareSupported = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {})

interface DocumentPip {
  requestWindow: (size: { width: number; height: number }) => Promise<Window>
}

type KeyListener = (event: KeyboardEvent) => void

const keyListeners = new Set<KeyListener>()

const documentPip = (): DocumentPip | undefined =>
  (globalThis as { documentPictureInPicture?: DocumentPip }).documentPictureInPicture

/** Document picture-in-picture: an always-on-top window with arbitrary content. */
export const isDocumentPipSupported = (): boolean => documentPip() !== undefined

/** With the styles, mode and language of the page. Requires a user activation; null if the browser rejects it. */
export async function openPipWindow(size: { width: number; height: number }): Promise<Window | null> {
  const opened = await documentPip()
    ?.requestWindow(size)
    .catch(() => null)
  if (!opened) return null
  const { documentElement, head, body } = opened.document
  documentElement.lang = document.documentElement.lang
  Object.assign(documentElement.dataset, document.documentElement.dataset)
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) head.append(sheet.cloneNode(true))
  // The content of the window does not scroll as a whole.
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

/** Reports key presses in that window, which do not reach the page. Returns unsubscribe. */
export function onPipKeyDown(listener: KeyListener): () => void {
  keyListeners.add(listener)
  return () => void keyListeners.delete(listener)
}

export const isVideoPipSupported = (): boolean => document.pictureInPictureEnabled === true

/** A rejection, for example because nothing is playing yet, is ignored. */
export async function enterVideoPip(video: HTMLVideoElement): Promise<void> {
  await video.requestPictureInPicture().catch(() => undefined)
}
