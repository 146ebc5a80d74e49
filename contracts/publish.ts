// `npm run pact:publish`: publishes the committed pacts to a broker, under the checked-out commit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishPacts } from './publishing/broker.ts'
import { run } from './publishing/run.ts'
import { COMMITTED, CONSUMER, pactFileName, PROVIDERS } from './support/pact-files.ts'

await run(async ({ broker, version, branch }) => {
  const pacts = Object.values(PROVIDERS).map((provider) => ({
    provider,
    content: readFileSync(join(COMMITTED, pactFileName(provider)), 'utf8'),
  }))
  const notices = await publishPacts(broker, { application: CONSUMER, version, branch, pacts })
  console.log(notices.join('\n'))
  return true
})
