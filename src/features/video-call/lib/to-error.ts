export const failureOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
