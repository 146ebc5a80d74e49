import { expect, expectTypeOf, test } from 'vitest'
import en from '@/shared/i18n/locales/en/routes.json'
import tr from '@/shared/i18n/locales/tr/routes.json'
import { fold } from '@/shared/lib/text'
import { MENU_GROUPS, ROUTE_IDS, type ROUTES, routeDefinition } from './route-table'

/** Section 2 of the specification, verbatim. */
const SPECIFIED = [
  '',
  'giris-yap',
  'destek',
  'takvim',
  'randevu-listesi',
  'hasta-listesi',
  'mbys-listesi',
  'mbys-sistemi',
  'raporlar/acil-hasta-listesi',
  'raporlar/tedavisi-geciken-hastalar',
  'raporlar/tedavi-raporlari',
  'raporlar/uygulanan-tedavi-raporu',
  'raporlar/onamsiz-tedavi-raporlari',
  'raporlar/gun-sonu-raporu',
  'raporlar/sms-raporlari',
  'hasta-transferi/es-klinik-listesi',
  'hasta-transferi/gelen-hastalar',
  'hasta-transferi/giden-hastalar',
  'hasta-islemleri',
  'hasta-takip/:id',
  'finans/yonetici-cari',
  'finans/hasta-cari',
  'finans/tedarikci-cari',
  'finans/banka-cari',
  'finans/alis-faturalari',
  'finans/satis-faturalari',
  'finans/ayarlar',
  'raporlar/uygulanan-tedavi-raporu-finance',
  'tedarikci-listesi',
  'urun-listesi',
  'stok-sayimi',
  'stok-raporlari/fifo-maliyet-raporu',
  'stok-raporlari/lifo-maliyet-raporu',
  'stok-raporlari/miad-son-kullanma-tarihi-raporu',
  'stok-raporlari/stok-durumu',
  'stok-raporlari/stok-degerleme-raporu',
  'sistem/yorumlar',
  'sistem/blog-yonetimi',
  'ayarlar',
]

/** Screens that the specification does not have. */
const FURTHER: readonly string[] = []

const slugs = (language: 'tr' | 'en') => ROUTE_IDS.map((id) => routeDefinition(id).slug[language])

test('every route of the specification exists in Turkish exactly as written, and every other one is listed', () => {
  expect(slugs('tr').sort()).toEqual([...SPECIFIED, ...FURTHER].sort())
})

test.each(['tr', 'en'] as const)('no two screens share a path in %s', (language) => {
  expect(new Set(slugs(language)).size).toBe(ROUTE_IDS.length)
})

test.each(['tr', 'en'] as const)('paths in %s are lower-case ASCII words', (language) => {
  for (const slug of slugs(language)) expect(slug).toMatch(/^$|^[a-z-]+(\/:?[a-z-]+)*$/)
})

test('both paths of a screen have the same parameters', () => {
  const parameters = (slug: string) => slug.match(/:\w+/g)
  for (const id of ROUTE_IDS) {
    const { slug } = routeDefinition(id)
    expect(parameters(slug.en)).toEqual(parameters(slug.tr))
  }
})

test('no path of one screen in Turkish is the path of another screen in English', () => {
  for (const id of ROUTE_IDS) {
    const { slug } = routeDefinition(id)
    const clash = ROUTE_IDS.find((other) => other !== id && routeDefinition(other).slug.en === slug.tr)
    expect(clash).toBeUndefined()
  }
})

test('every screen and every group has a title in both languages, and no title is unused', () => {
  for (const texts of [tr, en]) {
    expect(Object.keys(texts.titles).sort()).toEqual([...ROUTE_IDS].sort())
    expect(Object.keys(texts.groups).sort()).toEqual(Object.keys(MENU_GROUPS).sort())
  }
})

test('only sign-in is reachable without a session', () => {
  expect(ROUTE_IDS.filter((id) => routeDefinition(id).isPublic)).toEqual(['signIn'])
})

type GoToRoutes = {
  [Id in keyof typeof ROUTES as (typeof ROUTES)[Id] extends { goToKey: object } ? Id : never]: (typeof ROUTES)[Id]
}
type GoToKey<Id extends keyof GoToRoutes, Language extends 'tr' | 'en'> = GoToRoutes[Id]['goToKey'][Language]
/** Screens whose letter another screen has too. */
type WithSharedKey<Language extends 'tr' | 'en'> = {
  [Id in keyof GoToRoutes]: GoToKey<Id, Language> extends GoToKey<Exclude<keyof GoToRoutes, Id>, Language> ? Id : never
}[keyof GoToRoutes]

test('no two screens share a letter in a language', () => {
  expectTypeOf<WithSharedKey<'tr'>>().toBeNever()
  expectTypeOf<WithSharedKey<'en'>>().toBeNever()
})

test.each([
  ['tr', tr],
  ['en', en],
] as const)('the letter of a screen is one of its title in %s, and not the key before it', (language, { titles }) => {
  for (const id of ROUTE_IDS) {
    const letter = routeDefinition(id).goToKey?.[language]
    if (letter === undefined) continue
    expect(letter).toMatch(/^[a-fh-z]$/)
    expect(fold(titles[id])).toContain(letter)
  }
})
