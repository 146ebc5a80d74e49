// Selectors for ESLint's `no-restricted-syntax`: tests that assert nothing or too little, or that are skipped or repeated silently.

const CONSTANT = '/^(Literal|TemplateLiteral|ArrayExpression|ObjectExpression)$/'

/** Calls of `method` whose first argument is a constant, such as `true`, `!0` or a title. */
const withConstant = (/** @type {string} */ method) =>
  ['arguments.0.type', 'arguments.0.argument.type']
    .map((path) => `CallExpression[callee.property.name=${method}][${path}=${CONSTANT}]`)
    .join(', ')

const isTest = '[callee.name=/^(test|it)$/][arguments.1]'
const assertion = 'CallExpression:matches([callee.name=/^expect/], [callee.object.name=/^expect/])'

/** `no-restricted-syntax` of Playwright specs and what they share. `eslint-plugin-playwright` knows only half of these. */
export const PLAYWRIGHT_RULES = [
  {
    selector:
      'MemberExpression[property.name=/^(only|fixme)$/]:matches([object.name=/^(test|it)$/], [object.property.name="describe"])',
    message: 'Remove it: every test runs.',
  },
  {
    selector: [
      withConstant('"skip"'),
      'CallExpression[callee.property.name="skip"]:not([arguments.length=2])',
      'CallExpression[callee.property.name="skip"][arguments.1.type=/Function/]',
    ].join(', '),
    message: 'Skip on a condition and with a reason: test.skip(!program, "reason").',
  },
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message: 'Wait for what the test needs, with expect or page.clock.',
  },
  {
    selector: 'Property[key.name="retries"]',
    message: 'Retries are set in playwright.config.ts only, where the run counts them.',
  },
  { selector: `CallExpression${isTest}:not(:has(${assertion}))`, message: 'A test has an assertion.' },
]

/** `no-restricted-syntax` of vitest files; oxlint reports `only`, `skip` and tests without an assertion. */
export const VITEST_RULES = [
  {
    selector: withConstant('/^(skipIf|runIf)$/'),
    message: 'Skip on a real condition: describe.skipIf(!program).',
  },
  {
    selector:
      'CallExpression > ObjectExpression > Property[key.name="retry"][value.type=/^(Literal|ObjectExpression)$/]',
    message: 'A test passes at the first attempt.',
  },
]

/** `expect(subject).matcher()`, where the attributes of `subject` are below `callee.object.arguments.0`. */
const matcher = (/** @type {string} */ name, /** @type {string} */ subject) =>
  `CallExpression[callee.property.name=/^(${name})$/][callee.object.callee.name="expect"]${subject.replaceAll('[', '[callee.object.arguments.0.')}`

/** `no-restricted-syntax` of component tests: `toBeDefined` can never fail after `getBy…`, `findBy…` or `queryBy…`. */
export const COMPONENT_RULES = [
  {
    selector: [
      matcher(
        'toBeDefined|toBeTruthy|toBeNull|toBeFalsy',
        '[callee.property.name=/By(Role|Text|LabelText|DisplayValue)$/]',
      ),
      matcher('toBeDefined|toBeTruthy', '[argument.callee.property.name=/By(Role|Text|LabelText|DisplayValue)$/]'),
    ].join(', '),
    message: 'Use toBeInTheDocument or toBeVisible.',
  },
  {
    selector: matcher('toBe', '[object.name="document"][property.name="activeElement"]'),
    message: 'Use toHaveFocus.',
  },
]
