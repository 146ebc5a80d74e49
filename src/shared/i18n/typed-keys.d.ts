import type tr from './locales/tr'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof tr
  }
}
