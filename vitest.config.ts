import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const source = fileURLToPath(new URL('./src', import.meta.url))

/** Path of the JSON report, set by `npm test`, which counts the tests in it. */
const report = process.env.TEST_REPORT

const shared = {
  resolve: { alias: { '@': source } },
}

/** Unhashed class names for assertions. */
const css = { modules: { classNameStrategy: 'non-scoped' } } as const

const noProxy = [process.env.NO_PROXY ?? process.env.no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join()

/** Vitest waits one second by default, which is too short on a busy machine. */
const pollTimeout = { poll: { timeout: 10_000 } }

/**
 * Test files share the workers: tests/support/vitest/setup.ts resets our modules between them, which is faster. A test that
 * times out can break the next ones, because React waits for its `act`, so the limit allows for a busy machine.
 */
const sharedWorkers = { isolate: false, testTimeout: 30_000, expect: pollTimeout }

/**
 * No isolation, so that the Pact library is loaded once; one worker, because Pact merges the interactions of each file into
 * the same pact file; telemetry off; no proxy for requests to localhost.
 */
const contract = {
  environment: 'node' as const,
  isolate: false,
  fileParallelism: false,
  testTimeout: 30_000,
  expect: pollTimeout,
  env: { PACT_DO_NOT_TRACK: 'true', NO_PROXY: noProxy, no_proxy: noProxy },
}

const choosesEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')

/** Files of one environment after each other, because a worker starts again for another environment. */
class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(choosesEnvironment(b)) - Number(choosesEnvironment(a)))
  }
}

export default defineConfig({
  test: {
    // A missing pact file is a failure outside CI too; only `-u` writes it.
    update: 'none',
    // All cores; the default leaves one free.
    maxWorkers: '100%',
    sequence: { sequencer: EnvironmentSequencer },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'sandbox/**/*.ts', 'scripts/**/*.{ts,mjs}'],
      exclude: ['**/generated/**', '**/locales/**', '**/*.test.{ts,tsx}', '**/*.d.ts'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        ...shared,
        test: {
          ...sharedWorkers,
          name: 'unit',
          css,
          environment: 'node',
          exclude: ['tests/webkit/**', 'node_modules/**'],
          include: ['{src,sandbox,scripts,deploy,tests,contracts/publishing}/**/*.test.ts'],
          setupFiles: ['tests/support/vitest/setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...sharedWorkers,
          name: 'component',
          css,
          environment: 'happy-dom',
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/vitest/setup.ts', 'tests/support/vitest/setup-component.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...contract,
          name: 'contract',
          include: ['contracts/**/*.contract.test.ts'],
          globalSetup: ['contracts/support/clear-pacts.ts'],
        },
      },
      {
        ...shared,
        // Checks the pact files after all consumer tests have written them.
        test: { ...contract, name: 'pacts', include: ['contracts/*.check.test.ts'], sequence: { groupOrder: 1 } },
      },
      {
        ...shared,
        test: { ...contract, name: 'provider', include: ['contracts/*.verify.test.ts'], sequence: { groupOrder: 2 } },
      },
      {
        ...shared,
        test: { name: 'webkit', environment: 'node', include: ['tests/webkit/*.test.ts'], sequence: { groupOrder: 3 } },
      },
    ],
  },
})
