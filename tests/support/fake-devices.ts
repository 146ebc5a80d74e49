/** `ask` uses the permissions of the context; others are denied. */
const PERMISSION_FLAGS = {
  allow: ['--use-fake-ui-for-media-stream'],
  deny: ['--use-fake-ui-for-media-stream=deny'],
  ask: [],
}

export interface FakeDevices {
  /** Chromium's second fake camera is a depth camera, which a call cannot use. */
  cameras?: number
  fps?: number
  /** The answer to the permission prompt. */
  permission?: keyof typeof PERMISSION_FLAGS
}

/** Flags of Chromium for fake cameras and a fake microphone. */
export const fakeDeviceFlags = ({ cameras = 1, fps = 10, permission = 'allow' }: FakeDevices = {}): string[] => [
  `--use-fake-device-for-media-stream=device-count=${cameras},fps=${fps}`,
  ...PERMISSION_FLAGS[permission],
]
