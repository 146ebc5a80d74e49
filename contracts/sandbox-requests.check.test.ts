import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createParticipants } from '../sandbox/testing/consultation.ts'
import { createFakeMedia } from '../sandbox/testing/fake-media.ts'
import { startTestPlatform, type TestPlatform } from '../sandbox/testing/test-platform.ts'
import { pacts } from './support/committed-pacts.ts'
import { readAsyncApi } from './support/description.ts'
import { compileSchema } from './support/relied-fields.ts'
import { messageBodies } from './support/sent-values.ts'

const description = readAsyncApi('telemedicine')
const REJECTED_BODY = / (is missing|not as described)$/

let platform: TestPlatform
const { joinBoth, disconnectAll } = createParticipants(() => platform)
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 1, openMedia: () => createFakeMedia().engine })
})
afterEach(disconnectAll)
afterAll(() => platform.close())

const variantsOf = (body: Record<string, unknown>): unknown[] => [
  null,
  'text',
  [],
  { ...body, another: 1 },
  ...Object.keys(body).flatMap((name) => {
    const { [name]: _, ...others } = body
    return [others, { ...others, [name]: '' }]
  }),
]

test.each([...Map.groupBy(messageBodies(pacts.telemedicine, description), ({ name }) => name)])(
  'the sandbox accepts the bodies of %s that are described, and no others',
  async (name, bodies) => {
    const { doctor } = await joinBoth()
    for (const { body, schema } of bodies) {
      const isDescribed = compileSchema(schema, description.components)
      for (const variant of [...variantsOf(body), body]) {
        const { error = '' } = await doctor.request(name, variant)
        expect(REJECTED_BODY.test(error), `${JSON.stringify(variant)}: ${error}`).toBe(!isDescribed(variant))
      }
    }
  },
)
