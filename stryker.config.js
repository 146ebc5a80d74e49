/** `npm run test:mutation -- --mutate 'src/entities/pin/**'`: changes the code, and reports changes that no test notices. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: ['src/**/{model,lib}/**/*.ts', '!src/**/*.test.ts', '!src/**/generated/**'],
  ignorePatterns: ['dist', '.cache', '.sandbox', 'test-results', 'docs', 'contracts/dist'],
  coverageAnalysis: 'perTest',
  // Code that runs on import needs all tests of its dependents, but most of the state machines is such code.
  ignoreStatic: false,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  reporters: ['clear-text', 'html'],
  concurrency: 2,
  timeoutMS: 10_000,
}
