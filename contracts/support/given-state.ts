import type { StateParameters } from '../provider-states.ts'

export type GivenState = {
  [Name in keyof StateParameters]: StateParameters[Name] extends null
    ? readonly [Name]
    : readonly [Name, StateParameters[Name]]
}[keyof StateParameters]

interface PactParameters {
  [name: string]: PactValue
}
type PactValue = string | number | boolean | null | PactValue[] | PactParameters

interface StatefulInteraction {
  given(name: string, parameters?: PactParameters): unknown
}

export const TOKEN = 'token-of-the-doctor'
export const ENDED_TOKEN = 'token-of-an-ended-session'
export const signedIn: GivenState = ['the doctor is signed in', { token: TOKEN }]

export function given(interaction: StatefulInteraction, states: readonly GivenState[]): void {
  for (const [name, parameters] of states) {
    // A JSON round trip drops undefined fields, which the pact cannot contain.
    interaction.given(name, parameters && (JSON.parse(JSON.stringify(parameters)) as PactParameters))
  }
}
