import type { Event } from 'effector'

/** The payloads of one kind, with the type of that kind. */
export const ofKind = <Payload extends { kind: string }, Kind extends Payload['kind']>(
  event: Event<Payload>,
  kind: Kind,
): Event<Payload & { kind: Kind }> =>
  event.filter({ fn: (payload): payload is Payload & { kind: Kind } => payload.kind === kind })
