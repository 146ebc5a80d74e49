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
  return { scope, reading: scope.getState($pageNavigation) }
}

test('a link to an article opens it, and takes the keyboard from nowhere', async () => {
  const { reading } = await visit(`/tr/destek?article=${ARTICLE}`)
  expect(reading).toEqual({ article: ARTICLE, isOpenedFromList: false, previousArticle: null })
})

test('an article that is chosen on the page takes the keyboard, Back brings it to the entry, once', async () => {
  const chosen = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`)
  expect(chosen.reading).toEqual({ article: ARTICLE, isOpenedFromList: true, previousArticle: null })
  const back = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`, '/tr/destek')
  expect(back.reading).toEqual({ article: null, isOpenedFromList: false, previousArticle: ARTICLE })
  await allSettled(pageListFocused, { scope: back.scope })
  expect(back.scope.getState($pageNavigation)?.previousArticle).toBeNull()
})

test('one article may lead to another', async () => {
  const { reading } = await visit(`/tr/destek?article=${ARTICLE}`, `/tr/destek?article=${OTHER}`)
  expect(reading).toEqual({ article: OTHER, isOpenedFromList: true, previousArticle: null })
})

test('another language changes nothing', async () => {
  const before = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`)
  const after = await visit('/tr/destek', `/tr/destek?article=${ARTICLE}`, `/en/support?article=${ARTICLE}`)
  expect(after.reading).toEqual(before.reading)
})

test('an address that names nothing shows the list', async () => {
  const { reading } = await visit('/tr/destek?article=%3Cscript%3E')
  expect(reading?.article).toBeNull()
})

test('who comes back from another screen begins anew', async () => {
  const left = await visit(`/tr/destek?article=${ARTICLE}`, '/tr')
  expect(left.reading).toBeNull()
  await allSettled(pageListFocused, { scope: left.scope })
  expect(left.scope.getState($pageNavigation)).toBeNull()
  const { reading } = await visit(`/tr/destek?article=${ARTICLE}`, '/tr', '/tr/destek')
  expect(reading).toEqual({ article: null, isOpenedFromList: false, previousArticle: null })
})
