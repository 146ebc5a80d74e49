/** Ties the button below the form to it. */
export const FORM_ID = 'ticket-form'
