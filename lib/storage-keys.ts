/** Every key this site writes on a visitor's device. `age` is spelt as the specification has it. */
export const storageKeys = {
  /** localStorage: the text `true` once the visitor has confirmed their age. */
  age: 'ageVerified',
  /** localStorage: the text `calm` while the footer's motion switch is on. */
  motion: 'motion',
  /** localStorage: `oz` or `ml`, once measures were asked for in one of them. */
  units: 'units',
  /** sessionStorage: the text `dismissed` once the invitation was dismissed. */
  invitation: 'invitation',
  /** sessionStorage: what was typed into the enquiry form and not yet sent, as JSON. */
  draft: 'enquiryDraft',
} as const;
