export function onOnline(callback: () => void): () => void {
  addEventListener('online', callback)
  return () => removeEventListener('online', callback)
}
