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
          include: ['{src,sandbox,scripts,deploy,tests}/**/*.test.ts'],
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
          name: 'contract',
          css,
          environment: 'node',
          include: ['contracts/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
