import { detailFields, honeypotField, type DetailField, type Details } from './enquiry';

function fieldOf(form: HTMLFormElement, field: DetailField): HTMLInputElement | undefined {
  const found = form.elements.namedItem(field);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** The values typed into a form; a field that the form does not have is empty. */
export function readForm(form: HTMLFormElement): Details {
  const entries = detailFields.map((field) => [field, fieldOf(form, field)?.value ?? '']);
  return Object.fromEntries(entries) as Details;
}

/** Puts values into the fields that are still empty: what was typed before stays. */
export function fillForm(form: HTMLFormElement, details: Details): void {
  for (const field of detailFields) {
    const input = fieldOf(form, field);
    if (input && !input.value) input.value = details[field];
  }
}

/** Whether the honeypot field was filled in. */
export function isRobot(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(honeypotField);
  return trap instanceof HTMLInputElement && trap.value !== '';
}
