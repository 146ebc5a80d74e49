/** Settles like the promise, or fails when that takes too long. */
export function within<Value>(promise: Promise<Value>, ms: number, message: string): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const patience = setTimeout(() => reject(new Error(message)), ms)
  return Promise.race([promise, late]).finally(() => clearTimeout(patience))
}
