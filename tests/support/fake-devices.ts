/** Allows camera and microphone; without it the permissions of the browser context decide. */
export const ALLOW_DEVICES_FLAG = '--use-fake-ui-for-media-stream'

/** Flags of Chromium for a fake microphone and three fake cameras, of which the second is a depth camera that a call cannot use. */
export const fakeDeviceFlags = ({ fps = 10 } = {}): string[] => [
  `--use-fake-device-for-media-stream=device-count=3,fps=${fps}`,
  ALLOW_DEVICES_FLAG,
]
