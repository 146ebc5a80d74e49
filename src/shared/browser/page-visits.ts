/**
 * Calls back when the doctor comes back to this page: from another tab, from another window, or through Back from another
 * site, where the browser shows the page as it was left. One return may call back more than once.
 */
export function onPageRevisited(callback: () => void): void {
  window.addEventListener('focus', callback)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') callback()
  })
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) callback()
  })
}
