import type { PactV4 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import { ApiError, type MalformedResponse } from '@/shared/api'
import { configureTestHttp } from '../../tests/support/vitest/configure-test-http'
import { ENDED_TOKEN, type GivenState, given, signedIn, TOKEN } from './given-state.ts'
import { ANY_SUCCESS } from './matchers.ts'
import { newPact } from './new-pact.ts'
import { PROVIDERS } from './pact-files.ts'

type Interaction = ReturnType<PactV4['addInteraction']>
type FillRequest = NonNullable<Parameters<Interaction['withRequest']>[2]>
type ResponseStatus = Parameters<ReturnType<Interaction['withRequest']>['willRespondWith']>[0]

export interface PortalRequest {
  method: 'GET' | 'POST'
  path: string
  fill: FillRequest
}

export interface Exchange {
  given?: readonly GivenState[]
  receiving: string
  request: PortalRequest
  /** Only where the portal shows a text of the response. */
  language?: string
  status?: ResponseStatus
  /** The fields that the portal reads; absent if it ignores the body. */
  responseBody?: unknown
}

interface CallbackLog {
  unauthorized: (string | null)[]
  malformed: MalformedResponse[]
}

const pact = newPact(PROVIDERS.http)

export const get = (path: string): PortalRequest => ({ method: 'GET', path, fill: () => {} })
export const post = (path: string, body?: object): PortalRequest => ({
  method: 'POST',
  path,
  fill: (request) => body && request.jsonBody(body),
})

/** Plays an interaction as the signed-in doctor. @returns the result of `call` */
export async function exchange<T>(options: Exchange, call: () => Promise<T>): Promise<T> {
  const { result } = await runExchange({ ...options, given: [signedIn, ...(options.given ?? [])] }, TOKEN, call)
  return result
}

export const anonymousExchange = <T>(options: Exchange, call: () => Promise<T>) => runExchange(options, null, call)

/** Plays the interaction with an ended session, and expects `onUnauthorized` with its token, except in the background. */
export async function expectSessionOver(
  { receiving, request, isBackground = false }: Pick<Exchange, 'receiving' | 'request'> & { isBackground?: boolean },
  call: () => Promise<unknown>,
): Promise<void> {
  const { result, received } = await runExchange(
    {
      given: [['the session is over', { token: ENDED_TOKEN }]],
      receiving: `${receiving}, after the session has ended`,
      request,
      status: 401,
    },
    ENDED_TOKEN,
    () => expectApiError(call),
  )
  expect(result).toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(received.unauthorized).toEqual(isBackground ? [] : [ENDED_TOKEN])
}

/** @returns the error of a call that must fail */
export async function expectApiError(call: () => Promise<unknown>): Promise<ApiError> {
  const error = await call().then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

async function runExchange<T>(
  { receiving, request, language, status = ANY_SUCCESS, responseBody, given: states = [] }: Exchange,
  token: string | null,
  call: () => Promise<T>,
) {
  const received: CallbackLog = { unauthorized: [], malformed: [] }
  const interaction = pact.addInteraction()
  given(interaction, states)
  const result = await interaction
    .uponReceiving(receiving)
    .withRequest(request.method, request.path, (builder) => {
      builder.headers({
        Accept: 'application/json',
        ...(language && { 'Accept-Language': language }),
        ...(token && { Authorization: `Bearer ${token}` }),
      })
      request.fill(builder)
    })
    .willRespondWith(status, (builder) => {
      if (responseBody !== undefined) builder.jsonBody(responseBody)
    })
    .executeTest(async ({ url }) => {
      configureTestHttp({
        baseUrl: url,
        getToken: () => token,
        getLanguage: () => language,
        onUnauthorized: (used) => received.unauthorized.push(used),
        onMalformed: (report) => received.malformed.push(report),
      })
      return { value: await call() }
    })
  expect(received.malformed).toEqual([])
  if (!result) throw new Error('the interaction was not played')
  return { result: result.value, received }
}
