import type { MediaEngine } from './media-engine.ts'
import { startMediasoupEngine } from './mediasoup-engine.ts'
import { importMediasoup } from './mediasoup-library.ts'
import { createWeriftEngine } from './werift/werift-engine.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where browsers reach the media: nobody but those of this machine, unless it is said otherwise. */
const mediaAddress = ({ MEDIA_ADDRESS }: Environment): string => MEDIA_ADDRESS ?? '127.0.0.1'

/** The engine that needs nothing but npm's registry; for tests, where every machine has to run the same. */
export const openOwnEngine = (environment: Environment, report: (error: unknown) => void): MediaEngine =>
  createWeriftEngine({ address: mediaAddress(environment), report })

/**
 * The engine of production where its worker can be had, else the one that always can. Where a worker was named
 * (`MEDIASOUP_WORKER_BIN`), it is said why it does not run. `MEDIA_ENGINE` names one of them, and then it is that one.
 * @throws where the engine that was named cannot be had
 */
export const openBestEngine = async (
  environment: Environment,
  report: (error: unknown) => void,
  load = importMediasoup,
): Promise<MediaEngine> => {
  if (environment.MEDIA_ENGINE === 'werift') return openOwnEngine(environment, report)
  try {
    return await startMediasoupEngine(await load(), mediaAddress(environment))
  } catch (error) {
    if (environment.MEDIA_ENGINE === 'mediasoup') throw error
    const reason = error instanceof Error ? error.message : String(error)
    if (environment.MEDIASOUP_WORKER_BIN) report(`The worker of MEDIASOUP_WORKER_BIN does not run: ${reason}`)
    return openOwnEngine(environment, report)
  }
}
