import type { PlatformStates } from '../../provider-states.ts'

export type StateHandlers<Name extends keyof PlatformStates = keyof PlatformStates> = {
  readonly [State in Name]: (parameters: PlatformStates[State]) => unknown
}

/** For states that are true without preparation, for example that a new clinic has no notification. */
export const noPreparation = (): void => undefined
