export interface ProviderUnderTest {
  /** Without a trailing slash. */
  url: string
  /** Replaces the example token of the pacts. */
  token: string
  prepare(state: string, parameters: Record<string, unknown>): Promise<void>
  /** Changes the body of a request, for a state that only the request can produce (a file that is too large). */
  reshapeBody?(body: Buffer): Buffer
  close(): Promise<void>
}
