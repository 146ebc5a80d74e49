export function withTimeout<Value>(promise: Promise<Value>, ms: number, message: string): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(message)), ms)
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
