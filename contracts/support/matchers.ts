import { MatchersV3 } from '@pact-foundation/pact'

export const { eachLike, integer, like, matchStatus, regex, string } = MatchersV3

/** Any 2xx, as `openapi.yaml` says in its rules for every operation. */
export const ANY_SUCCESS = matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success)

/** Like `Uuid` in `openapi.yaml`: any version, any case. */
const UUID = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$'

export const uuid = (example: string) => regex(UUID, example)

/** A value of any type that is neither null nor empty. */
export const notEmpty = (example: string | number) => ({ 'pact:matcher:type': 'notEmpty', value: example })

/** Any status of an error, as a number in a body. */
export const errorStatus = (example: number) => ({
  'pact:matcher:type': 'regex',
  regex: '^[45][0-9]{2}$',
  value: example,
})
