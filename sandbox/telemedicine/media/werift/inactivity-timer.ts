import type { RTCIceTransport } from 'werift'

const CHECKS_PER_TIMEOUT = 5

/**
 * Calls `onInactive` once when nothing was received for `inactivityMs`. A connected browser sends a consent check (RFC 7675)
 * every few seconds, even without media. @returns a function that stops the timer
 */
export const watchInactivity = (
  connection: Pick<RTCIceTransport['connection'], 'candidatePairs'>,
  inactivityMs: number,
  onInactive: () => void,
): (() => void) => {
  const receivedCount = (): number =>
    connection.candidatePairs.reduce((sum, pair) => sum + pair.requestsReceived + pair.packetsReceived, 0)

  let before = receivedCount()
  let inactiveChecks = 0
  const timer = setInterval(() => {
    const now = receivedCount()
    inactiveChecks = now === before ? inactiveChecks + 1 : 0
    before = now
    if (inactiveChecks < CHECKS_PER_TIMEOUT) return
    clearInterval(timer)
    onInactive()
  }, inactivityMs / CHECKS_PER_TIMEOUT)
  timer.unref()
  return () => clearInterval(timer)
}
