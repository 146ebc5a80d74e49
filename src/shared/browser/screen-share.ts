/** Mobile browsers do not support screen sharing. */
export const isScreenShareSupported = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {})
