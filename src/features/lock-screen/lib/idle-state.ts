/** `idle`: the screen is locked; `over`: the session ends. */
export type IdleState = 'active' | 'idle' | 'over'

const SESSION_IDLE_FACTOR = 2

/** @param idleMs time without input until the screen locks; 0 disables it */
export function idleStateAt(now: number, lastInput: number, idleMs: number): IdleState {
  if (idleMs === 0 || now - lastInput < idleMs) return 'active'
  return now < sessionEndAt(lastInput, idleMs) ? 'idle' : 'over'
}

export const sessionEndAt = (lastInput: number, idleMs: number): number => lastInput + SESSION_IDLE_FACTOR * idleMs
