import { createEffect, type EventCallable } from 'effector'

const runFx = createEffect((run: () => unknown) => run())

/** The error of a task. Nothing else handles it, so it is reported as uncaught. */
export const taskFailed = runFx.failData

/**
 * A side effect whose result nothing reads, as a target of `sample`. It is much cheaper to declare than an effect, which
 * has nine more units for its result and its state (decision 0030). Like in an effect, `scopeBind` works before the first
 * `await`, and `allSettled` waits for the handler.
 */
export const createTask = <Params = void>(handler: (params: Params) => unknown): EventCallable<Params> =>
  runFx.prepend((params: Params) => () => handler(params))
