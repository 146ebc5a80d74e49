import type * as tr from './locales/tr'
import type startUp from './locales/tr/start-up.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof tr & { startUp: typeof startUp }
  }
}
