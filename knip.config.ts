import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'steiger.config.js',
    'scripts/{start,test,check,build,dev}.mjs',
    // The whole contract is offered, whether or not a screen makes a call yet; the contract tests make each of them.
    'src/shared/api/index.ts',
    // The kit is offered as a whole: which of its elements a screen needs today says nothing about tomorrow.
    'src/shared/ui/*/index.ts',
  ],
  project: ['{src,sandbox,scripts,contracts,tests,deploy}/**/*.{ts,tsx,mjs}', '*.config.{ts,js}'],
  ignore: ['src/shared/api/generated/**'],
  // A slice names the types of what it offers, also before somebody has had to write one down. They weigh nothing.
  exclude: ['types'],
}

export default config
