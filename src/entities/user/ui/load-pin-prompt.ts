/** Chunk of the PIN prompt for `createLazyView`; the first screen does not need it. */
export const loadPinPrompt = async () => (await import('./PinPrompt')).PinPrompt
