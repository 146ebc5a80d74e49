import type { Operation, PublicOperation } from '../operation.ts'
import { appointmentOperations } from './appointments.ts'
import { clinicListOperations } from './clinic-lists.ts'
import { companyOperations } from './companies.ts'
import { publicOperations as publicSessionOperations, sessionOperations } from './session.ts'
import { supportOperations } from './support.ts'
import { telemedicineOperations } from './telemedicine.ts'
import { userOperations } from './user.ts'

/** By `operationId` of the API description. */
export const publicOperations: Readonly<Record<string, PublicOperation>> = publicSessionOperations

export const operations: Readonly<Record<string, Operation>> = {
  ...sessionOperations,
  ...userOperations,
  ...clinicListOperations,
  ...appointmentOperations,
  ...companyOperations,
  ...supportOperations,
  ...telemedicineOperations,
}
