// What `npm run check` and `npm test` consist of. Every step is an npm script that one can also run alone.

/**
 * @typedef {object} Step
 * @property {string} script name of the npm script
 * @property {readonly string[]} [args] further arguments for it
 * @property {boolean} [alone] it uses every core, or a port or folder that others use: nothing runs beside it
 * @property {readonly string[]} [after] steps whose result it builds on; it cannot run when one of them failed
 * @property {boolean} [isOptional] it needs a browser that cannot be had everywhere, and skips its tests there
 * @property {'vitest' | 'playwright'} [report] it writes a report in which its tests are counted one by one
 */

/** @type {readonly Step[]} */
export const CHECK_STEPS = [
  { script: 'lockfile:check' },
  { script: 'format:check' },
  { script: 'lint' },
  { script: 'typecheck' },
  { script: 'lint:effector' },
  { script: 'lint:architecture' },
  { script: 'lint:unused' },
  { script: 'lint:openapi' },
  { script: 'lint:i18n' },
  { script: 'api:check' },
  { script: 'test:unit', alone: true, report: 'vitest' },
]

/** @type {readonly Step[]} */
export const TEST_STEPS = [
  ...CHECK_STEPS,
  // The consumer tests, and what they wrote held against what is committed and described.
  { script: 'pact:check', alone: true, report: 'vitest' },
  // The committed contracts are what other teams verify against, so they are verified even when a consumer test fails.
  { script: 'pact:verify', alone: true, report: 'vitest' },
  { script: 'build', alone: true },
  { script: 'test:webkit', alone: true, after: ['build'], report: 'vitest', isOptional: true },
  { script: 'test:e2e', alone: true, after: ['build'], report: 'playwright' },
]
