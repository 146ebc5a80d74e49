import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

// steiger 0.6 cannot load a TypeScript configuration with TypeScript 7.
export default defineConfig([
  ...fsd.configs.recommended,
  {
    rules: {
      // Relative imports inside a slice, alias imports between slices; off by default.
      'fsd/import-locality': 'error',
    },
  },
  {
    // These layers have segments instead of slices; imports between segments use the alias.
    files: ['./src/shared/**', './src/app/**'],
    rules: { 'fsd/import-locality': 'off' },
  },
  {
    // Entities are shared terms of the product, even if only one page uses them.
    files: ['./src/entities/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // Deployments can replace the sign-in page, and the contract tests outside of `src` use the call.
    files: ['./src/features/sign-in/**', './src/features/video-call/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // Groups would hide which features exist, and suggest that grouped features may import each other.
    files: ['./src/features/**'],
    rules: { 'fsd/excessive-slicing': 'off' },
  },
  {
    // They run before the bundles: the public API of a slice would bring the whole slice.
    files: ['./src/app/entrypoint/early.ts', './src/app/entrypoint/preloaded-requests.ts'],
    rules: { 'fsd/no-public-api-sidestep': 'off' },
  },
  {
    // A test beside a module is not another module.
    files: ['./src/shared/lib/**/*.test.ts'],
    rules: { 'fsd/shared-lib-grouping': 'off' },
  },
  { ignores: ['**/generated/**'] },
])
