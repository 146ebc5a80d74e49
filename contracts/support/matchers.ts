import { MatchersV3 } from '@pact-foundation/pact'

export const { eachLike, integer, like, matchStatus, regex, string } = MatchersV3

/** As `Uuid` of the description: any version, any case. */
const UUID = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$'

export const uuid = (example: string) => regex(UUID, example)

/** Something of whatever type, only neither null nor empty. */
export const something = (example: string | number) => ({ 'pact:matcher:type': 'notEmpty', value: example })
