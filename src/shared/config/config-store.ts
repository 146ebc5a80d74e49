import { createStore } from 'effector'
import { type PortalConfig, parsePortalConfig } from './portal-config'

/** Set by the entry point when it forks the scope; the initial value is for tests only. */
export const $config = createStore<PortalConfig>(
  parsePortalConfig({ calendarHelpCategory: '00000000-0000-4000-8000-000000000000' }),
  { serialize: 'ignore' },
)
