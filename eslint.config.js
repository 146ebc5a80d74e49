// ESLint runs what oxlint cannot: the Effector rules, which need type information, and restricted syntax.
import { defineConfig } from 'eslint/config'
import effector from 'eslint-plugin-effector'
import tseslint from 'typescript-eslint'
import portal from './package.json' with { type: 'json' }
import { COMPONENT_RULES, PLAYWRIGHT_RULES, VITEST_RULES } from './scripts/checks/test-lint-rules.mjs'

/** Disable comments of oxlint rules are unknown to ESLint. */
const linterOptions = { reportUnusedDisableDirectives: /** @type {const} */ ('off') }

/** They read the browser's zone. */
const LOCAL_TIME = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes']
const localTimeRule = LOCAL_TIME.map((property) => ({
  property,
  message: "Days and times are the clinic's: use shared/lib/date-time.",
}))

/** Top-level connections (also those of our helpers), listeners, and imports of our own files for their side effects. */
const sideEffectRules = [
  'Program > ExpressionStatement > CallExpression[callee.name=/^(sample|split|forward|createWatch|addEventListener|showToastOn|reportSilentFailure)$/]',
  'ImportDeclaration[specifiers.length=0][source.value=/^([.]|@[/])(?!.*[.]css$)/]',
].map((selector) => ({
  selector,
  message: 'The build drops this file when none of its exports is used: see `sideEffects` in package.json.',
}))

const listRole = {
  selector: 'JSXOpeningElement[name.name=/^(ul|ol)$/]:not(:has(> JSXAttribute[name.name="role"]))',
  message: 'Safari exposes a list without markers only with `role="list"`.',
}

/** They import no React (oxlint.config.ts), so the rules about components and hooks find nothing there but take much time. */
const withoutReact = ['src/{entities,features,pages,widgets}/*/model/**', 'src/app/wiring/**']
const hookRule = {
  selector: ':matches(FunctionDeclaration, VariableDeclarator)[id.name=/^use[A-Z]/]',
  message: 'Hooks are in ui and api, where the React rules of Effector are on.',
}

export default defineConfig(
  { ignores: ['**/generated/**', '**/dist/**', 'src/shared/i18n/locales/**'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [effector.flatConfigs.recommended, effector.flatConfigs.patronum, effector.flatConfigs.scope],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.source.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions,
    rules: {
      'no-restricted-properties': ['error', ...localTimeRule],
      'no-restricted-syntax': ['error', listRole],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...withoutReact],
    extends: [effector.flatConfigs.react],
  },
  {
    files: withoutReact,
    rules: { 'no-restricted-syntax': ['error', hookRule] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...portal.sideEffects],
    rules: { 'no-restricted-syntax': ['error', ...sideEffectRules, listRole] },
  },
  {
    files: ['tests/{e2e,support}/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    linterOptions,
    rules: { 'no-restricted-syntax': ['error', ...PLAYWRIGHT_RULES] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'vitest.config.ts'],
    languageOptions: { parser: tseslint.parser },
    linterOptions,
    rules: { 'no-restricted-syntax': ['error', ...VITEST_RULES] },
  },
  {
    files: ['**/*.test.tsx'],
    languageOptions: { parser: tseslint.parser },
    linterOptions,
    rules: { 'no-restricted-syntax': ['error', ...VITEST_RULES, ...COMPONENT_RULES] },
  },
)
