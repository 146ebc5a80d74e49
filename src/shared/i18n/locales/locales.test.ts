import { expect, test } from 'vitest'
import * as en from './en'
import enStartUp from './en/start-up.json'
import * as tr from './tr'
import trStartUp from './tr/start-up.json'

interface Texts {
  [key: string]: string | Texts
}

/** Every text of a language by its whole key. */
function flatten(texts: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[path + key, text] as const] : [...flatten(text, `${path}${key}.`)],
    ),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort()

const turkish = flatten({ ...tr, startUp: trStartUp })
const english = flatten({ ...en, startUp: enStartUp })

test('both languages have the same texts (F-M01, F-M02)', () => {
  expect([...turkish.keys()].sort()).toEqual([...english.keys()].sort())
})

test('both languages have the same placeholders in each text (F-M02)', () => {
  const listOf = (texts: Map<string, string>) => [...texts].map(([key, text]) => `${key}: ${placeholders(text)}`).sort()
  expect(listOf(turkish)).toEqual(listOf(english))
})

test('no text is empty, starts or ends with a space, or contains an ellipsis character', () => {
  const untidy = [...turkish, ...english].filter(
    ([, text]) => text.trim() === '' || text.trim() !== text || text.includes('…'),
  )
  expect(untidy).toEqual([])
})

test('Turkish texts are written in composed letters', () => {
  const decomposed = [...turkish].filter(([, text]) => text !== text.normalize('NFC'))
  expect(decomposed).toEqual([])
})

test('English texts have typographic apostrophes', () => {
  expect([...english].filter(([, text]) => text.includes("'"))).toEqual([])
})

test('every count is formatted as a number', () => {
  expect([...turkish, ...english].filter(([, text]) => text.includes('{{count}}'))).toEqual([])
})

/** Only texts of the specification that no other test checks. */
test.each(
  Object.entries({
    'common.reminderTypes.doctor': 'Doktor',
    'common.reminderTypes.nurse': 'Hemşire',
    'common.reminderTypes.patient': 'Hasta',
    'common.reminderTypes.admin': 'Admin',
    'common.reminderTypes.insurance': 'Sigorta',
    'common.reminderTypes.medication': 'İlaç',
    'shell.doctorId': 'Doktor ID: {{id}}',
    'toasts.callRoomMissing': 'Oda bilgisi bulunamadı!',
    'toasts.callPeerLeft': 'Katılımcı Ayrıldı',
    'toasts.callRoomClosed': 'Oda Kapatıldı',
    'toasts.callConnectionClosed': 'Bağlantı Kapatıldı',
    'toasts.callVideoFailed': 'Görüntü yüklenemedi',
    'toasts.callConnectionFailed': 'Bağlantı hatası: {{reason}}',
    'toasts.callReconnectionFailed': 'Yeniden bağlanma hatası: {{reason}}',
    'toasts.callWaitingForPeer': 'Katılımcı Bekleniyor...',
    'toasts.callReconnected': 'Yeniden bağlandı',
  }),
)('%s has the text of the specification', (key, text) => {
  expect(turkish.get(key)).toBe(text)
})
