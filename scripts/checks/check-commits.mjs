// `npm run lint:commits`: form and spelling of every commit subject since the commit that introduced the rule.
import { spawnSync } from 'node:child_process'
import { commandFile, root } from '../support/paths.mjs'

const RULE_FILE = 'commitlint.config.js'
/** Subjects are English; the Turkish dictionary takes longer to load than all others. */
const SPELLING = ['lint', '--no-progress', '--no-summary', '--locale', 'en,en-GB', 'stdin']

const run = (/** @type {string} */ program, /** @type {string[]} */ args, input = '') => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    input,
  })
  // Without git `status` is null.
  if (error && !('code' in error && error.code === 'ENOENT')) throw error
  return { isGreen: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`.trim() }
}

const git = (/** @type {string[]} */ ...args) => run('git', args)

const introduced = git('log', '--diff-filter=A', '--format=%H', '--max-count=1', '--', RULE_FILE)
if (!introduced.isGreen || introduced.output === '') {
  // A build machine may have no git, or a checkout of another user, which git refuses.
  const reason = introduced.isGreen ? 'this copy of the repository has no commit with the rule' : introduced.output
  console.log(`No commits are checked: ${reason || 'there is no git'}`)
} else {
  const subjects = git('log', '--no-merges', '--format=%s', `${introduced.output}..HEAD`).output
  const checks = [
    run(process.execPath, [commandFile('commitlint', '@commitlint/cli'), '--from', introduced.output, '--to', 'HEAD']),
    run(process.execPath, [commandFile('cspell'), ...SPELLING], `${subjects}\n`),
  ]
  for (const { isGreen, output } of checks) {
    if (isGreen) continue
    console.error(output)
    process.exitCode = 1
  }
}
