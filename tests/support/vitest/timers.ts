type Timer = ReturnType<typeof setTimeout>

const { setTimeout: startTimeout, setInterval: startInterval } = globalThis
const started = new Set<Timer>()

const track = <Start extends (...args: never) => Timer>(start: Start): Start =>
  new Proxy(start, {
    apply(_start, self, args) {
      const timer = Reflect.apply(start, self, args as never)
      started.add(timer)
      return timer
    },
  })

/**
 * A page that is left has no timers, but a test that leaves its page has: they would write to the storage of the next test,
 * or start again in its fake clock, which `runAllTimers` then never empties.
 */
export function trackTimers(): void {
  globalThis.setTimeout = track(startTimeout)
  globalThis.setInterval = track(startInterval)
}

export function clearTimers(): void {
  for (const timer of started) clearTimeout(timer)
  started.clear()
}

export function untrackTimers(): void {
  clearTimers()
  globalThis.setTimeout = startTimeout
  globalThis.setInterval = startInterval
}
