import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import type { PactDocument } from '../support/pact-document.ts'

/** Mismatches by the description of the interaction; an empty list if it matches. */
export type Verdicts = ReadonlyMap<string, readonly string[]>

interface Result {
  result: 'OK' | 'Error'
  mismatch?: Mismatch
}
interface Report {
  interactionResults: readonly (Result & { description: string })[]
}
type Mismatch =
  | { type: 'mismatches'; mismatches: readonly { path?: string; mismatch: string }[] }
  | { type: 'error'; message: string }

/**
 * Verifies all interactions of a pact instead of failing with the first. The provider name is not passed to Pact, which would
 * then fetch further pacts from a broker set in the environment.
 */
export async function runVerifier(pact: PactDocument, options: VerifierOptions): Promise<Verdicts> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify(pact))
  try {
    const verifier = new Verifier({ ...options, pactUrls: [file], logLevel: 'error', timeout: 20_000 })
    const report = await verifier.verifyProvider().catch(reportOfFailure)
    const { interactionResults } = JSON.parse(String(report)) as Report
    return new Map(interactionResults.map(({ description, ...result }) => [description, problemsOf(result)]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Pact reports a failed verification as an error whose message is JSON; other errors are thrown. */
function reportOfFailure(error: unknown): string {
  if (error instanceof Error && error.message.startsWith('{')) return error.message
  throw error
}

function problemsOf({ result, mismatch }: Result): string[] {
  if (result === 'OK') return []
  if (!mismatch) return ['failed without a reason']
  if (mismatch.type === 'error') return [mismatch.message]
  return mismatch.mismatches.map(({ path, mismatch: what }) => [path, what].filter(Boolean).join(': '))
}
