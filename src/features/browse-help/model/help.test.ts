import { allSettled, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import { showPage } from '../../../../tests/support/vitest/show-page'
import {
  $drawerNavigation,
  $helpCategory,
  $isHelpDrawerOpen,
  $pageNavigation,
  articleChosen,
  articleClosed,
  helpDismissed,
  helpRequested,
  linkFollowed,
  pageListFocused,
  ticketFormRequested,
} from './help'

const CATEGORY = '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42'
const ARTICLE = '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31'
const OTHER = '2a8c4ba1-6d1f-4d4f-9066-ae103c7b8d42'

const at = (pathname: string) => ({ pathname, search: '', hash: '' })

async function setup() {
  const scope = fork()
  const navigation = () => scope.getState($drawerNavigation)
  await allSettled(locationChanged, { scope, params: at('/tr/takvim') })
  await allSettled(helpRequested, { scope, params: CATEGORY })
  return { scope, navigation, isOpen: () => scope.getState($isHelpDrawerOpen) }
}

test('help opens with the list of its category', async () => {
  const { scope, navigation, isOpen } = await setup()
  expect(isOpen()).toBe(true)
  expect(scope.getState($helpCategory)).toBe(CATEGORY)
  expect(navigation()).toEqual({ article: null, isOpenedInPage: false, previousArticle: null })
})

test('after another article the focus does not return to the previous one', async () => {
  const { scope, navigation } = await setup()
  await allSettled(articleChosen, { scope, params: ARTICLE })
  await allSettled(articleClosed, { scope })
  await allSettled(articleChosen, { scope, params: OTHER })
  expect(navigation()).toEqual({ article: OTHER, isOpenedInPage: true, previousArticle: null })
})

test('help that is opened again starts with the list', async () => {
  const { scope, navigation, isOpen } = await setup()
  await allSettled(articleChosen, { scope, params: ARTICLE })
  await allSettled(helpDismissed, { scope })
  expect(isOpen()).toBe(false)
  expect(navigation().article).toBe(ARTICLE)
  await allSettled(helpRequested, { scope, params: CATEGORY })
  expect(isOpen()).toBe(true)
  expect(navigation().article).toBeNull()
})

test('a ticket, a link, another page and the end of the session close the drawer', async () => {
  for (const leave of [
    (scope: Scope) => allSettled(linkFollowed, { scope }),
    (scope: Scope) => allSettled(ticketFormRequested, { scope }),
    (scope: Scope) => allSettled(locationChanged, { scope, params: at('/tr/destek') }),
    (scope: Scope) => allSettled(sessionEnded, { scope, params: 'expired' }),
  ]) {
    const { scope, isOpen } = await setup()
    await leave(scope)
    expect(isOpen()).toBe(false)
  }
})

test('the same page in another language keeps the drawer and its article', async () => {
  const { scope, navigation, isOpen } = await setup()
  await allSettled(articleChosen, { scope, params: ARTICLE })
  await allSettled(locationChanged, { scope, params: at('/en/calendar') })
  expect(isOpen()).toBe(true)
  expect(navigation().article).toBe(ARTICLE)
})

async function visit(...addresses: string[]) {
  const scope = fork()
  for (const address of addresses) await showPage(address, scope)
  return { scope, navigation: scope.getState($pageNavigation) }
}

test('an article can link to another one', async () => {
  const { navigation } = await visit(`/tr/destek?article=${ARTICLE}`, `/tr/destek?article=${OTHER}`)
  expect(navigation).toEqual({ article: OTHER, isOpenedInPage: true, previousArticle: null })
})

test('another language changes nothing', async () => {
  const before = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`)
  const after = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`, `/en/support?article=${ARTICLE}`)
  expect(after.navigation).toEqual(before.navigation)
})

test('returning from another page resets the navigation', async () => {
  const left = await visit(`/tr/destek?article=${ARTICLE}`, '/tr')
  expect(left.navigation).toBeNull()
  await allSettled(pageListFocused, { scope: left.scope })
  expect(left.scope.getState($pageNavigation)).toBeNull()
  const { navigation } = await visit(`/tr/destek?article=${ARTICLE}`, '/tr', '/tr/destek')
  expect(navigation).toEqual({ article: null, isOpenedInPage: false, previousArticle: null })
})
