/** Rejects with a `TimeoutError` if the promise is still pending after `ms`. */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException(`pending after ${ms} ms`, 'TimeoutError')), ms)
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer))
}
