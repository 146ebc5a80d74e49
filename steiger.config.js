import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

// JavaScript, because steiger 0.6 cannot load a TypeScript configuration beside TypeScript 7.
export default defineConfig([
  ...fsd.configs.recommended,
  {
    rules: {
      // Relative inside a slice, through the alias between slices; off by default.
      'fsd/import-locality': 'error',
    },
  },
  {
    // These layers have no slices. Their segments are as far apart as slices are elsewhere, so the alias is right there.
    files: ['./src/shared/**', './src/app/**'],
    rules: { 'fsd/import-locality': 'off' },
  },
  {
    // The entities are the few words on which the whole product agreed, also while only one screen says them.
    files: ['./src/entities/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // Stories stay features: signing in is one also where a deployment has its own screen for it, and the lowest level of
    // the call is driven by the contracts, which stand outside of `src`.
    files: ['./src/features/sign-in/**', './src/features/video-call/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // One folder for each story of the doctor, in one flat list that reads as what the portal does. Groups would hide that,
    // and would put slices under one roof that must not know each other.
    files: ['./src/features/**'],
    rules: { 'fsd/excessive-slicing': 'off' },
  },
  { ignores: ['**/generated/**'] },
])
