import { allSettled, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import {
  $drawerNavigation,
  $helpCategory,
  $isHelpDrawerOpen,
  articleChosen,
  articleClosed,
  helpDismissed,
  helpRequested,
  linkFollowed,
  listFocused,
  ticketFormRequested,
} from './help-drawer'

const CATEGORY = '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42'
const ARTICLE = '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31'
const OTHER = '2a8c4ba1-6d1f-4d4f-9066-ae103c7b8d42'

const at = (pathname: string) => ({ pathname, search: '', hash: '' })

async function setup() {
  const scope = fork()
  const reading = () => scope.getState($drawerNavigation)
  await allSettled(locationChanged, { scope, params: at('/tr/takvim') })
  await allSettled(helpRequested, { scope, params: CATEGORY })
  return { scope, reading, isOpen: () => scope.getState($isHelpDrawerOpen) }
}

test('help opens at the list of its category', async () => {
  const { scope, reading, isOpen } = await setup()
  expect(isOpen()).toBe(true)
  expect(scope.getState($helpCategory)).toBe(CATEGORY)
  expect(reading()).toEqual({ article: null, isOpenedFromList: false, previousArticle: null })
})

test('the keyboard goes to a chosen article, back to its entry, and is then let alone', async () => {
  const { scope, reading } = await setup()
  await allSettled(articleChosen, { scope, params: ARTICLE })
  expect(reading()).toEqual({ article: ARTICLE, isOpenedFromList: true, previousArticle: null })
  await allSettled(articleClosed, { scope })
  expect(reading()).toEqual({ article: null, isOpenedFromList: false, previousArticle: ARTICLE })
  await allSettled(listFocused, { scope })
  expect(reading().previousArticle).toBeNull()
})

test('an article of before is not the way back from another one', async () => {
  const { scope, reading } = await setup()
  await allSettled(articleChosen, { scope, params: ARTICLE })
  await allSettled(articleClosed, { scope })
  await allSettled(articleChosen, { scope, params: OTHER })
  expect(reading()).toEqual({ article: OTHER, isOpenedFromList: true, previousArticle: null })
})

test('asked for again, help begins at the list', async () => {
  const { scope, reading, isOpen } = await setup()
  await allSettled(articleChosen, { scope, params: ARTICLE })
  await allSettled(helpDismissed, { scope })
  expect(isOpen()).toBe(false)
  expect(reading().article).toBe(ARTICLE)
  await allSettled(helpRequested, { scope, params: CATEGORY })
  expect(isOpen()).toBe(true)
  expect(reading().article).toBeNull()
})

test('a ticket, a link, another screen and the end of the session close the drawer', async () => {
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

test('the same screen in another language keeps the drawer and its article', async () => {
  const { scope, reading, isOpen } = await setup()
  await allSettled(articleChosen, { scope, params: ARTICLE })
  await allSettled(locationChanged, { scope, params: at('/en/calendar') })
  expect(isOpen()).toBe(true)
  expect(reading().article).toBe(ARTICLE)
})
