import { configureHttp } from '@/shared/api'

/**
 * Configures `http.ts` for a tab with the token `token` whose session and clinic match the cookies, without preloaded
 * responses.
 */
export function configureTestHttp(settings: Partial<Parameters<typeof configureHttp>[0]> = {}): void {
  configureHttp({
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => undefined,
    onUnauthorized() {},
    onMalformed() {},
    onServerTime() {},
    takePreloadedResponse: () => null,
    requestContext: { read: () => 'context', onMismatch() {} },
    ...settings,
  })
}
