import { createEffect, createEvent, type Event, type EventCallable, sample, scopeBind, type Store } from 'effector'

export type Task<Params, Result> = EventCallable<Params> & { readonly doneData: Event<Awaited<Result>> }

const runFx = createEffect((run: () => unknown) => run())

/** The error of a task. Nothing else handles it, so it is reported as uncaught. */
export const taskFailed = runFx.failData

/**
 * A side effect as a target of `sample`, with its result in `doneData`. All tasks run in one effect: an effect of its own
 * has eight more units for its failure and its state, which take time and memory from the start (decision 0030). As in an
 * effect, `scopeBind` works before the first `await`, and `allSettled` waits for the handler.
 */
export function createTask<Params = void, Result = unknown>(handler: (params: Params) => Result): Task<Params, Result> {
  const doneData = createEvent<Awaited<Result>>()
  const start = runFx.prepend((params: Params) => toRun(() => handler(params), doneData))
  return Object.assign(start, { doneData })
}

/**
 * `attach` for a task: the handler gets the value of `source` too, from before the effects of the same tick. Requests of one
 * tick may be batched: only the last one runs.
 */
export function attachTask<Source, Params = void, Result = unknown>(
  source: Store<Source>,
  handler: (source: Source, params: Params) => Result,
): Task<Params, Result> {
  const doneData = createEvent<Awaited<Result>>()
  const start = createEvent<Params>()
  sample({ clock: start, source, fn: (value, params) => toRun(() => handler(value, params), doneData), target: runFx })
  return Object.assign(start, { doneData })
}

const toRun =
  <Result>(handle: () => Result, doneData: EventCallable<Awaited<Result>>) =>
  () => {
    const report = scopeBind(doneData)
    const result = handle()
    return result instanceof Promise ? result.then(report) : report(result as Awaited<Result>)
  }

/** Emits `elapsed` after `ms`. It is no pending effect, so `allSettled` does not wait for it. */
export const createDelayTask = <Payload = void>(elapsed: EventCallable<Payload>, ms: number) =>
  createTask((payload: Payload) => void setTimeout(scopeBind(elapsed), ms, payload))
