import { createWatch, type Scope, type Unit } from 'effector'

/** @returns a growing list of the payloads of the unit in the scope */
export function recordPayloads<Payload>(unit: Unit<Payload>, scope: Scope): Payload[] {
  const payloads: Payload[] = []
  createWatch({ unit, fn: (payload) => void payloads.push(payload), scope })
  return payloads
}
