/**
 * Calls back when the doctor comes back to this page: from another tab, from another window, out of a sleep in which the
 * browser had frozen it, or through Back from another site, where the browser shows the page as it was left. One return
 * may call back more than once.
 */
export function onPageResumed(callback: () => void): void {
  window.addEventListener('focus', callback)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') callback()
  })
  document.addEventListener('resume', callback)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) callback()
  })
}

/** Calls back when the browser puts the page aside as it is, to show it again at once when Back leads to it. */
export function onPageCached(callback: () => void): void {
  window.addEventListener('pagehide', (event) => {
    if (event.persisted) callback()
  })
}

/** Says whether anybody can see the page, now and whenever that changes: another tab in front, a minimised window. */
export function watchPageVisibility(callback: (isVisible: boolean) => void): void {
  const notify = () => callback(document.visibilityState === 'visible')
  notify()
  document.addEventListener('visibilitychange', notify)
}
