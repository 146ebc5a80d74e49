import { createReadStream } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import type { ResponseValidation } from '../http/response-validation.ts'
import type { Fault, Faults } from '../http/faults.ts'
import type { RequestLog } from '../http/request-log.ts'
import type { Disconnect } from '../live/connections.ts'
import type { NotificationChange } from '../notifications/notification-store.ts'
import type { Patient } from '../patients/patient.ts'
import type { LinkQuality } from '../telemedicine/network-emulation/network-profile.ts'
import type { ProfileChange } from '../telemedicine/network-emulation/network-emulation.ts'
import type { Services } from '../services.ts'
import { type Control, ControlError, type NotificationInput, type Receivers, type ReminderInput } from './control.ts'
import * as schemas from './control-schemas.ts'
import { loopbackOnly } from './loopback-only.ts'

export interface ControlRouteDependencies {
  control: Control
  services: Services
  responseValidation: ResponseValidation
  faults: Faults
  requests: RequestLog
  operations: readonly string[]
}

/** Shared, so that it compiles each schema once per process: tests start many platforms. */
const ajv = new Ajv2020({ allowUnionTypes: true, useDefaults: true })

export const registerControl = async (
  server: FastifyInstance,
  dependencies: ControlRouteDependencies,
): Promise<void> => {
  await server.register(
    async (scope) => {
      scope.addHook('onRequest', loopbackOnly)
      scope.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema))
      // JSON only: another site can post a form or plain text without a CORS preflight.
      scope.removeContentTypeParser('text/plain')
      registerEventRoutes(scope, dependencies)
      registerSessionsAndRooms(scope, dependencies)
      registerInspection(scope, dependencies)
    },
    { prefix: '/sandbox/control' },
  )
}

const registerEventRoutes = (scope: FastifyInstance, { control }: ControlRouteDependencies): void => {
  scope.post<{ Body: { event: string; payload?: unknown; to?: Receivers } }>('/emit', schemas.emit, ({ body }) => ({
    receivers: control.emit(body.event, body.payload, body.to),
  }))
  scope.post<{ Body: ReminderInput }>('/reminders', schemas.reminder, ({ body }) => control.addReminder(body))
  scope.post<{ Body: NotificationInput }>('/notifications', schemas.notification, ({ body }) =>
    control.addNotification(body),
  )
  scope.patch<{ Params: { uuid: string }; Body: NotificationChange }>(
    '/notifications/:uuid',
    schemas.notificationChange,
    ({ params, body }) => control.changeNotification(params.uuid, body),
  )
  scope.delete<{ Params: { uuid: string } }>('/notifications/:uuid', ({ params }) =>
    control.removeNotification(params.uuid),
  )
  scope.post<{ Body: { transactions: boolean; clinic?: string } }>('/transactions', schemas.transactions, ({ body }) =>
    control.setTransactions(body.transactions, body.clinic),
  )
  scope.post<{ Body: { clinic: string; account?: string } }>('/company-switch', schemas.clinicSwitch, ({ body }) =>
    control.switchClinic(body.clinic, body.account),
  )
  scope.post<{ Body: Patient & { clinic?: string } }>(
    '/patients',
    schemas.patient,
    ({ body: { clinic, ...patient } }) => {
      control.addPatient(patient, clinic)
      return patient
    },
  )
}

const registerSessionsAndRooms = (scope: FastifyInstance, { control }: ControlRouteDependencies): void => {
  scope.post<{ Body: { account: string } }>('/sessions', schemas.session, ({ body }) => ({
    token: control.openSession(body.account),
  }))
  scope.post<{ Body: { account?: string } }>('/sessions/expire', schemas.expiry, ({ body }) => ({
    expired: control.expireSessions(body.account),
  }))
  scope.post<{ Body: { participant: string } }>('/rooms', schemas.room, ({ body }) =>
    control.openRoom(body.participant),
  )
  scope.post<{ Body: { channel: 'live' | 'telemedicine'; how: Disconnect } }>(
    '/disconnect',
    schemas.disconnect,
    ({ body }) => ({
      disconnected: control.disconnectAll(body.channel, body.how),
    }),
  )
  scope.post('/media/crash', () => ({ calls: control.crashMedia() }))
  scope.post<{ Body: LinkQuality & Pick<ProfileChange, 'direction'> & { name: string } }>(
    '/network',
    schemas.network,
    ({ body: { name, direction, ...quality } }) => {
      control.setNetwork(name, { direction, quality })
      return { name, direction, ...quality }
    },
  )
  scope.post('/reset', () => {
    control.reset()
    return { done: true }
  })
}

const registerInspection = (
  scope: FastifyInstance,
  { services, responseValidation, faults, requests, operations }: ControlRouteDependencies,
): void => {
  scope.get('/requests', () => ({ requests: requests.all() }))
  scope.delete('/requests', () => {
    requests.clear()
    return { requests: [] }
  })

  scope.get('/faults', () => ({ faults: faults.all() }))
  scope.post<{ Body: Fault }>('/faults', schemas.fault, ({ body }) => {
    faults.add(body)
    return { faults: faults.all() }
  })
  scope.delete('/faults', () => {
    faults.clear()
    return { faults: [] }
  })

  scope.get('/health', () => ({
    status: 'ok',
    patients: services.patients.count(),
    connections: { live: services.live.count(), telemedicine: services.telemedicine.count() },
    answers: responseValidation.summary(),
  }))
  scope.get('/demo', () => ({
    clinics: services.clinics.all().map(({ uuid, name, transactions }) => ({ uuid, name, transactions })),
    accounts: services.accounts.emails(),
    operations,
  }))
  scope.get('/tickets', () => ({ tickets: services.tickets.all() }))
  scope.get<{ Params: { uuid: string } }>('/tickets/:uuid/attachment', ({ params }, reply) => {
    const attachment = services.tickets.attachment(params.uuid)
    if (!attachment) throw new ControlError(`ticket ${params.uuid} has no attachment`)
    // A download: an uploaded file must never be rendered in this origin.
    const name = encodeURIComponent(attachment.name)
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(createReadStream(attachment.file))
  })
}
