export type PermissionOf = (kind: 'camera' | 'microphone') => Promise<PermissionState | null>

/** Null where the browser cannot query this permission. */
export const readPermission: PermissionOf = async (kind) => {
  try {
    const { state } = await navigator.permissions.query({ name: kind })
    return state
  } catch {
    return null
  }
}
