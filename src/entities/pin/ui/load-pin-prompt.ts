/** Chunk of the PIN prompt for `lazyView`; the first screen does not need it. */
export const loadPinPrompt = async () => (await import('./PinPrompt')).PinPrompt
