import { defineConfig } from 'oxlint'

interface Restriction {
  group: string[]
  importNames?: string[]
  message: string
}

/** Who may use what, beyond the direction of the layers (steiger watches that). Each has one door; see docs/decisions. */
const RESTRICTED = {
  axios: { group: ['axios', 'axios/**'], message: 'HTTP goes through the generated calls of @/shared/api.' },
  generated: {
    group: [
      '**/shared/api/generated',
      '**/shared/api/generated/**',
      '**/generated/endpoints/**',
      '**/generated/model/**',
    ],
    message: 'Generated code is reached through @/shared/api.',
  },
  socket: {
    group: ['socket.io-client', 'socket.io-client/**'],
    message: 'Sockets belong to @/shared/realtime and to features/video-call/lib.',
  },
  media: { group: ['mediasoup-client', 'mediasoup-client/**'], message: 'Media belongs to features/video-call/lib.' },
  primereact: { group: ['primereact', 'primereact/**'], message: 'PrimeReact is for shared/ui and for ui segments.' },
  effects: {
    group: ['react'],
    importNames: ['useEffect', 'useLayoutEffect', 'useInsertionEffect'],
    message: 'What happens is Effector; effects of React are for shared/ui and features/video-call/ui.',
  },
  views: {
    group: ['react', 'react/**', 'react-dom', 'react-dom/**', 'effector-react', 'effector-react/**'],
    message: 'A model knows no view.',
  },
  queries: { group: ['@tanstack/**'], message: 'A model gets what the server said in the payload of an event.' },
} satisfies Record<string, Restriction>

type RestrictionName = keyof typeof RESTRICTED

const EVERYWHERE: RestrictionName[] = ['axios', 'generated', 'socket', 'media', 'primereact', 'effects']

const imports = (names: RestrictionName[]): ['error', { patterns: Restriction[] }] => [
  'error',
  { patterns: names.map((name) => RESTRICTED[name]) },
]

const everywhereBut = (...allowed: RestrictionName[]) => imports(EVERYWHERE.filter((name) => !allowed.includes(name)))

const browserGlobals = ['localStorage', 'sessionStorage', 'location', 'history', 'cookieStore']
const BROWSER_DOOR =
  'The browser is reached through @/shared/browser, so that tests and blocked storage are handled once.'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { es2024: true },
  ignorePatterns: [
    'dist',
    'coverage',
    '**/generated/**',
    'contracts/pacts',
    '.cache',
    'playwright-report',
    'test-results',
  ],
  settings: { react: { version: '19.3' } },
  rules: {
    // Promises and types
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // The router's loaders redirect by throwing an answer.
    'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/ban-ts-comment': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowArray: true }],
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx'] }],
    // Paths from outside are searched for control characters on purpose.
    'eslint/no-control-regex': 'off',
    'eslint/max-lines': ['error', { max: 250 }],
    // React, its compiler and accessibility
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-deriving-state-in-effects': 'error',
    'react/unsupported-syntax': 'error',
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/no-array-index-key': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    // A `group`, a `status` or a non-modal `dialog` has no tag that means the same.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // What scrolls has to be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group', 'region'] }],
    // Modules
    'import/no-cycle': 'error',
    'import/no-self-import': 'error',
    'import/no-duplicates': 'error',
    // Tests
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-identical-title': 'error',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    // Set-up blocks expect too.
    'vitest/no-standalone-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Properties and tables: what is expected of a value may depend on the value.
    'vitest/no-conditional-expect': 'off',
    'vitest/max-nested-describe': ['error', { max: 1 }],
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'eslint/no-console': 'error',
        'import/no-default-export': 'error',
        'eslint/no-restricted-imports': everywhereBut(),
        'eslint/no-restricted-globals': ['error', ...browserGlobals.map((name) => ({ name, message: BROWSER_DOOR }))],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'document', property: 'cookie', message: BROWSER_DOOR },
          ...['window', 'globalThis', 'self'].flatMap((object) =>
            browserGlobals.map((property) => ({ object, property, message: BROWSER_DOOR })),
          ),
        ],
      },
    },
    // Later entries win, so the narrower place comes last.
    { files: ['src/**/ui/**'], rules: { 'eslint/no-restricted-imports': everywhereBut('primereact') } },
    {
      files: ['src/**/model/**'],
      rules: {
        'eslint/no-restricted-imports': imports([
          ...EVERYWHERE.filter((name) => name !== 'effects'),
          'views',
          'queries',
        ]),
      },
    },
    { files: ['src/shared/api/**'], rules: { 'eslint/no-restricted-imports': everywhereBut('axios', 'generated') } },
    { files: ['src/shared/realtime/**'], rules: { 'eslint/no-restricted-imports': everywhereBut('socket') } },
    {
      files: ['src/shared/ui/**', 'src/features/video-call/ui/**'],
      rules: { 'eslint/no-restricted-imports': everywhereBut('primereact', 'effects') },
    },
    {
      files: ['src/features/video-call/lib/**'],
      rules: { 'eslint/no-restricted-imports': everywhereBut('socket', 'media') },
    },
    {
      files: ['src/shared/{browser,i18n,auth}/**'],
      rules: { 'eslint/no-restricted-globals': 'off', 'eslint/no-restricted-properties': 'off' },
    },
    {
      // The one place where the type is a property with a default, which the rule cannot follow.
      files: ['src/shared/ui/button/Button.tsx'],
      rules: { 'react/button-has-type': 'off' },
    },
    {
      // A bundle of texts is one lazy chunk, and a lazy chunk is a default export.
      files: ['src/shared/i18n/locales/**', 'src/**/*.d.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // What a column of the database holds is said by its schema, which the type of a row does not know.
      files: ['sandbox/**'],
      rules: {
        'typescript/no-base-to-string': 'off',
        // Search folds letters one code point at a time, on purpose.
        'typescript/no-misused-spread': 'off',
      },
    },
    {
      // Playwright reads from the pattern of its first parameter which fixtures are needed, also when it is none.
      files: ['tests/support/test.ts'],
      rules: { 'eslint/no-empty-pattern': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'contracts/**'],
      rules: {
        'eslint/no-restricted-globals': 'off',
        'eslint/no-restricted-properties': 'off',
        // `expect(service.call)` looks at the function and does not call it.
        'typescript/unbound-method': 'off',
        // What a test writes or sorts is compared as a whole right after.
        'typescript/no-base-to-string': 'off',
        'typescript/require-array-sort-compare': 'off',
        // A storage is read whole.
        'typescript/no-misused-spread': 'off',
      },
    },
  ],
})
