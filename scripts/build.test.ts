import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './support/paths.mjs'

/** A clone without packages, whose Rsbuild is the script `build`. */
function freshClone(build: string): string {
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
  writeFileSync(join(folder, 'rsbuild/rsbuild.cjs'), build)
  return folder
}

test('npm run build installs the packages of a fresh clone first', () => {
  const cwd = freshClone("require('fs').cpSync('package.json', 'dist/package.json')")
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  expect(readFileSync(join(cwd, 'dist/package.json'), 'utf8')).toContain('@rsbuild/core')
})

test('npm run build ends at a signal, with Rsbuild', async () => {
  const cwd = freshClone("console.log('Rsbuild', process.pid); setTimeout(() => {}, 60_000)")
  const build = spawn(process.execPath, ['scripts/build.mjs'], { cwd })
  onTestFinished(() => void build.kill('SIGKILL'))
  let output = ''
  build.stdout.on('data', (text) => (output += text))
  await expect.poll(() => output).toMatch(/Rsbuild \d+/)
  build.kill('SIGTERM')
  expect(await once(build, 'exit')).not.toContain(0)
  const [, pid] = /Rsbuild (\d+)/.exec(output) ?? []
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})
