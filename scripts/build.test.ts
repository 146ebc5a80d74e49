import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './support/paths.mjs'

test('npm run build installs the packages of a fresh clone first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  mkdirSync(join(folder, 'rsbuild'))

  const devDependencies = { '@rsbuild/core': 'file:rsbuild' }
  const rsbuild = { name: '@rsbuild/core', version: '1.0.0', bin: { rsbuild: 'rsbuild.cjs' } }
  const packages = {
    '': { devDependencies },
    'node_modules/@rsbuild/core': { resolved: 'rsbuild', link: true },
    rsbuild: { ...rsbuild, dev: true },
  }
  const files = {
    'package.json': { devDependencies, scripts: { prepare: 'node --version' } },
    'package-lock.json': { lockfileVersion: 3, packages },
    'rsbuild/package.json': rsbuild,
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), JSON.stringify(content))
  writeFileSync(join(folder, 'rsbuild/rsbuild.cjs'), "require('fs').cpSync('package.json', 'dist/package.json')")

  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  expect(readFileSync(join(folder, 'dist/package.json'), 'utf8')).toContain('@rsbuild/core')
})
