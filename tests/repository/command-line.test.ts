import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['chaos', 'tests/chaos/chaos.ts'],
  ['bench', 'tests/performance/bench.ts'],
])('npm run %s, which no other check runs, loads its modules and explains a wrong option', (script, program) => {
  const { status, stderr } = spawnSync(process.execPath, [program, '--unknown'], { encoding: 'utf8' })
  expect(stderr).toContain(`npm run ${script} -- [options]`)
  expect(status).toBe(1)
})
