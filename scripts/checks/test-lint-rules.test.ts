import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { COMPONENT_RULES, PLAYWRIGHT_RULES, VITEST_RULES } from './test-lint-rules.mjs'

const problemsIn = (code: string, rules: typeof PLAYWRIGHT_RULES) =>
  new Linter().verify(code, { rules: { 'no-restricted-syntax': ['error', ...rules] } }).map(({ message }) => message)

const BODY = 'async ({ page }) => { await expect(page).toHaveURL("/") }'

test.each([
  `test.only('a', ${BODY})`,
  `test.describe.only('a', () => {})`,
  `test.fixme('a', ${BODY})`,
  `test.fixme()`,
  `test.describe.fixme('a', () => {})`,
  `test.skip('a', ${BODY})`,
  `test.skip(title, ${BODY})`,
  `test.skip(\`\${a}\`, ${BODY})`,
  `test.describe.skip('a', () => {})`,
  `test.skip()`,
  `test.skip(true, 'reason')`,
  `test.skip(!0, 'reason')`,
  `test.skip(!program)`,
  `test('a', async ({ page }) => { await page.waitForTimeout(100); expect(page) })`,
  `test.describe.configure({ retries: 2 })`,
  `test('a', async ({ page }) => { await page.goto('/') })`,
])('a Playwright spec may not contain %s', (code) => {
  expect(problemsIn(code, PLAYWRIGHT_RULES)).toHaveLength(1)
})

test.each([
  `test('a', ${BODY})`,
  `test('a', { tag: '@b' }, ${BODY})`,
  `test('a', async ({ page }) => { await expectAccessible(page) })`,
  `test('a', async ({ page }) => { await expect.poll(() => page.url()).toBe('/') })`,
  `test.skip(!findNginx(), 'there is no nginx on this machine')`,
  `test.skip(({ browserName }) => browserName !== 'webkit', 'only in WebKit')`,
  `test.slow()`,
])('a Playwright spec may contain %s', (code) => {
  expect(problemsIn(code, PLAYWRIGHT_RULES)).toEqual([])
})

test.each([
  `describe.skipIf(true)('a', () => {})`,
  `test.skipIf(!false)('a', () => {})`,
  `test.runIf(0)('a', () => {})`,
  `test('a', { retry: 2 }, () => {})`,
  `test('a', () => {}, { retry: { count: 2 } })`,
  `describe.skipIf(!programs)('a', { retry: 1 }, () => {})`,
])('a vitest file may not contain %s', (code) => {
  expect(problemsIn(code, VITEST_RULES)).toHaveLength(1)
})

test.each([
  `describe.skipIf(!programs)('a', { timeout: 90_000 }, () => {})`,
  `test.skipIf(process.platform === 'win32')('a', () => {})`,
  `const session = { retry: vi.fn() }`,
])('a vitest file may contain %s', (code) => {
  expect(problemsIn(code, VITEST_RULES)).toEqual([])
})

test.each([
  `expect(screen.getByRole('button')).toBeDefined()`,
  `expect(await screen.findByText('a')).toBeTruthy()`,
  `expect(within(list).queryByText('a')).toBeNull()`,
  `expect(document.activeElement).toBe(field)`,
])('a component test may not contain %s', (code) => {
  expect(problemsIn(`async () => { ${code} }`, COMPONENT_RULES)).toHaveLength(1)
})

test.each([
  `expect(screen.getByRole('button')).toBeInTheDocument()`,
  `expect(document.activeElement).toHaveTextContent('a')`,
  `expect(scope.getState($patient)).toBeNull()`,
])('a component test may contain %s', (code) => {
  expect(problemsIn(code, COMPONENT_RULES)).toEqual([])
})
