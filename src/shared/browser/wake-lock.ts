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
