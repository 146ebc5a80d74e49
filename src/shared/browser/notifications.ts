export type NotificationPermissionStatus = NotificationPermission | 'unsupported'

const ICON = '/icon-192.png'

export function readNotificationPermission(): NotificationPermissionStatus {
  if (!('Notification' in window) || !window.isSecureContext) return 'unsupported'
  const { permission } = Notification
  return permission === 'default' && !isConstructible() ? 'unsupported' : permission
}

/** Browsers on Android and iOS have a constructor that throws. Without permission this notification is never shown. */
function isConstructible(): boolean {
  try {
    return new Notification('') instanceof Notification
  } catch {
    return false
  }
}

/** Requires a user activation; `default` if the user closes the prompt without an answer. */
export const requestNotificationPermission = (): Promise<NotificationPermission> => Notification.requestPermission()

/** Calls back when the user changes the permission in the browser, which not every browser reports. */
export async function onNotificationPermissionChange(callback: () => void): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: 'notifications' })
    status.addEventListener('change', callback)
  } catch {
    // The permission is read again when the user returns to the tab.
  }
}

interface BrowserNotification {
  title: string
  body: string
  /** Replaces the notification that has the same tag. */
  tag: string
}

/**
 * A click brings the tab to the front. Returns a function that closes the notification.
 * @throws in browsers that show notifications of service workers only
 */
export function showBrowserNotification(shown: BrowserNotification, onClick: () => void): () => void {
  const { title, ...content } = shown
  // `renotify`, which the type lacks, presents a replacement like a new notification.
  const options = { ...content, icon: ICON, lang: document.documentElement.lang, renotify: true }
  const notification = new Notification(title, options)
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
    onClick()
  })
  return () => notification.close()
}
