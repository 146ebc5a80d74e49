import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: ['steiger.config.js', 'contracts/cli.ts', 'tests/mutation/vitest.config.ts'],
  project: ['{src,sandbox,scripts,contracts,tests,deploy}/**/*.{ts,tsx,mjs}', '*.config.{ts,js}'],
  ignore: ['src/shared/api/generated/**'],
  // A test creates a certificate with it, and is skipped without it.
  ignoreBinaries: ['openssl'],
  // A slice exports the types of its public API even when no other slice names them; they have no run-time cost.
  ignoreIssues: { 'src/**': ['types'] },
  // A model that loads a view belongs to the view.
  cycles: { dynamicImports: true },
  rules: { cycles: 'error' },
}

export default config
