import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { getListDoctorsQueryKey } from '@/shared/api'
import { $queryClient, queryFailed } from '@/shared/query'
import { recordToastTexts } from '../../../../tests/support/vitest/record-toast-texts'
import { toNotification } from '../model/notification'
import { selectDoctors } from './doctors'

test('a doctor that the platform lists twice is listed once', () => {
  const lists = ['Ada', 'Ada'].map((full_name) => ({ uuid: 'a', full_name }))
  expect(selectDoctors({ lists })).toEqual([{ uuid: 'a', name: 'Ada', branch: null }])
})

test('a doctor with a very long name has the same name as in a notification', () => {
  const name = 'ğ'.repeat(900_000)
  const [doctor] = selectDoctors({ lists: [{ uuid: 'a', full_name: name }] })
  expect(doctor?.name).toBe(toNotification({ uuid: 'n', doctor_name: name }).doctorName)
})

test('doctors are sorted by the Turkish alphabet, numbers in their names by value', () => {
  const lists = ['Doktor 10', 'Doktor 2', 'Şule', 'Çınar'].map((full_name) => ({ uuid: full_name, full_name }))
  expect(selectDoctors({ lists }).map(({ name }) => name)).toEqual(['Çınar', 'Doktor 2', 'Doktor 10', 'Şule'])
})

test('doctors that cannot be loaded show a toast once, a failed refetch shows none (F-F01)', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const scope = fork({ values: [[$queryClient, client]] })
  const toasts = await recordToastTexts(scope)
  const queryKey = getListDoctorsQueryKey({})
  const fail = async () => {
    await client.query({ queryKey, queryFn: () => Promise.reject(new Error('503')) }).catch(() => {})
    await allSettled(queryFailed, { scope, params: queryKey })
  }
  await fail()
  await fail()
  expect(toasts).toEqual(['danger: Doktor listesi yüklenirken hata oluştu'])

  client.clear()
  client.setQueryData(queryKey, { lists: [] })
  await fail()
  await allSettled(queryFailed, { scope, params: ['POST', '/api/v1/other'] })
  expect(toasts).toHaveLength(1)
})
