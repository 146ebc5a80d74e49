import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { debounce } from 'patronum'
import { signIn } from '@/shared/api'
import { $lastSessionEnd, keepTokenFx, sessionEnded, tokenReceived } from '@/shared/auth'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { type SignInTrouble, troubleOf } from './sign-in-error'

export type SignInStatus =
  | { kind: 'idle' | 'signing-in' | 'taking-long' | 'signed-in' }
  | { kind: 'failed'; trouble: SignInTrouble }

interface Credentials {
  email: string
  password: OneTimeSecret
}

interface Attempt {
  credentials: Credentials
  call: AbortController
}

/** After this time the page says that it takes longer than usual. */
const TAKES_LONG_AFTER_MS = 4_000

// What happened
export const signInSubmitted = createEvent<Credentials>()
export const signInCancelled = createEvent()
const attemptBegun = createEvent<Attempt>()

// What the world does for us
const askForTokenFx = createEffect(async ({ credentials, call }: Attempt): Promise<string> => {
  const { email, password } = credentials
  const { statusCode, token } = await signIn({ email, password: password.take() }, { signal: call.signal })
  if (statusCode !== 200) throw new Error(`sign-in answered ${statusCode}`)
  return token
})

// State
export const $signInStatus = createStore<SignInStatus>({ kind: 'idle' })
export const $isSigningIn = $signInStatus.map(({ kind }) => kind !== 'idle' && kind !== 'failed')
/** Grows with every refusal: the password typed before it is of no use any more. */
export const $refusals = createStore(0)
/** The platform ended the last session by itself, and the doctor should know why this page is here. */
export const $hasExpired = $lastSessionEnd.map((end) => end === 'expired')
/** The call of the running attempt, so that it can be called off. */
const $call = createStore<AbortController | null>(null, { serialize: 'ignore' })
const abortCallFx = attach({ source: $call, effect: (call) => call?.abort() })

// Flow
sample({
  clock: signInSubmitted,
  source: $isSigningIn,
  filter: (isSigningIn) => !isSigningIn,
  fn: (_, credentials): Attempt => ({ credentials, call: new AbortController() }),
  target: attemptBegun,
})
sample({ clock: attemptBegun, fn: (): SignInStatus => ({ kind: 'signing-in' }), target: $signInStatus })
sample({ clock: attemptBegun, fn: ({ call }) => call, target: $call })
sample({ clock: attemptBegun, target: askForTokenFx })
sample({ clock: signInCancelled, target: abortCallFx })
sample({
  clock: debounce($call, TAKES_LONG_AFTER_MS),
  source: $signInStatus,
  filter: ({ kind }) => kind === 'signing-in',
  fn: (): SignInStatus => ({ kind: 'taking-long' }),
  target: $signInStatus,
})

sample({ clock: askForTokenFx.doneData, target: tokenReceived })
sample({ clock: keepTokenFx.done, fn: (): SignInStatus => ({ kind: 'signed-in' }), target: $signInStatus })
sample({ clock: keepTokenFx.fail, fn: (): SignInStatus => failed('cookiesBlocked'), target: $signInStatus })
const attemptFailed = sample({ clock: askForTokenFx.failData, fn: troubleOf })
sample({
  clock: attemptFailed,
  fn: (trouble): SignInStatus => (trouble === null ? { kind: 'idle' } : failed(trouble)),
  target: $signInStatus,
})
sample({
  clock: attemptFailed,
  source: $refusals,
  filter: (_, trouble) => trouble === 'refused',
  fn: (refusals) => refusals + 1,
  target: $refusals,
})

sample({ clock: sessionEnded, fn: (): SignInStatus => ({ kind: 'idle' }), target: $signInStatus })

function failed(trouble: SignInTrouble): SignInStatus {
  return { kind: 'failed', trouble }
}
