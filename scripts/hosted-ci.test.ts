import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './paths.mjs'

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test.each(readdirSync(join(root, '.github/workflows')))('%s runs only scripts that package.json has', (file) => {
  const { jobs } = parse(read(`.github/workflows/${file}`)) as Workflow
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  const called = commands.flatMap((command) =>
    [...command.matchAll(/npm (?:run )?(\S+)/g)].map(([, name = '']) => name),
  )
  expect(called).toContain('test')
  expect(called.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
})

test('the update bot never proposes the major versions that the portal cannot take', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames: string[]; matchUpdateTypes?: string[]; enabled?: boolean }[]
  }
  const blocked = packageRules.filter(
    ({ enabled, matchUpdateTypes }) => enabled === false && matchUpdateTypes?.[0] === 'major',
  )
  expect(blocked.flatMap(({ matchPackageNames }) => matchPackageNames)).toEqual(['primereact'])
})
