/**
 * @typedef {object} Step
 * @property {string} script
 * @property {readonly string[]} [args]
 * @property {boolean} [isExclusive] no other step runs in parallel: it uses all cores
 * @property {readonly string[]} [after] earlier steps that must have passed
 * @property {boolean} [isOptional] its tests are skipped where its browser is not available
 * @property {'vitest' | 'playwright'} [report] its report counts single tests
 */

/** @type {readonly Step[]} */
export const CHECK_STEPS = [
  // The longest steps first, so that both lanes end at about the same time.
  { script: 'lint:eslint' },
  { script: 'lint' },
  // Each of the default four checkers checks the types of the libraries again.
  { script: 'typecheck', args: ['--checkers', '1'] },
  { script: 'lint:spelling' },
  { script: 'lint:i18n' },
  { script: 'lint:architecture' },
  { script: 'lint:imports' },
  { script: 'lint:openapi' },
  { script: 'lint:commits' },
  { script: 'api:check' },
  { script: 'format:check' },
  { script: 'lockfile:check' },
  { script: 'test:unit', isExclusive: true, report: 'vitest' },
]

/** @type {readonly Step[]} */
export const TEST_STEPS = [
  // These share neither ports nor folders, and all but the build use one core. They share the lanes with the checks, whose
  // short steps come last.
  { script: 'build' },
  // Runs the consumer tests, and compares the pacts with the committed ones and the API description.
  { script: 'pact:check', report: 'vitest' },
  { script: 'test:webkit', after: ['build'], report: 'vitest', isOptional: true },
  // Verifies the committed pacts, which other teams use, even if a consumer test fails.
  { script: 'pact:verify', report: 'vitest' },
  ...CHECK_STEPS,
  {
    script: 'test:e2e',
    args: ['--project=chromium', '--project=firefox'],
    isExclusive: true,
    after: ['build'],
    report: 'playwright',
  },
]
