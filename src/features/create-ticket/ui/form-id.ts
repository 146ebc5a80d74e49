/** `form` attribute of the submit button in the footer. */
export const FORM_ID = 'ticket-form'
