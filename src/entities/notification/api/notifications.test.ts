import { expect, test } from 'vitest'
import { selectNotifications } from './notifications'

test('a notification that the platform lists twice is listed once, with the later content', () => {
  const notifications = [
    { uuid: 'a', message: 'Eski', appointment_start: '2026-11-21 10:00' },
    { uuid: 'b', appointment_start: '2026-11-21 09:00' },
    { uuid: 'a', message: 'Yeni', appointment_start: '2026-11-21 11:00' },
  ]
  expect(selectNotifications({ notifications }).map(({ uuid, message }) => [uuid, message])).toEqual([
    ['b', ''],
    ['a', 'Yeni'],
  ])
})

test('a notification whose UUID is listed in both cases is listed once', () => {
  const uuid = 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10'
  const notifications = [
    { uuid: uuid.toUpperCase(), message: 'Eski' },
    { uuid, message: 'Yeni' },
  ]
  expect(selectNotifications({ notifications })).toMatchObject([{ uuid, message: 'Yeni' }])
})
