/** The boxes with their words come late: nobody needs them for the first screen. For `createLateView`. */
export const loadPinPrompt = async () => (await import('./PinPrompt')).PinPrompt
