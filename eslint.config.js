// ESLint is here for Effector alone: its rules need types, which oxlint cannot give to a plugin. All else is oxlint's.
import { defineConfig } from 'eslint/config'
import effector from 'eslint-plugin-effector'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['**/generated/**', 'src/shared/i18n/locales/**', '**/*.test.{ts,tsx}'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [
      effector.flatConfigs.recommended,
      effector.flatConfigs.react,
      effector.flatConfigs.patronum,
      effector.flatConfigs.scope,
    ],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    // oxlint's comments are not for this linter.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
)
