import type { PortalConfig } from '@/shared/config'
import { createTask } from '@/shared/lib/effector'
import { clearOtherCopies } from '../lib/session-copy'

/** In the first bundle: a session may end before the other features are loaded. */
export const clearOtherCopiesTask = createTask(
  ({ token, site }: { token: string | null; site: PortalConfig['patientSite'] }) => {
    if (site.url !== '') clearOtherCopies(token, site)
  },
)
