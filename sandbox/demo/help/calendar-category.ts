/** Alone in its file: the configuration of the build imports it, without the articles. */
export const CALENDAR_CATEGORY = '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42'
