import { expect, test } from 'vitest'
import { failsVerification } from './mutation/response-mutations.ts'
import { pacts } from './support/committed-pacts.ts'

test.each([
  [201, 'a support ticket without a file: TECHNICAL, HIGH', false],
  [204, 'the removal of a notification', false],
  [403, 'the selection of a clinic in which the doctor does not work', false],
  [302, 'the removal of a notification', true],
])('status %i to "%s": the verification fails: %s', async (status, description, fails) => {
  const interactions = pacts.http.interactions.filter((interaction) => interaction.description === description)
  expect(interactions).toHaveLength(1)
  expect(await failsVerification(pacts.http, interactions, ({ body }) => ({ status, body }))).toBe(fails)
})
