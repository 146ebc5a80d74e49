import { createStore, type Unit } from 'effector'

interface Tagged {
  status: string
}
type Events = Readonly<Record<string, Unit<unknown>>>
type Payload<Source> = Source extends Unit<infer Value> ? Value : never
type InStatus<State extends Tagged, Status> = Extract<State, { status: Status }>

/** By status and event, the next state. Events without an entry are ignored in that status. */
export type Transitions<State extends Tagged, On extends Events> = {
  [Status in State['status']]: {
    [Name in keyof On]?: (state: InStatus<State, Status>, payload: Payload<On[Name]>) => State
  }
}

interface Change<State> {
  from: State
  to: State
}

/**
 * A typed transition table over a store. It is called twice, because the state is named and the events are inferred.
 *
 * `changed` fires for each new state. `entered` and `left` fire when the status changes, with the state of that status.
 */
export const createMachine =
  <State extends Tagged>() =>
  <const On extends Events>(options: { initial: State; on: On; transitions: Transitions<State, On> }) => {
    const { initial, on, transitions } = options
    const $change = createStore<Change<State>>({ from: initial, to: initial }, { serialize: 'ignore' })
    for (const name of Object.keys(on)) {
      // A reducer sees each of several events in one tick; `sample` would see only the last.
      $change.on(on[name] as Unit<unknown>, (last, payload) => {
        const table = transitions[last.to.status as State['status']] as Record<
          string,
          ((state: State, payload: unknown) => State) | undefined
        >
        const to = table[name]?.(last.to, payload) ?? last.to
        return to === last.to ? last : { from: last.to, to }
      })
    }
    const changed = $change.updates
    const hasNewStatus = ({ from, to }: Change<State>) => from.status !== to.status
    return {
      $state: $change.map(({ to }) => to),
      changed,
      entered: <Status extends State['status']>(status: Status) =>
        changed.filterMap((change) =>
          hasNewStatus(change) && change.to.status === status ? (change.to as InStatus<State, Status>) : undefined,
        ),
      left: <Status extends State['status']>(status: Status) =>
        changed.filterMap((change) =>
          hasNewStatus(change) && change.from.status === status ? (change.from as InStatus<State, Status>) : undefined,
        ),
    }
  }
