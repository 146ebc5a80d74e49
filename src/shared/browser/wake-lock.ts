/**
 * Keeps the screen from going dark for as long as nobody calls the returned function. The browser lets go whenever the page
 * is out of sight, so that it is asked anew when the page is back. Where it cannot, or may not (an empty battery), the
 * screen goes dark as ever.
 */
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
