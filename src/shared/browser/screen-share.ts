/** Phones have no screen to share. */
export const isScreenShareSupported = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {})
