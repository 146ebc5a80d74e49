import { fileURLToPath } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Control, createControl } from './control/control.ts'
import { registerControlPages } from './control/control-pages.ts'
import { registerPatientSite } from './control/patient-site.ts'
import { registerControl } from './control/control-routes.ts'
import type { Progress } from './demo/seed.ts'
import { createResponseValidation } from './http/response-validation.ts'
import { readApiDescription } from './http/api-description.ts'
import { registerApi } from './http/api-routes.ts'
import { allowOrigins } from './http/cors.ts'
import { createFaults } from './http/faults.ts'
import { createRequestLog } from './http/request-log.ts'
import { registerPatientPage } from './patient-page/patient-page.ts'
import { registerPortal } from './portal/portal-files.ts'
import { type RunTimeConfig, runTimeConfig } from './portal/run-time-config.ts'
import { createServices, type Services } from './services.ts'
import { openPlatformData, type PlatformData } from './storage/platform-data.ts'
import type { MediaEngine } from './telemedicine/media/media-engine.ts'
import { openWeriftEngine } from './telemedicine/media/open-media-engine.ts'

export interface PlatformOptions {
  /** Folder of the data; null keeps the data in memory. */
  dataFolder?: string | null
  /** Number of patients; null keeps the existing data. */
  patients?: number | null
  host?: string
  /** 0, the default, selects a free port. */
  port?: number
  /** Validates the platform's own responses against the API description; true by default. */
  validateResponses?: boolean
  portalFolder?: string
  environment?: NodeJS.ProcessEnv
  /** Media engine of the calls; werift by default. */
  openMedia?: (environment: NodeJS.ProcessEnv, report: (error: unknown) => void) => MediaEngine | Promise<MediaEngine>
  now?: () => Date
  onProgress?: Progress
  /** Called with errors and warnings for the terminal. */
  log?: (line: string) => void
}

export interface Platform {
  /** URL without a path, for example `http://127.0.0.1:4173`. */
  address: string
  services: Services
  control: Control
  close(): Promise<void>
}

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const MAX_BODY_BYTES = 8 * 1024 * 1024
const noop = (): void => undefined

export const createPlatform = async (options: PlatformOptions = {}): Promise<Platform> => {
  const { dataFolder: folder = null, patients = null, now = () => new Date(), onProgress = noop } = options
  // First: a wrong variable is reported before the patients are created.
  const config = runTimeConfig(options.environment ?? {})
  const data = openPlatformData({ folder, patients, now, onProgress })
  const server = Fastify({
    forceCloseConnections: true,
    bodyLimit: MAX_BODY_BYTES,
    // Merges slashes at the start of the path, as nginx does.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/{2,}/, '/'),
  })
  const close = async () => {
    await server.close()
    data.close()
  }

  try {
    const { services, control } = await build(server, data, config, options, now)
    const address = await server.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
    return { address, services, control, close }
  } catch (error) {
    await close()
    throw error
  }
}

const build = async (
  server: FastifyInstance,
  data: PlatformData,
  config: RunTimeConfig,
  options: PlatformOptions,
  now: () => Date,
) => {
  const { log = noop, validateResponses = true, portalFolder = DIST, environment = {} } = options
  const { openMedia = openWeriftEngine } = options
  const report = (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  const mediaEngine = await openMedia(environment, report)
  const allowedOrigins = (environment.SANDBOX_ALLOW_ORIGIN ?? '').split(',').filter(Boolean)
  const services = createServices({ data, server: server.server, allowedOrigins, mediaEngine, now, report })
  allowOrigins(server, allowedOrigins)
  services.sessions.removeExpired()
  server.addHook('preClose', async () => {
    services.live.close()
    services.telemedicine.close()
  })

  const responseValidation = createResponseValidation(validateResponses, ({ operationId, status, problems }) =>
    log(`MISMATCH: ${operationId} answered ${status}, but openapi.yaml says: ${problems.join('; ')}`),
  )
  const faults = createFaults()
  const requests = createRequestLog()
  const control = createControl({ services, database: data.database, faults, requests })

  const description = readApiDescription()
  const operations = description.map(({ id }) => id)
  await registerApi(server, { description, services, responseValidation, faults, requests, log })
  await registerControl(server, { control, services, responseValidation, faults, requests, operations })
  await registerControlPages(server)
  registerPatientSite(server, services, config.patientSite)
  registerPatientPage(server, services.telemedicine.rooms)
  await registerPortal(server, { folder: portalFolder, config })
  return { services, control }
}
