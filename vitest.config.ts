import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = fileURLToPath(new URL('./src', import.meta.url))

/** `npm test` names a file in which it counts the tests one by one. */
const report = process.env.TEST_REPORT

const shared = {
  resolve: { alias: { '@': source } },
}

/** Class names as they are written, so that a test can read them. */
const css = { modules: { classNameStrategy: 'non-scoped' } } as const

const noProxy = [process.env.NO_PROXY ?? process.env.no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join()

/** Pact's library is loaded once for all files, tells nobody that it was, and is spoken to on this machine. */
const contract = {
  environment: 'node' as const,
  isolate: false,
  testTimeout: 30_000,
  env: { PACT_DO_NOT_TRACK: 'true', NO_PROXY: noProxy, no_proxy: noProxy },
}

export default defineConfig({
  test: {
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
          name: 'unit',
          css,
          environment: 'node',
          exclude: ['tests/webkit/**', 'node_modules/**'],
          include: ['{src,sandbox,scripts,deploy,tests,contracts/publishing}/**/*.test.ts'],
          setupFiles: ['tests/support/setup-console.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'component',
          css,
          environment: 'happy-dom',
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-console.ts', 'tests/support/setup-component.ts'],
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
        // What the consumer tests wrote is looked at when all of them are through.
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
