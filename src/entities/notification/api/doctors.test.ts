import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { getListDoctorsQueryKey } from '@/shared/api'
import { queryFailed } from '@/shared/query'
import { recordToastTexts } from '../../../../tests/support/vitest/toast-texts'
import { selectDoctors } from './doctors'

test('a doctor that the platform lists twice is listed once', () => {
  const lists = ['Ada', 'Ada'].map((full_name) => ({ uuid: 'a', full_name }))
  expect(selectDoctors({ lists })).toEqual([{ uuid: 'a', name: 'Ada', branch: null }])
})

test('doctors are sorted by the Turkish alphabet, numbers in their names by value', () => {
  const lists = ['Doktor 10', 'Doktor 2', 'Şule', 'Çınar'].map((full_name) => ({ uuid: full_name, full_name }))
  expect(selectDoctors({ lists }).map(({ name }) => name)).toEqual(['Çınar', 'Doktor 2', 'Doktor 10', 'Şule'])
})

test('a failed request for the doctors shows a toast (F-F01)', async () => {
  const scope = fork()
  const toasts = await recordToastTexts(scope)
  await allSettled(queryFailed, { scope, params: getListDoctorsQueryKey({}) })
  expect(toasts).toEqual(['danger: Doktor listesi yüklenirken hata oluştu'])
})
