import type { RTCIceTransport } from 'werift'

/** How often a silence is looked for, as a part of the silence itself. */
const CHECKS_PER_TIMEOUT = 5

/**
 * Calls back once when nothing has come from a browser for a while. A browser that is there asks every few seconds whether
 * we still want to hear of it (RFC 7675), also when it has nothing to send. Answers how to stop.
 */
export const watchInactivity = (
  connection: Pick<RTCIceTransport['connection'], 'candidatePairs'>,
  inactivityMs: number,
  onInactive: () => void,
): (() => void) => {
  const arrived = (): number =>
    connection.candidatePairs.reduce((sum, pair) => sum + pair.requestsReceived + pair.packetsReceived, 0)

  let before = arrived()
  let silentLooks = 0
  const timer = setInterval(() => {
    const now = arrived()
    silentLooks = now === before ? silentLooks + 1 : 0
    before = now
    if (silentLooks < CHECKS_PER_TIMEOUT) return
    clearInterval(timer)
    onInactive()
  }, inactivityMs / CHECKS_PER_TIMEOUT)
  timer.unref()
  return () => clearInterval(timer)
}
