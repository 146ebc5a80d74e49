/** `idle`: the screen is veiled; `over`: the session ends. */
export type IdleState = 'active' | 'idle' | 'over'

/** After this many times the idle time, nobody is expected to come back. */
const SESSION_IDLE_FACTOR = 2

/** @param idleMs how long a doctor may do nothing; 0 means for ever */
export function idleStateAt(now: number, lastInput: number, idleMs: number): IdleState {
  if (idleMs === 0 || now - lastInput < idleMs) return 'active'
  return now < sessionEndAt(lastInput, idleMs) ? 'idle' : 'over'
}

export const sessionEndAt = (lastInput: number, idleMs: number): number => lastInput + SESSION_IDLE_FACTOR * idleMs
