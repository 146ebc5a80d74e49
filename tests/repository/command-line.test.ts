import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

const run = (program: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', env: { ...process.env, ...env } })

test.each([
  ['chaos', 'tests/chaos/chaos.ts'],
  ['bench', 'tests/performance/bench.ts'],
])('npm run %s, which no other check runs, loads its modules and explains a wrong option', (script, program) => {
  const { status, stderr } = run(program, ['--unknown'])
  expect(stderr).toContain(`npm run ${script} -- [options]`)
  expect(status).toBe(1)
})

test('--help prints the options, and is not an error', () => {
  const { status, stdout, stderr } = run('tests/chaos/chaos.ts', ['--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('npm run chaos -- [options]')
})

test('npm run contract:mutate rejects a part that does not exist', () => {
  const { status, stderr } = run('contracts/mutation/run.ts', ['htp'])
  expect(stderr).toBe('htp: there are descriptions, http, live-events, telemedicine\n')
  expect(status).toBe(1)
})

test.each([
  ['--unknown', "Unknown option '--unknown'"],
  ['--base=no-such-commit', 'the base "no-such-commit" is no commit of this clone; '],
])('npm run api:breaking %s is rejected with a sentence', (option, sentence) => {
  const { status, stderr } = run('scripts/checks/api-breaking/run.ts', [option])
  expect(stderr).toMatch(/^.+\n$/)
  expect(stderr).toContain(sentence)
  expect(status).toBe(1)
})

test.skipIf(!existsSync('.git'))(
  'npm run lint:commits checks nothing if git refuses the repository, and says why',
  () => {
    const { status, stdout } = run('scripts/checks/check-commits.mjs', [], {
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
    })
    expect(stdout).toContain('dubious ownership')
    expect(status).toBe(0)
  },
)
