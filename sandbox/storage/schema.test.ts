import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createHelpStore } from '../help/help-store.ts'
import { createNotificationStore } from '../notifications/notification-store.ts'
import { createRooms } from '../telemedicine/rooms.ts'
import { seedEverydayData } from '../demo/seed.ts'
import { buildDatabase } from './database.ts'

const NOW = new Date('2026-11-21T09:00:00+03:00')
const database = buildDatabase(':memory:', (empty) => seedEverydayData(empty, NOW))

test('a notification is found and removed by its uuid in any case', () => {
  const notifications = createNotificationStore(database)
  const uuid = randomUUID().toUpperCase()
  notifications.add({
    uuid,
    clinic: 1,
    doctor: null,
    message: null,
    patient_name: null,
    doctor_name: null,
    priority: null,
    appointment_type: null,
    appointment_start: null,
    created_by: null,
    created_at: null,
    background_color: null,
    type: null,
    is_visible: true,
  })
  expect(notifications.get(uuid)).toMatchObject({ uuid })
  expect(notifications.get(uuid.toLowerCase())).toMatchObject({ uuid })
  notifications.remove(uuid.toLowerCase())
  expect(notifications.get(uuid)).toBeNull()
})

test('help articles are found by uuid and category in any case', () => {
  const help = createHelpStore(database)
  const [uuid, category] = [randomUUID().toUpperCase(), randomUUID().toUpperCase()]
  const article = { position: 1, isFeatured: false, title: 'Takvim', subtitle: null, html: null }
  help.add({ uuid, category, language: 'TR', ...article })
  const filter = { lang_id: 'TR', is_featured: null, page: 1, limit: 10 } as const
  for (const inAnyCase of [(text: string) => text, (text: string) => text.toLowerCase()]) {
    expect(help.has(inAnyCase(uuid))).toBe(true)
    expect(help.get(inAnyCase(uuid), 'TR')).toMatchObject({ uuid })
    expect(help.hasCategory(inAnyCase(category))).toBe(true)
    expect(help.list({ ...filter, category_id: inAnyCase(category) }).contents).toHaveLength(1)
  }
})

test('a room is found by its uuid in any case', () => {
  const rooms = createRooms(
    database,
    () => NOW,
    () => {},
  )
  const uuid = randomUUID().toUpperCase()
  rooms.open('Ayşe Yılmaz', uuid)
  expect(rooms.get(uuid)?.uuid).toBe(uuid)
  expect(rooms.get(uuid.toLowerCase())?.uuid).toBe(uuid)
})
