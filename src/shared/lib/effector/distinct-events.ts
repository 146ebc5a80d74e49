import { createStore, type Event, sample } from 'effector'

/** The events of `clock` whose key is new, at most `max` of them. */
export function distinctEvents<Payload>(
  clock: Event<Payload>,
  keyOf: (payload: Payload) => string,
  max: number,
): Event<Payload> {
  const $keys = createStore<readonly string[]>([])
  const distinct = sample({
    clock,
    source: $keys,
    filter: (keys, payload) => keys.length < max && !keys.includes(keyOf(payload)),
    fn: (_, payload) => payload,
  })
  $keys.on(distinct, (keys, payload) => [...keys, keyOf(payload)])
  return distinct
}
