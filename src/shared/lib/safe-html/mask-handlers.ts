/** A Unicode noncharacter, reserved for internal use. */
const MASK = '\uFDD0'

/** In the HTML parser an attribute name can only start after one of these characters. */
const HANDLER_NAME = /(?<=[\s/"'])on(?=[a-z])/gi

/**
 * Masks the names of event handlers. Chromium checks a handler against the content security policy, and reports it, as
 * soon as an element has it, in any document. This is no sanitiser; texts are masked too, so unmask the result.
 */
export const maskHandlers = (html: string): string => unmask(html).replaceAll(HANDLER_NAME, `$&${MASK}`)

export const unmask = (text: string): string => text.replaceAll(MASK, '')
