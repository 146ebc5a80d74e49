import { networkInterfaces } from 'node:os'
import type { MediaEngine } from './media-engine.ts'
import { startMediasoupEngine } from './mediasoup-engine.ts'
import { importMediasoup } from './mediasoup-library.ts'
import { createWeriftEngine } from './werift/werift-engine.ts'

const LINK_LOCAL = '169.254.'

/**
 * Addresses at which browsers reach the media. Firefox does not connect to a loopback address, so an address of this machine
 * in a network is offered too.
 */
export const mediaAddresses = ({ MEDIA_ADDRESS }: NodeJS.ProcessEnv, interfaces = networkInterfaces()): string[] => {
  if (MEDIA_ADDRESS) return [MEDIA_ADDRESS]
  const inNetwork = Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith(LINK_LOCAL))
  return ['127.0.0.1', ...(inNetwork ? [inNetwork.address] : [])]
}

/** The engine without native code, used by tests so that they run the same on every machine. */
export const openWeriftEngine = (environment: NodeJS.ProcessEnv, report: (error: unknown) => void): MediaEngine =>
  createWeriftEngine({ addresses: () => mediaAddresses(environment), report })

/**
 * Opens mediasoup if its worker can be started, otherwise werift. `MEDIA_ENGINE` selects one of them. With
 * `MEDIASOUP_WORKER_BIN` the reason why the worker does not run is reported.
 * @throws if the selected engine cannot be opened
 */
export const openBestEngine = async (
  environment: NodeJS.ProcessEnv,
  report: (error: unknown) => void,
  load = importMediasoup,
): Promise<MediaEngine> => {
  if (environment.MEDIA_ENGINE === 'werift') return openWeriftEngine(environment, report)
  try {
    return await startMediasoupEngine(await load(), () => mediaAddresses(environment))
  } catch (error) {
    if (environment.MEDIA_ENGINE === 'mediasoup') throw error
    const reason = error instanceof Error ? error.message : String(error)
    if (environment.MEDIASOUP_WORKER_BIN) report(`The worker of MEDIASOUP_WORKER_BIN does not run: ${reason}`)
    return openWeriftEngine(environment, report)
  }
}
