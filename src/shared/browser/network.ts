/** Calls back each time the browser has a network again after it had none, until the returned function is called. */
export function onOnline(callback: () => void): () => void {
  addEventListener('online', callback)
  return () => removeEventListener('online', callback)
}
