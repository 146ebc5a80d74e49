import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>
}

test.each(readdirSync('.github/workflows'))('%s runs only scripts that package.json has', (file) => {
  const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8')) as Workflow
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  const called = commands.flatMap((command) =>
    [...command.matchAll(/npm (?:run )?(\S+)/g)].map(([, name = '']) => name),
  )
  expect(called).toContain('test')
  expect(called.filter((name) => name !== 'ci' && !(name in packageJson.scripts))).toEqual([])
})
