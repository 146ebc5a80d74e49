import ts from 'typescript'
import { expect, test } from 'vitest'
import { keysOf, missingPlurals, withoutPlural } from './locale-texts.ts'
import { usedKeys } from './used-keys.ts'
import { hardCodedTexts } from './hard-coded-texts.ts'

const fileWith = (code: string) => ts.createSourceFile('View.tsx', code, ts.ScriptTarget.Latest, true)

/** A program of one file, with a stub of the type of `t`. */
function programWith(code: string) {
  const file = fileWith(`
    interface Translate<Namespace> { (key: string | Namespace, options?: object): string }
    declare function useTranslation<const Namespace>(namespace: Namespace): { t: Translate<Namespace> }
    ${code}
  `)
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name: string) => (name === 'View.tsx' ? file : undefined),
  }
  const program = ts.createProgram(
    ['View.tsx'],
    { noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve, strict: true },
    host,
  )
  return usedKeys(program, [file])
}

test('a key without a namespace belongs to the namespace of its t', () => {
  const { keys } = programWith(`const { t } = useTranslation('home'); t('reminders.title')`)
  expect([...keys]).toEqual(['home:reminders.title'])
})

test('a key can contain another namespace', () => {
  const { keys } = programWith(`const { t } = useTranslation(['home', 'common']); t('common:close'); t('title')`)
  expect([...keys]).toEqual(['common:close', 'home:title'])
})

test('a function of another language starts with t', () => {
  const { keys } = programWith(`const { t: tOther } = useTranslation('routes'); tOther('titles.help')`)
  expect([...keys]).toEqual(['routes:titles.help'])
})

test('a dynamic key counts as all its possible values', () => {
  const { keys } = programWith(`
    declare const isShown: boolean
    declare const id: 'calendar' | 'patients'
    declare const key: \`titles.\${typeof id}\`
    const { t } = useTranslation('routes')
    t(isShown ? 'hide' : 'show')
    t(key)
  `)
  expect([...keys].sort()).toEqual(['routes:hide', 'routes:show', 'routes:titles.calendar', 'routes:titles.patients'])
})

test('a key of type string is reported', () => {
  const { unknown } = programWith(`declare const key: string; const { t } = useTranslation('home'); t(key)`)
  expect(unknown).toEqual([expect.stringMatching(/View\.tsx:\d+ t\(key\)/)])
})

test('other functions called t are ignored', () => {
  const { keys, unknown } = programWith(`declare function t(key: string): void; t('anything')`)
  expect([...keys, ...unknown]).toEqual([])
})

test.each([
  ['text between tags', '<p>Close</p>'],
  ['a string as a child', `<p>{isOpen ? 'Close' : t('open')}</p>`],
  ['a template as a child', '<p>{`Patient ${name}`}</p>'],
  ['a name for a screen reader', '<button aria-label="Close" />'],
  ['a property that is shown', '<Field placeholder="Name" />'],
  ['a label of an own component', `<Card emptyText={'Nothing here'} />`],
  ['a Turkish word in a constant', `const title = 'Bildirimler yükleniyor'`],
])('%s is found', (_, code) => {
  expect(hardCodedTexts(fileWith(code))).toHaveLength(1)
})

test.each([
  ['a translated text', `<p title={t('close')}>{t('close')}</p>`],
  ['signs', '<p>·</p>'],
  ['a class and an id', '<p className="title" id="main" />'],
  ['a comparison', `<p title={state === 'known' ? t('a') : t('b')} />`],
  ['a language in its own words', `const label = 'Türkçe'`],
  ['single letters of a rule', `const dotless = 'ı'`],
])('%s is no text of the code', (_, code) => {
  expect(hardCodedTexts(fileWith(code))).toEqual([])
})

test('keys are listed in the form that the code uses', () => {
  expect(keysOf('home', { title: 'Ana Sayfa', reminders: { more_one: '1', more_other: '2' } })).toEqual([
    'home:title',
    'home:reminders.more_one',
    'home:reminders.more_other',
  ])
  expect(withoutPlural('home:reminders.more_one')).toBe('home:reminders.more')
})

test('missing plural forms of a language are found (F-M04)', () => {
  expect(missingPlurals('tr', ['home:more_other'])).toEqual(['home:more_one'])
  expect(missingPlurals('en', ['home:more_one', 'home:more_other', 'home:title'])).toEqual([])
})
