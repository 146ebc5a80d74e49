import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { PAGE_HEADERS } from '../control/control-pages.ts'
import type { Rooms } from '../telemedicine/rooms.ts'
import { bundlePage } from './bundle.ts'

const fileOf = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8')

/** The patient's page of a consultation: `/sandbox/patient?room=…&name=…&lang=…`. */
export const registerPatientPage = (server: FastifyInstance, rooms: Rooms): void => {
  const page = fileOf('patient.html')
  const style = fileOf('patient.css')
  let script: Promise<string> | null = null

  server.get('/sandbox/patient', (_request, reply) => reply.headers(PAGE_HEADERS).type('text/html').send(page))
  server.get('/sandbox/patient/patient.css', (_request, reply) =>
    reply.headers(PAGE_HEADERS).type('text/css').send(style),
  )
  server.get('/sandbox/patient/patient.js', async (_request, reply) => {
    script ??= bundlePage()
    return reply
      .headers(PAGE_HEADERS)
      .type('text/javascript')
      .send(await script)
  })

  /** Not limited to this machine: the link with the room is the credential. */
  server.get<{ Params: { room: string } }>('/sandbox/rooms/:room', ({ params }, reply) => {
    const room = rooms.get(params.room)
    return room
      ? { uuid: room.uuid, participant: room.patientName }
      : reply.code(404).send({ statusCode: 404, message: 'There is no such room.' })
  })
}
