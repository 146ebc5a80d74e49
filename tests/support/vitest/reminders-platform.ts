import { HttpResponse, http, type RequestHandler } from 'msw'
import { startServer } from './platform-server'
import { PLATFORM } from './render-screen'
import { uuid } from '../uuid'

export const REMINDERS = `${PLATFORM}/api/v1/patient/notes/reminder-all`

export const note = (n: number, more: object = {}) => ({
  notes_uuid: uuid(n),
  read: false,
  note: `Not ${n}`,
  type: 'task',
  patient_info: { uuid: uuid(100 + n), name: `Hasta ${n}`, locked: false },
  createdBy: { name: 'Elif' },
  ...more,
})

export function startRemindersPlatform(...handlers: RequestHandler[]) {
  const server = startServer(...handlers)
  return {
    server,
    respondWith: (notes: readonly object[]) => server.use(http.get(REMINDERS, () => HttpResponse.json({ notes }))),
    respondWithError: () => server.use(http.get(REMINDERS, () => HttpResponse.json({}, { status: 400 }))),
  }
}
