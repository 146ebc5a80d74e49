// `npm run pact:publish` and `npm run pact:can-i-deploy`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMITTED, CONSUMER, pactFileName, PROVIDERS } from '../support/pact-files.ts'
import { canIDeploy, publishPacts } from './broker.ts'
import { type ReleaseSettings, readSettings } from './settings.ts'

/** Publishes the committed pacts under the checked-out commit. */
async function publish(settings: ReleaseSettings): Promise<boolean> {
  const pacts = Object.values(PROVIDERS).map((provider) => ({
    provider,
    content: readFileSync(join(COMMITTED, pactFileName(provider)), 'utf8'),
  }))
  const notices = await publishPacts(settings, pacts)
  console.log(notices.join('\n'))
  return true
}

/** Whether the deployed providers have verified the checked-out commit. */
async function checkDeployable(settings: ReleaseSettings): Promise<boolean> {
  const { version, environment } = settings
  const { deployable, reason } = await canIDeploy(settings)
  console.log(`${CONSUMER} ${version} ${deployable ? 'can' : 'cannot'} be deployed to ${environment}: ${reason}`)
  return deployable
}

const commands = new Map([
  ['publish', publish],
  ['can-i-deploy', checkDeployable],
])

try {
  const command = commands.get(process.argv[2] ?? '')
  if (!command) throw new Error(`Name one of the commands: ${[...commands.keys()].join(', ')}.`)
  process.exitCode = (await command(readSettings(process.env))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
