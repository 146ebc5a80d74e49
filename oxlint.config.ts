import { defineConfig } from 'oxlint'

interface Restriction {
  group: string[]
  importNames?: string[]
  allowImportNames?: string[]
  message: string
}

/** Import restrictions beyond the layer order (which steiger checks); the reasons are in docs/decisions. */
const RESTRICTED = {
  axios: { group: ['axios', 'axios/**'], message: 'Use the generated functions of @/shared/api for HTTP.' },
  generated: {
    group: [
      '**/shared/api/generated',
      '**/shared/api/generated/**',
      '**/generated/endpoints/**',
      '**/generated/model/**',
    ],
    message: 'Import generated code from @/shared/api.',
  },
  socket: {
    group: ['socket.io-client', 'socket.io-client/**'],
    message: 'Sockets are used in @/shared/realtime and features/video-call/lib only.',
  },
  media: {
    group: ['mediasoup-client', 'mediasoup-client/**'],
    message: 'mediasoup-client is used in features/video-call/lib only.',
  },
  primereact: { group: ['primereact', 'primereact/**'], message: 'PrimeReact is used in @/shared/ui/prime only.' },
  translations: {
    group: ['react-i18next'],
    message: 'Use `useTranslation` of @/shared/i18n: all components share one subscription.',
  },
  effects: {
    group: ['react'],
    importNames: ['useEffect', 'useLayoutEffect', 'useInsertionEffect'],
    message: 'Side effects are Effector effects; React effects are for shared/ui and features/video-call/ui.',
  },
  views: {
    group: ['react', 'react/**', 'react-dom', 'react-dom/**', 'effector-react', 'effector-react/**'],
    message: 'Models and wiring do not import view libraries.',
  },
  queries: { group: ['@tanstack/**'], message: 'A model receives server data in the payload of an event.' },
  units: {
    group: ['effector', 'effector/**', 'patronum', 'patronum/**'],
    allowImportNames: ['sample', 'ofKind'],
    message:
      'Wiring only connects units with `sample` and `ofKind`; the slice or shared segment of the subject creates them.',
  },
} satisfies Record<string, Restriction>

type RestrictionName = keyof typeof RESTRICTED

const EVERYWHERE: RestrictionName[] = ['axios', 'generated', 'socket', 'media', 'primereact', 'translations', 'effects']

const imports = (names: RestrictionName[]): ['error', { patterns: Restriction[] }] => [
  'error',
  { patterns: names.map((name) => RESTRICTED[name]) },
]

const everywhereBut = (...allowed: RestrictionName[]) => imports(EVERYWHERE.filter((name) => !allowed.includes(name)))

const browserGlobals = ['localStorage', 'sessionStorage', 'location', 'history', 'cookieStore']
const BROWSER_ACCESS_MESSAGE = 'Use @/shared/browser: it handles blocked storage, and tests replace it.'

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
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // Router loaders redirect by throwing a Response.
    'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-import-type-side-effects': 'error',
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/ban-ts-comment': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowArray: true }],
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx'] }],
    // External paths are checked for control characters.
    'eslint/no-control-regex': 'off',
    'eslint/max-lines': ['error', { max: 250 }],
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
    // `group`, `status` and non-modal `dialog` have no equivalent element.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    // Scrollable regions need to be focusable with the keyboard.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'group', 'region'] }],
    'import/no-duplicates': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-identical-title': 'error',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    // `beforeEach` blocks contain assertions.
    'vitest/no-standalone-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // In property and table tests the expectation may depend on the input.
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
        'eslint/no-restricted-globals': [
          'error',
          ...browserGlobals.map((name) => ({ name, message: BROWSER_ACCESS_MESSAGE })),
        ],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'document', property: 'cookie', message: BROWSER_ACCESS_MESSAGE },
          ...['window', 'globalThis', 'self'].flatMap((object) =>
            browserGlobals.map((property) => ({ object, property, message: BROWSER_ACCESS_MESSAGE })),
          ),
        ],
      },
    },
    // The last matching override wins, so narrower patterns come later.
    {
      // The API client is too large for what runs before the bundles.
      files: ['src/app/entrypoint/preloaded-requests.ts'],
      rules: { 'eslint/no-restricted-imports': everywhereBut('generated') },
    },
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
    { files: ['src/shared/i18n/**'], rules: { 'eslint/no-restricted-imports': everywhereBut('translations') } },
    { files: ['src/shared/realtime/**'], rules: { 'eslint/no-restricted-imports': everywhereBut('socket') } },
    {
      files: ['src/shared/ui/**', 'src/features/video-call/ui/**'],
      rules: { 'eslint/no-restricted-imports': everywhereBut('effects') },
    },
    {
      files: ['src/shared/ui/prime/**'],
      rules: { 'eslint/no-restricted-imports': everywhereBut('primereact', 'effects') },
    },
    {
      files: ['src/features/video-call/lib/**'],
      rules: { 'eslint/no-restricted-imports': everywhereBut('socket', 'media') },
    },
    {
      files: ['src/app/wiring/**/*.ts'],
      rules: {
        'eslint/no-restricted-imports': imports([...EVERYWHERE.filter((name) => name !== 'effects'), 'units', 'views']),
      },
    },
    {
      files: ['src/app/wiring/**/*.test.ts'],
      rules: { 'eslint/no-restricted-imports': everywhereBut() },
    },
    {
      files: ['src/shared/{browser,i18n,auth}/**'],
      rules: { 'eslint/no-restricted-globals': 'off', 'eslint/no-restricted-properties': 'off' },
    },
    {
      // `type` is a prop with a default here, which the rule cannot follow.
      files: ['src/shared/ui/button/Button.tsx'],
      rules: { 'react/button-has-type': 'off' },
    },
    {
      // Column types are in the schema; the type of a row does not have them.
      files: ['sandbox/**'],
      rules: {
        'typescript/no-base-to-string': 'off',
        // The fields of an RTCP report are what its constructor takes.
        'typescript/no-misused-spread': 'off',
      },
    },
    {
      // Playwright reads the required fixtures from the destructuring pattern, which may be empty.
      files: ['tests/support/e2e/test.ts'],
      rules: { 'eslint/no-empty-pattern': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', 'contracts/**'],
      rules: {
        'eslint/no-restricted-globals': 'off',
        'eslint/no-restricted-properties': 'off',
        // `expect(service.call)` refers to the method without calling it.
        'typescript/unbound-method': 'off',
        // Tests compare the resulting text or array as a whole.
        'typescript/no-base-to-string': 'off',
        'typescript/require-array-sort-compare': 'off',
        // Tests spread a `Storage` to read all entries.
        'typescript/no-misused-spread': 'off',
      },
    },
  ],
})
