export const AUTH_COOKIE = 'auth_doctor'
export const CLINIC_COOKIE = 'selected_company'
export const LANGUAGE_COOKIE = 'lang_doctor'
/**
 * Why the token is missing, because a message with the reason may come late. A cookie, because changes of the local
 * storage reach other tabs later than those of cookies.
 */
export const SESSION_END_COOKIE = 'portal_session_end'

export const PORTAL_COOKIES: readonly string[] = [AUTH_COOKIE, CLINIC_COOKIE, LANGUAGE_COOKIE, SESSION_END_COOKIE]
