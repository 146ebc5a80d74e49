/** The platform that is held against the pacts: the sandbox, or somebody else's. */
export interface ProviderUnderTest {
  /** Without a slash at the end. */
  url: string
  /** Whose session the states prepare; the pacts only hold an example. */
  token: string
  /** Makes a state of the pacts true. */
  prepare(state: string, parameters: Record<string, unknown>): Promise<void>
  /** The last word on the body of a request, for a state that no server can be in. */
  reshapeBody?(body: Buffer): Buffer
  close(): Promise<void>
}
