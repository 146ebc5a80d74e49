/** Errors outside of any handler. Errors without an error object (another origin, `ResizeObserver`) are given as events. */
export function onUncaughtError(callback: (error: unknown) => void): void {
  window.addEventListener('error', (event) => callback(event.error ?? event))
  window.addEventListener('unhandledrejection', ({ reason }) => callback(reason))
}
