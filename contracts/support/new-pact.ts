import { PactV4 } from '@pact-foundation/pact'
import { CONSUMER, type ProviderName, REGENERATED } from './pact-files.ts'

export const newPact = (provider: ProviderName): PactV4 =>
  new PactV4({ consumer: CONSUMER, provider, dir: REGENERATED, logLevel: 'error' })
