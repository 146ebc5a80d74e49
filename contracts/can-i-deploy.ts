// `npm run pact:can-i-deploy`: asks a broker whether the checked-out commit works with the deployed providers.
import { canIDeploy } from './publishing/broker.ts'
import { run } from './publishing/run.ts'
import { CONSUMER } from './support/pact-files.ts'

await run(async ({ broker, version, environment }) => {
  const { deployable, reason } = await canIDeploy(broker, { application: CONSUMER, version, environment })
  console.log(`${CONSUMER} ${version} ${deployable ? 'can' : 'cannot'} be deployed to ${environment}: ${reason}`)
  return deployable
})
