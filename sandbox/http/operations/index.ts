import type { Operation, PublicOperation } from '../operation.ts'
import { appointmentOperations } from './appointments.ts'
import { clinicListOperations } from './clinic-lists.ts'
import { clinicOperations } from './clinic.ts'
import { supportOperations } from './support.ts'
import { telemedicineOperations } from './telemedicine.ts'
import { publicUserOperations, userOperations } from './user.ts'

/** By `operationId` of the API description. */
export const publicOperations: Readonly<Record<string, PublicOperation>> = publicUserOperations

export const operations: Readonly<Record<string, Operation>> = {
  ...userOperations,
  ...appointmentOperations,
  ...clinicOperations,
  ...clinicListOperations,
  ...telemedicineOperations,
  ...supportOperations,
}
