import type { StateParameters } from '../provider-states.ts'

/** A provider state with its parameters, if it has any. */
export type GivenState = {
  [Name in keyof StateParameters]: StateParameters[Name] extends null
    ? readonly [Name]
    : readonly [Name, StateParameters[Name]]
}[keyof StateParameters]

type PactParameters = { [name: string]: PactValue }
type PactValue = string | number | boolean | null | PactValue[] | PactParameters

interface TakesStates {
  given(name: string, parameters?: PactParameters): unknown
}

/** Whose portal it is. */
export const TOKEN = 'token-of-the-doctor'
export const signedIn: GivenState = ['the doctor is signed in', { token: TOKEN }]

export function given(interaction: TakesStates, states: readonly GivenState[]): void {
  for (const [name, parameters] of states) {
    // Through JSON, because that is how it ends up in the pact: a field that is undefined is no field.
    interaction.given(name, parameters && (JSON.parse(JSON.stringify(parameters)) as PactParameters))
  }
}
