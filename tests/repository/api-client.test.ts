import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../scripts/support/paths.mjs'

const DESCRIPTION = `paths:
  /api/v1/tickets/{uuid}:
    summary: One ticket
    parameters: [{ in: path, name: uuid, required: true }]
    get: { operationId: readTicket }
`

test('only operations become preloaded requests, not the parameters of a path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const generated = join(folder, 'src/shared/api/generated')
  mkdirSync(generated, { recursive: true })
  mkdirSync(join(folder, 'openapi'))
  writeFileSync(join(folder, 'openapi/openapi.yaml'), DESCRIPTION)

  const config = JSON.stringify(pathToFileURL(join(root, 'orval.config.ts')))
  const code = `import(${config}).then((config) => config.default.api.hooks.afterAllFilesWrite[1]())`
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  expect(readFileSync(join(generated, 'paths.ts'), 'utf8').match(/^export.*$/gm)).toEqual([
    "export const readTicket = { method: 'GET', path: '/api/v1/tickets/{uuid}' } as const",
  ])
})
