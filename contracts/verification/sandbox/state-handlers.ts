import type { PlatformStates } from '../../provider-states.ts'

/** How the states are made true; some or all of them. */
export type StateHandlers<Name extends keyof PlatformStates = keyof PlatformStates> = {
  readonly [State in Name]: (parameters: PlatformStates[State]) => unknown
}

/** For what is true of itself, such as that a fresh clinic has no notification. */
export const asItIs = (): void => undefined
