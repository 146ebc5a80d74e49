interface DocumentPip {
  window: Window | null
  requestWindow: (size: { width: number; height: number }) => Promise<Window>
}

type KeyListener = (event: KeyboardEvent) => void

const keyListeners = new Set<KeyListener>()

const documentPip = (): DocumentPip | undefined =>
  (globalThis as { documentPictureInPicture?: DocumentPip }).documentPictureInPicture

/** Document picture-in-picture: an always-on-top window with arbitrary content. */
export const isDocumentPipSupported = (): boolean => documentPip() !== undefined

/**
 * The window has the styles of the page and follows its mode and language. Requires a user activation; null if the browser
 * rejects it.
 */
export async function openPipWindow(size: { width: number; height: number }): Promise<Window | null> {
  const opened = await documentPip()
    ?.requestWindow(size)
    .catch(() => null)
  if (!opened) return null
  const { documentElement, head, body } = opened.document
  const page = document.documentElement
  const copyAttributes = () => {
    documentElement.lang = page.lang
    for (const name of Object.keys(documentElement.dataset)) delete documentElement.dataset[name]
    Object.assign(documentElement.dataset, page.dataset)
  }
  copyAttributes()
  const observer = new MutationObserver(copyAttributes)
  observer.observe(page, { attributes: true })
  opened.addEventListener('pagehide', () => observer.disconnect(), { once: true })
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) head.append(sheet.cloneNode(true))
  // No gutter, because the content of the window does not scroll as a whole.
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

/** Closes a window of either kind, if there is one. */
export function closePip(): void {
  documentPip()?.window?.close()
  if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => undefined)
}
