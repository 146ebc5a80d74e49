import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { $pageNavigation, pageListFocused } from './help-page'

const ARTICLE = '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31'
const OTHER = '2a8c4ba1-6d1f-4d4f-9066-ae103c7b8d42'

async function visit(...addresses: string[]) {
  const scope = fork()
  for (const address of addresses) {
    const { pathname, search, hash } = new URL(address, 'https://portal.example')
    await allSettled(locationChanged, { scope, params: { pathname, search, hash } })
  }
  return { scope, navigation: scope.getState($pageNavigation) }
}

test('a link to an article opens it without moving the focus', async () => {
  const { navigation } = await visit(`/tr/destek?article=${ARTICLE}`)
  expect(navigation).toEqual({ article: ARTICLE, isOpenedFromList: false, previousArticle: null })
})

test('an article that is chosen on the page gets the focus, and Back returns it to the entry once', async () => {
  const chosen = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`)
  expect(chosen.navigation).toEqual({ article: ARTICLE, isOpenedFromList: true, previousArticle: null })
  const back = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`, '/tr/destek')
  expect(back.navigation).toEqual({ article: null, isOpenedFromList: false, previousArticle: ARTICLE })
  await allSettled(pageListFocused, { scope: back.scope })
  expect(back.scope.getState($pageNavigation)?.previousArticle).toBeNull()
})

test('an article can link to another one', async () => {
  const { navigation } = await visit(`/tr/destek?article=${ARTICLE}`, `/tr/destek?article=${OTHER}`)
  expect(navigation).toEqual({ article: OTHER, isOpenedFromList: true, previousArticle: null })
})

test('another language changes nothing', async () => {
  const before = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`)
  const after = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`, `/en/support?article=${ARTICLE}`)
  expect(after.navigation).toEqual(before.navigation)
})

test('an invalid article id shows the list', async () => {
  const { navigation } = await visit('/tr/destek?article=%3Cscript%3E')
  expect(navigation?.article).toBeNull()
})

test('returning from another page resets the navigation', async () => {
  const left = await visit(`/tr/destek?article=${ARTICLE}`, '/tr')
  expect(left.navigation).toBeNull()
  await allSettled(pageListFocused, { scope: left.scope })
  expect(left.scope.getState($pageNavigation)).toBeNull()
  const { navigation } = await visit(`/tr/destek?article=${ARTICLE}`, '/tr', '/tr/destek')
  expect(navigation).toEqual({ article: null, isOpenedFromList: false, previousArticle: null })
})
