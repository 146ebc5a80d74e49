// `npm run lint:commits`: form and spelling of every commit subject since the commit that introduced the rule.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile, root } from '../support/paths.mjs'

const RULE_FILE = 'commitlint.config.js'

const run = (/** @type {string} */ program, /** @type {string[]} */ args, input = '') => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    input,
  })
  const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT'
  if (error && !isMissing) throw error
  return { isMissing, isGreen: status === 0, output: `${stdout}${stderr}`.trim() }
}

const git = (/** @type {string[]} */ ...args) => run('git', args)

const introduced = git('log', '--diff-filter=A', '--format=%H', '--max-count=1', '--', RULE_FILE)
if (introduced.isMissing || !existsSync(join(root, '.git')) || (introduced.isGreen && introduced.output === '')) {
  console.log('No commits are checked: there is no git, or this copy of the repository has no commit with the rule.')
} else if (!introduced.isGreen) {
  // For example a repository of another user, which git does not read.
  console.error(introduced.output)
  process.exitCode = 1
} else {
  const subjects = git('log', '--no-merges', '--format=%s', `${introduced.output}..HEAD`).output
  const checks = [
    run(process.execPath, [commandFile('commitlint', '@commitlint/cli'), '--from', introduced.output, '--to', 'HEAD']),
    run(process.execPath, [commandFile('cspell'), 'lint', '--no-progress', '--no-summary', 'stdin'], `${subjects}\n`),
  ]
  for (const { isGreen, output } of checks) {
    if (isGreen) continue
    console.error(output)
    process.exitCode = 1
  }
}
